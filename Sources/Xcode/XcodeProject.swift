/// An `.xcodeproj` as values: its targets, what they compile, and the settings they are built with.
package struct XcodeProject: Sendable {
  /// The path of `project.pbxproj`, relative to the root.
  package let path: String
  package let source: [UInt8]
  /// The folder that paths start from: the one that holds the `.xcodeproj`, unless `projectDirPath` says otherwise.
  package let folder: String
  package let targets: [Target]
  /// For each file reference and group, its path on disk and the group that holds it.
  let places: [String: Place]

  struct Object: Sendable {
    let id: String
    let entry: OpenStepEntry
    var isa: String { self["isa"]?.string ?? "" }
    subscript(key: String) -> OpenStepValue? { entry.value[key] }
  }

  struct Place: Sendable {
    let path: String
    let group: String
    /// A file reference, not a group.
    let isFile: Bool
  }

  /// Everything in the file by its identifier. It is read again at each call: the values are many times the text, and only an addition
  /// needs them once the targets are known.
  var objects: [String: Object] { (try? OpenStepReader.read(source)).map(Self.objects) ?? [:] }

  private static func objects(of root: OpenStepValue) -> [String: Object] {
    var objects: [String: Object] = [:]
    for entry in root["objects"]?.dictionary ?? [] { objects[entry.key] = Object(id: entry.key, entry: entry) }
    return objects
  }

  /// One target.
  package struct Target: Sendable {
    package let name: String
    /// `com.apple.product-type.application`, ...; empty for an aggregate target.
    package let productType: String
    package let configurations: [BuildSettings]
    /// Paths of what its Sources phases name.
    package let sources: Set<String>
    /// The identifiers of its Sources phases.
    let sourcesPhases: [String]
    /// Folders whose files belong to it by being there, each with the paths that do not.
    package let synchronizedFolders: [(path: String, exceptions: Set<String>)]

    /// An app or an app clip; not an app of a watch.
    package var isApplication: Bool {
      let prefix = "com.apple.product-type.application"
      return productType == prefix || productType == prefix + ".on-demand-install-capable"
    }
    package var isTest: Bool { productType.hasPrefix("com.apple.product-type.bundle") }

    /// Whether it compiles the file at this path.
    package func compiles(_ path: String) -> Bool {
      sources.contains(path) || synchronizedFolder(of: path) != nil
    }

    /// The synchronized folder by which it compiles the file.
    package func synchronizedFolder(of path: String) -> String? {
      synchronizedFolders.first { Path.isInside(path, folder: $0.path) && !$0.exceptions.contains(path) }?.path
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

  /// Reads the project at this path.
  package init(path: String, files: ProjectFiles) throws(OpenStepError) {
    guard let source = files[path] else { throw OpenStepError(offset: 0, message: "no such file") }
    self.path = path
    self.source = source
    let root = try OpenStepReader.read(source)
    let objects = Self.objects(of: root)
    let project = root["rootObject"]?.string.flatMap { objects[$0] }
    guard let project else { throw OpenStepError(offset: 0, message: "no project object") }
    let home = Path.folder(Path.folder(path))
    folder = Path.normal(Path.join(home, project["projectDirPath"]?.string ?? ""))
    var reader = PlaceReader(objects: objects, folder: folder)
    reader.walk(project["mainGroup"]?.string ?? "", in: "", at: folder)
    places = reader.places
    let groups = objects.values.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
    let builder = TargetReader(
      objects: objects, places: places, synchronizedGroups: groups, folder: folder, project: project, home: path, files: files)
    targets = (project["targets"]?.strings ?? []).compactMap { objects[$0] }.map(builder.target)
  }

  /// The file references that lead to this path.
  package func references(to path: String) -> [String] {
    places.filter { $0.value.path == path && $0.value.isFile }.keys.sorted()
  }
}

/// Follows the groups of a project to the paths of their files.
private struct PlaceReader {
  let objects: [String: XcodeProject.Object]
  let folder: String
  var places: [String: XcodeProject.Place] = [:]

  /// - Parameter depth: How many groups are around it; a project with more than 256 is none that Xcode made.
  mutating func walk(_ id: String, in group: String, at base: String, depth: Int = 0) {
    guard depth <= 256, let object = objects[id], places[id] == nil else { return }
    let here: String
    let path = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": here = Path.join(base, path)
    case "SOURCE_ROOT": here = Path.join(folder, path)
    case "<absolute>": here = path
    default: return  // A product, or a file of the SDK.
    }
    places[id] = XcodeProject.Place(path: Path.normal(here), group: group, isFile: object.isa == "PBXFileReference")
    for child in object["children"]?.strings ?? [] { walk(child, in: id, at: Path.normal(here), depth: depth + 1) }
  }
}

/// Puts targets together from their objects.
private struct TargetReader {
  let objects: [String: XcodeProject.Object]
  let places: [String: XcodeProject.Place]
  let synchronizedGroups: [XcodeProject.Object]
  let folder: String
  let project: XcodeProject.Object
  let home: String
  let files: ProjectFiles

  func target(_ object: XcodeProject.Object) -> XcodeProject.Target {
    let phases = (object["buildPhases"]?.strings ?? []).filter { objects[$0]?.isa == "PBXSourcesBuildPhase" }
    let builds = phases.flatMap { objects[$0]?["files"]?.strings ?? [] }
    let sources = builds.compactMap { objects[$0]?["fileRef"]?.string }.compactMap { places[$0]?.path }
    return XcodeProject.Target(
      name: object["name"]?.string ?? "",
      productType: object["productType"]?.string ?? "",
      configurations: configurations(of: object),
      sources: Set(sources).union(adoptedFiles(of: object)),
      sourcesPhases: phases,
      synchronizedFolders: synchronizedFolders(of: object)
    )
  }

  /// A set of exceptions brings single files of a synchronized folder into a target that has not the folder.
  private func adoptedFiles(of target: XcodeProject.Object) -> [String] {
    let own = target["fileSystemSynchronizedGroups"]?.strings ?? []
    return synchronizedGroups.filter { !own.contains($0.id) }.flatMap { group in
      exceptions(of: group, for: target)
    }
  }

  private func exceptions(of group: XcodeProject.Object, for target: XcodeProject.Object) -> [String] {
    guard let place = places[group.id] else { return [] }
    let sets = (group["exceptions"]?.strings ?? []).compactMap { objects[$0] }.filter { $0["target"]?.string == target.id }
    return sets.flatMap { $0["membershipExceptions"]?.strings ?? [] }.map { Path.normal(Path.join(place.path, $0)) }
  }

  private func synchronizedFolders(of target: XcodeProject.Object) -> [(path: String, exceptions: Set<String>)] {
    (target["fileSystemSynchronizedGroups"]?.strings ?? []).compactMap { id in
      guard let group = objects[id], let place = places[id] else { return nil }
      return (place.path, Set(exceptions(of: group, for: target)))
    }
  }

  private func configurations(of target: XcodeProject.Object) -> [BuildSettings] {
    let ofProject = configurationObjects(of: project)
    return configurationObjects(of: target).map { configuration in
      let name = configuration["name"]?.string ?? ""
      var missing: [String] = []
      var levels: [SettingsLevel] = []
      for object in [ofProject.first { $0["name"]?.string == name }, configuration] {
        levels.append(baseLevel(of: object, missing: &missing))
        levels.append(SettingsLevel(object?["buildSettings"]))
      }
      return BuildSettings(
        configuration: name, levels: levels, missingFiles: missing, builtIn: builtIn(target: target, configuration: name))
    }
  }

  private func configurationObjects(of owner: XcodeProject.Object) -> [XcodeProject.Object] {
    let list = owner["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
  }

  /// The level of the `.xcconfig` that a configuration is based on.
  private func baseLevel(of configuration: XcodeProject.Object?, missing: inout [String]) -> SettingsLevel {
    var path: String?
    if let reference = configuration?["baseConfigurationReference"]?.string {
      path = places[reference]?.path ?? objects[reference]?["path"]?.string ?? reference
    } else if let anchor = configuration?["baseConfigurationReferenceAnchor"]?.string, let place = places[anchor] {
      path = Path.join(place.path, configuration?["baseConfigurationReferenceRelativePath"]?.string ?? "")
    }
    guard let path else { return SettingsLevel() }
    let read = files.cache.levels.value(for: path) {
      var reader = ConfigurationFileReader(files: files)
      reader.read(path)
      return (reader.level, reader.missing)
    }
    // CocoaPods' own files say how to link; they are not checked in everywhere and set nothing that is asked here.
    missing += read.missing.filter { !$0.contains("Pods/") && !Path.name($0).hasPrefix("Pods") }
    return read.level
  }

  private func builtIn(target: XcodeProject.Object, configuration: String) -> [String: String] {
    let name = target["name"]?.string ?? ""
    let project = Path.name(Path.folder(home))
    return [
      "SRCROOT": BuildSettings.sourceRoot, "PROJECT_DIR": BuildSettings.sourceRoot, "SOURCE_ROOT": BuildSettings.sourceRoot,
      "TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": configuration,
      "PROJECT_NAME": project.hasSuffix(".xcodeproj") ? String(project.dropLast(".xcodeproj".count)) : project,
    ]
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
