import Xcode

/// What the project file and its like say about single sources: who compiles them, and how old an iOS they have to run on.
package struct BuildFacts: Sendable {
  /// What holds where nothing says otherwise.
  package static let defaultMinimumOS = 17

  /// What is known of one source.
  package struct Source: Hashable, Sendable {
    /// Whether an app extension's target compiles it; without an Xcode project, whether the nearest `Info.plist` is an extension's.
    package let isInAppExtension: Bool
    /// Why it is none of an iOS app's, if so. One that no target is known to compile may be.
    package let exclusion: String?
    /// The lowest iOS that it has to run on: its package's, or that of the targets that compile it.
    package let minimumOS: Int
  }

  /// What is asked of a target again and again.
  private struct Target: Sendable {
    let buildsForIOS: Bool
    let isExtension: Bool
    let isTest: Bool
    let minimumOS: Int?

    init(_ target: XcodeProject.Target) {
      buildsForIOS = target.buildsForIOS
      isExtension = target.productType.contains("extension")
      isTest = target.isTest
      // The lowest of its configurations'.
      minimumOS = target.configurations.compactMap { $0.value(deploymentTarget).known.flatMap(majorVersion) }.min()
    }
  }

  private final class Project: Sendable {
    let targets: [Target]
    /// All that its targets compile is below these folders.
    let reach: [String]
    private let named: PathTable
    /// The targets that compile whatever is in a folder, by their places.
    private let withFolders: [(place: Int, folders: [XcodeProject.SynchronizedFolder])]

    init(_ project: XcodeProject) {
      targets = project.targets.map(Target.init)
      named = project.named
      withFolders = project.targets.enumerated().map { ($0.offset, $0.element.synchronizedFolders) }.filter { !$0.folders.isEmpty }
      reach = [named.commonFolder].compactMap(\.self) + withFolders.flatMap(\.folders).map(\.path)
    }

    /// Calls `body` with each target that compiles a source, with some perhaps twice.
    func visit(targetsCompiling source: PathTable.Key, _ body: (Target) -> Void) {
      for place in named.numbers(of: source) { body(targets[place]) }
      for entry in withFolders.indices where withFolders[entry].folders.contains(where: { $0.holds(source.path) }) {
        body(targets[withFolders[entry].place])
      }
    }
  }

  private let projects: [Project]
  /// Places in `projects` by the folders that they reach: in a folder of many projects, most are not asked about a source.
  private let reaching: PathTable
  /// Lowest iOS by the folder of a package's manifest.
  private let packages: PathTable
  /// Without an Xcode project, by the folders that have an `Info.plist`: 1 for an extension's, 0 for any other.
  private let plists: PathTable
  /// For files of no package that no target is known to compile.
  package let minimumOS: Int

  /// - Parameter jobs: On how many threads project files are read.
  package init(_ files: ProjectFiles, jobs: Int = 1) {
    let paths = files.buildPaths.sorted(by: utf8Order)
    let projects = Self.projects(at: paths.filter { Path.name($0) == "project.pbxproj" }, in: files, jobs: jobs)
    let descriptions = paths.filter { ProjectDescription.names.contains(Path.name($0)) }
      .compactMap { ProjectDescription(path: $0, files: files, appHolding: "") }
    self.projects = projects
    var reaching = PathTable.Builder()
    for (place, project) in projects.enumerated() { for folder in Set(project.reach) { reaching.add(place, at: folder) } }
    self.reaching = reaching.table
    plists = projects.isEmpty ? Self.plists(among: paths, in: files) : PathTable.Builder().table
    var packages = PathTable.Builder()
    for description in descriptions where description.kind == .package {
      if let version = description.minimumIOS { packages.add(version, at: Path.folder(description.path)) }
    }
    self.packages = packages.table
    // What is nearest to the compiler comes first; of several the lowest, because shared code runs on it too.
    minimumOS =
      projects.flatMap(\.targets).filter { $0.buildsForIOS && !$0.isTest }.compactMap(\.minimumOS).min()
      ?? descriptions.filter { $0.kind != .package }.compactMap(\.minimumIOS).min()
      ?? paths.filter { $0.hasSuffix(".xcconfig") }.flatMap { Self.versions(inConfiguration: $0, files) }.min()
      ?? descriptions.compactMap(\.minimumIOS).min() ?? Self.defaultMinimumOS
  }

  /// What can be read of these project files, in their order.
  private static func projects(at paths: [String], in files: ProjectFiles, jobs: Int) -> [Project] {
    let read = Locked([Project?](repeating: nil, count: paths.count))
    WorkPool(Array(paths.enumerated().reversed())).run(threads: min(jobs, paths.count)) {
      { item in
        let project = (try? files.xcodeProject(at: item.element)).map(Project.init)
        read.withValue { $0[item.offset] = project }
      }
    }
    return read.withValue { $0.compactMap(\.self) }
  }

  private static func plists(among paths: [String], in files: ProjectFiles) -> PathTable {
    var result = PathTable.Builder()
    for path in paths where Path.name(path) == "Info.plist" {
      guard let source = files[path], let plist = try? InfoPlist(path: path, source: source) else { continue }
      result.add(plist.hasExtension ? 1 : 0, at: Path.folder(path))
    }
    return result.table
  }

  private static func versions(inConfiguration path: String, _ files: ProjectFiles) -> [Int] {
    var reader = ConfigurationFileReader(files: files)
    reader.read(path)
    return reader.level.assignments.filter { $0.key == deploymentTarget }.compactMap { majorVersion($0.value) }
  }

  /// What is known of the source at this path.
  package subscript(path: String) -> Source {
    let key = PathTable.Key(path)
    var (isCompiled, buildsForIOS, isInAppExtension) = (false, false, false)
    var lowest: Int?
    for place in Set(reaching.numbers(around: path)) {
      projects[place].visit(targetsCompiling: key) { target in
        isCompiled = true
        isInAppExtension = isInAppExtension || target.isExtension
        guard target.buildsForIOS else { return }
        buildsForIOS = true
        lowest = [lowest, target.minimumOS].compactMap(\.self).min()
      }
    }
    return Source(
      isInAppExtension: isInAppExtension || (!isCompiled && plists.number(around: path) == 1),
      exclusion: isCompiled && !buildsForIOS ? "only targets for other platforms compile this file" : nil,
      minimumOS: packages.number(around: path) ?? lowest ?? minimumOS)
  }
}

private let deploymentTarget = "IPHONEOS_DEPLOYMENT_TARGET"

private func majorVersion(_ text: String) -> Int? { Int(text.prefix { $0.isNumber }) }
