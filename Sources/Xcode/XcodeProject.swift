/// An `.xcodeproj` as values: its targets, what they compile, and the settings they are built with.
package struct XcodeProject: Sendable {
  /// The path of `project.pbxproj`, relative to the root.
  package let path: String
  package let source: [UInt8]
  /// The folder that paths start from: the one that holds the `.xcodeproj`, unless `projectDirPath` says otherwise.
  package let folder: String
  package let targets: [Target]

  /// A folder whose files belong to a target by being there.
  package struct SynchronizedFolder: Sendable {
    package let path: String
    /// The paths of those that do not.
    package let exceptions: Set<String>

    package func holds(_ path: String) -> Bool { Path.isInside(path, folder: self.path) && !exceptions.contains(path) }
  }

  /// One target.
  package struct Target: Sendable {
    package let name: String
    /// `com.apple.product-type.application`, ...; empty for an aggregate target.
    package let productType: String
    package let configurations: [BuildSettings]
    /// What is named in the Sources phases of the project's targets, and which of the targets this is.
    let named: PathTable
    let number: Int
    /// Folders whose files belong to it by being there, each with the paths that do not.
    package let synchronizedFolders: [SynchronizedFolder]

    /// An app or an app clip; not an app of a watch.
    package var isApplication: Bool {
      let prefix = "com.apple.product-type.application"
      return productType == prefix || productType == prefix + ".on-demand-install-capable"
    }
    package var isTest: Bool { productType.hasPrefix("com.apple.product-type.bundle") }

    /// Whether it compiles the file at this path.
    package func compiles(_ path: String) -> Bool {
      synchronizedFolder(of: path) != nil || named.numbers(of: PathTable.Key(path)).contains(number)
    }

    /// The synchronized folder by which it compiles the file.
    package func synchronizedFolder(of path: String) -> String? {
      synchronizedFolders.first { $0.holds(path) }?.path
    }

    /// Whether some configuration builds for iOS; where no setting says it, it may.
    package var buildsForIOS: Bool {
      configurations.isEmpty
        || configurations.contains { settings in
          if let platforms = settings.value("SUPPORTED_PLATFORMS").known { return platforms.contains("iphone") }
          guard let sdk = settings.value("SDKROOT").known, sdk != "auto", !sdk.isEmpty else { return true }
          return sdk.contains("iphone")
        }
    }
  }

  /// What the Sources phases of its targets name, a target by its place in `targets`.
  package let named: PathTable

  private let hasSynchronizedFolders: Bool

  /// Reads the project at this path.
  package init(path: String, files: ProjectFiles) throws(OpenStepError) {
    guard let source = files[path] else { throw OpenStepError(offset: 0, message: "no such file") }
    self.path = path
    self.source = source
    let objects = try XcodeObjects(of: source)
    folder = Self.folder(of: objects, path: path)
    let reader = TargetReader(objects: objects, places: XcodePlaces(of: objects, folder: folder), home: path, files: files)
    let found = objects.objects("targets", of: objects.project)
    named = reader.sources(of: found)
    targets = found.enumerated().map { [named] in reader.target($1, number: $0, named: named) }
    hasSynchronizedFolders = targets.contains { !$0.synchronizedFolders.isEmpty }
  }

  /// The places in `targets` of those that compile a file.
  package func targets(compiling file: PathTable.Key) -> [Int] {
    let naming = named.numbers(of: file)
    guard hasSynchronizedFolders else { return naming.count < 2 ? naming : Array(Set(naming)).sorted() }
    return targets.indices.filter { naming.contains($0) || targets[$0].synchronizedFolder(of: file.path) != nil }
  }

  /// What some target names and is not below a folder.
  package func sources(outside folder: String) -> Set<String> { Set(named.paths(outside: folder)) }

  private static func folder(of objects: XcodeObjects, path: String) -> String {
    let home = Path.folder(Path.folder(path))
    return Path.normal(Path.join(home, objects.string("projectDirPath", of: objects.project) ?? ""))
  }

  /// The file as objects and places. It is read again: only an addition needs them once the targets are known.
  func contents() throws(OpenStepError) -> (objects: XcodeObjects, places: XcodePlaces) {
    let objects = try XcodeObjects(of: source)
    return (objects, XcodePlaces(of: objects, folder: folder))
  }
}

extension XcodeProject {
  /// A value of a setting that is a path, as a path from the root. It starts from the project's folder; quotes around it go.
  package func path(fromSetting value: String) -> String {
    var text = value
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") { text = String(text.dropFirst().dropLast()) }
    if text.hasPrefix(BuildSettings.sourceRoot) {
      text = String(text.dropFirst(BuildSettings.sourceRoot.count).drop { $0 == "/" })
    }
    return Path.normal(Path.join(folder, text))
  }
}
