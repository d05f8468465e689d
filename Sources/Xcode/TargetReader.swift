/// Puts the targets of a project together from its objects.
struct TargetReader {
  let objects: XcodeObjects
  let places: XcodePlaces
  /// The path of the project file.
  let home: String
  let files: ProjectFiles

  func target(_ object: Int, number: Int, named: PathTable) -> XcodeProject.Target {
    XcodeProject.Target(
      name: objects.string("name", of: object) ?? "",
      productType: objects.string("productType", of: object) ?? "",
      configurations: configurations(of: object),
      named: named,
      number: number,
      synchronizedFolders: synchronizedFolders(of: object)
    )
  }

  // MARK: Sources

  /// What the Sources phases of these targets name.
  func sources(of targets: [Int]) -> PathTable {
    var builder = PathTable.Builder()
    let synchronized = objects.keys.indices.filter { objects.object($0, isA: "PBXFileSystemSynchronizedRootGroup") }
    for (number, target) in targets.enumerated() {
      for phase in objects.sourcesPhases(of: target) {
        for build in objects.objects("files", of: phase) {
          guard let file = objects[objects.field("fileRef", of: build)], places.places[file] != nil else { continue }
          builder.add(number) { places.write(file, to: &$0) }
        }
      }
      for path in adoptedFiles(of: target, from: synchronized) { builder.add(number, at: path) }
    }
    return builder.table
  }

  /// A set of exceptions brings single files of a synchronized folder into a target that has not the folder.
  private func adoptedFiles(of target: Int, from groups: [Int]) -> [String] {
    guard !groups.isEmpty else { return [] }
    let own = objects.objects("fileSystemSynchronizedGroups", of: target)
    return groups.filter { !own.contains($0) }.flatMap { exceptions(of: $0, for: target) }
  }

  private func exceptions(of group: Int, for target: Int) -> [String] {
    guard let folder = places.path(of: group) else { return [] }
    let sets = objects.objects("exceptions", of: group).filter { objects[objects.field("target", of: $0)] == target }
    return sets.flatMap { set in
      objects.tree.elements(of: objects.field("membershipExceptions", of: set)).compactMap { objects.tree.string($0) }
    }.map { Path.normal(Path.join(folder, $0)) }
  }

  private func synchronizedFolders(of target: Int) -> [XcodeProject.SynchronizedFolder] {
    objects.objects("fileSystemSynchronizedGroups", of: target).compactMap { group in
      places.path(of: group).map { XcodeProject.SynchronizedFolder(path: $0, exceptions: Set(exceptions(of: group, for: target))) }
    }
  }

  // MARK: Settings

  private func configurations(of target: Int) -> [BuildSettings] {
    let ofProject = configurationObjects(of: objects.project)
    return configurationObjects(of: target).map { configuration in
      let name = objects.string("name", of: configuration) ?? ""
      var missing: [String] = []
      var levels: [SettingsLevel] = []
      for object in [ofProject.first { objects.string("name", of: $0) == name }, configuration] {
        levels.append(baseLevel(of: object, missing: &missing))
        let settings = object.flatMap { objects.field("buildSettings", of: $0) }
        levels.append(settings.map { SettingsLevel(OpenStepValue(tree: objects.tree, node: $0)) } ?? SettingsLevel())
      }
      return BuildSettings(
        configuration: name, levels: levels, missingFiles: missing, builtIn: builtIn(target: target, configuration: name))
    }
  }

  private func configurationObjects(of owner: Int) -> [Int] {
    objects[objects.field("buildConfigurationList", of: owner)].map { objects.objects("buildConfigurations", of: $0) } ?? []
  }

  /// The level of the `.xcconfig` that a configuration is based on.
  private func baseLevel(of configuration: Int?, missing: inout [String]) -> SettingsLevel {
    guard let configuration, let path = basePath(of: configuration) else { return SettingsLevel() }
    let read = files.cache.levels.value(for: path) {
      var reader = ConfigurationFileReader(files: files)
      reader.read(path)
      return (reader.level, reader.missing)
    }
    // CocoaPods' own files say how to link; they are not checked in everywhere and set nothing that is asked here.
    missing += read.missing.filter { !$0.contains("Pods/") && !Path.name($0).hasPrefix("Pods") }
    return read.level
  }

  private func basePath(of configuration: Int) -> String? {
    if let node = objects.field("baseConfigurationReference", of: configuration), let reference = objects.tree.string(node) {
      let file = objects[node]
      return file.flatMap { places.path(of: $0) ?? objects.string("path", of: $0) } ?? reference
    }
    guard let anchor = objects[objects.field("baseConfigurationReferenceAnchor", of: configuration)],
      let folder = places.path(of: anchor)
    else { return nil }
    return Path.join(folder, objects.string("baseConfigurationReferenceRelativePath", of: configuration) ?? "")
  }

  private func builtIn(target: Int, configuration: String) -> [String: String] {
    let name = objects.string("name", of: target) ?? ""
    let project = Path.name(Path.folder(home))
    return [
      "SRCROOT": BuildSettings.sourceRoot, "PROJECT_DIR": BuildSettings.sourceRoot, "SOURCE_ROOT": BuildSettings.sourceRoot,
      "TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": configuration,
      "PROJECT_NAME": project.hasSuffix(".xcodeproj") ? String(project.dropLast(".xcodeproj".count)) : project,
    ]
  }
}
