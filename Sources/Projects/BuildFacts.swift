import Dispatch
import Xcode

/// What the project file and its like say about single sources: who compiles them, and how old an iOS they have to run on.
package struct BuildFacts: Sendable {
  /// What holds where nothing says otherwise.
  package static let defaultMinimumOS = 17

  /// What is asked of a target again and again.
  private struct Target: Sendable {
    let target: XcodeProject.Target
    let buildsForIOS: Bool
    let isExtension: Bool
    let minimumOS: Int?

    init(_ target: XcodeProject.Target) {
      self.target = target
      buildsForIOS = target.buildsForIOS
      isExtension = target.productType.contains("extension")
      // The lowest of its configurations'.
      minimumOS = target.configurations.compactMap { $0.value(deploymentTarget).known.flatMap(majorVersion) }.min()
    }
  }

  private let targets: [Target]
  /// Which targets name a source in a phase, by path.
  private let namedBy: [String: [Int]]
  /// The targets that compile whatever is in a folder.
  private let withFolders: [Int]
  /// Lowest iOS by the folder of its package's manifest.
  private let packages: [String: Int]
  /// For files of no package that no target is known to compile.
  package let minimumOS: Int

  package init(_ files: ProjectFiles) {
    let paths = files.contents.keys.sorted(by: utf8Order)
    let pbxprojs = paths.filter { Path.name($0) == "project.pbxproj" }
    // They are large, and remembered once read.
    if pbxprojs.count > 1 {
      DispatchQueue.concurrentPerform(iterations: pbxprojs.count) { _ = try? files.xcodeProject(at: pbxprojs[$0]) }
    }
    let projects = pbxprojs.compactMap { try? files.xcodeProject(at: $0) }
    targets = projects.flatMap(\.targets).map(Target.init)
    var namedBy: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() { for path in target.target.sources { namedBy[path, default: []].append(index) } }
    self.namedBy = namedBy
    withFolders = targets.indices.filter { [targets] in !targets[$0].target.synchronizedFolders.isEmpty }
    var packages: [String: Int] = [:]
    var described: [Int] = []
    for path in paths where ProjectDescription.names.contains(Path.name(path)) {
      guard let facts = ProjectDescription(path: path, files: files, appHolding: ""), let version = facts.minimumIOS else { continue }
      if facts.kind == .package { packages[Path.folder(path)] = version } else { described.append(version) }
    }
    self.packages = packages
    let apps = targets.filter { $0.buildsForIOS && !$0.target.isTest }.compactMap(\.minimumOS)
    let settings = paths.filter { $0.hasSuffix(".xcconfig") }.flatMap { Self.versions(inConfiguration: $0, files) }
    // What is nearest to the compiler comes first; of several the lowest, because shared code runs on it too.
    let known = [apps, described, settings, Array(packages.values)].first { !$0.isEmpty }
    minimumOS = known?.min() ?? Self.defaultMinimumOS
  }

  private static func versions(inConfiguration path: String, _ files: ProjectFiles) -> [Int] {
    var reader = ConfigurationFileReader(files: files)
    reader.read(path)
    return reader.level.assignments.filter { $0.key == deploymentTarget }.compactMap { majorVersion($0.value) }
  }

  private func targets(compiling path: String) -> [Target] {
    let inFolders = withFolders.filter { targets[$0].target.synchronizedFolder(of: path) != nil }
    return Set((namedBy[path] ?? []) + inFolders).map { targets[$0] }
  }

  /// The lowest iOS that a source has to run on: its package's, or that of the targets that compile it.
  package func minimumOS(of path: String) -> Int {
    var folder = Path.folder(path)
    while true {
      if let version = packages[folder] { return version }
      if folder.isEmpty { break }
      folder = Path.folder(folder)
    }
    return targets(compiling: path).filter(\.buildsForIOS).compactMap(\.minimumOS).min() ?? minimumOS
  }

  /// Whether an app extension's target compiles the source.
  package func isInAppExtension(_ path: String) -> Bool { targets(compiling: path).contains(where: \.isExtension) }

  /// Why a source is none of an iOS app's, if so. One that no target is known to compile may be.
  package func exclusion(of path: String) -> String? {
    let targets = targets(compiling: path)
    guard !targets.isEmpty, targets.allSatisfy({ !$0.buildsForIOS }) else { return nil }
    return "only targets for other platforms compile this file"
  }
}

private let deploymentTarget = "IPHONEOS_DEPLOYMENT_TARGET"

private func majorVersion(_ text: String) -> Int? { Int(text.prefix { $0.isNumber }) }
