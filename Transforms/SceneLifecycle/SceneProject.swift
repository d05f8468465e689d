import Rewriting
import Semantics
import Syntax
import Xcode

/// What the build says about one app: its files, its property lists, how a new file gets into it. Or why that cannot be told.
struct SceneProject {
  /// The folder of the project's own file; empty for the root.
  private(set) var folder = ""
  /// The Swift files that are compiled together with the app delegate.
  private(set) var moduleFiles: [ProjectContext.SearchedFile] = []
  /// Those of the whole project, tests too.
  private(set) var projectFiles: [ProjectContext.SearchedFile] = []
  /// Files beside the app delegate that no target compiles.
  private(set) var strayFiles: [ProjectContext.SearchedFile] = []
  private(set) var plists: [InfoPlist] = []
  /// Some configuration has no property list of its own: Xcode makes it.
  private(set) var hasGeneratedPlist = false
  /// The main storyboard that a generated property list names.
  private(set) var generatedStoryboard: String?
  /// Why no migration can be written.
  private(set) var obstacles: [String] = []
  /// Other languages, or tools that bring code along, may ask the app delegate for its window.
  private(set) var hasOtherCode = false
  private(set) var xcode: XcodeProject?
  /// By path: the main storyboard that a build setting adds to a property list.
  private var addedStoryboards: [String: String] = [:]
  private let builds: BuildMap
  private var files: ProjectFiles { builds.files }
  /// Where other app delegates are, which files may belong to if no Xcode project says it.
  private var otherDelegates: [String] = []

  /// Some property list names a main storyboard.
  var hasStoryboard: Bool { generatedStoryboard != nil || plists.contains { storyboard(of: $0) != nil } }

  /// The main storyboard that a property list names, or that Xcode adds to it.
  private func storyboard(of plist: InfoPlist) -> String? {
    let name = plist.string("UIMainStoryboardFile") ?? addedStoryboards[plist.path]
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// - Parameter file: The app delegate's.
  init(of file: String, in project: ProjectContext, builds: BuildMap) {
    self.builds = builds
    readProject(holding: file, in: project)
    projectFiles = files(in: project)
    let folderOfDelegate = Path.folder(file)
    let scene = Path.join(folderOfDelegate, "SceneDelegate.swift")
    if project.bytes(of: scene) != nil, project.file(at: scene) == nil, isOfProject(scene) {
      projectFiles.append(ProjectContext.SearchedFile(path: scene))
    }
    hasOtherCode = builds.hasOtherCode(in: folder)
    if let xcode {
      let apps = xcode.targets(compiling: PathTable.Key(file)).filter { xcode.targets[$0].isApplication }
      for file in projectFiles {
        let targets = xcode.targets(compiling: PathTable.Key(file.path))
        if targets.contains(where: apps.contains) { moduleFiles.append(file) }
        if targets.isEmpty, Path.isInside(file.path, folder: folderOfDelegate) { strayFiles.append(file) }
      }
    } else {
      moduleFiles = projectFiles.filter { !Self.isTest($0.path) && isOfApp($0.path, of: file) }
    }
    if !moduleFiles.contains(where: { $0.path == file }) { moduleFiles.append(ProjectContext.SearchedFile(path: file)) }
  }

  /// The Swift files below the project's folder, where they stand together, and those elsewhere that it compiles, in the order of paths.
  private func files(in project: ProjectContext) -> [ProjectContext.SearchedFile] {
    let inside = project.searchedFiles(in: folder)
    let targets = xcode?.targets ?? []
    var elsewhere = targets.flatMap(\.synchronizedFolders).filter { !Path.isInside($0.path, folder: folder) }
      .flatMap { project.searchedFiles(in: $0.path) }.filter { file in targets.contains { $0.compiles(file.path) } }
    let listed = xcode?.sources(outside: folder) ?? []
    elsewhere += listed.compactMap(project.searchedFile(at:))
    // A project may spell an accent in another way than the disk does.
    let accented = listed.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    if !accented.isEmpty { elsewhere += project.searchedFiles(where: accented.contains) }
    var seen: Set<String> = []
    elsewhere = elsewhere.filter { !Path.isInside($0.path, folder: folder) && seen.insert($0.path).inserted }
    return elsewhere.isEmpty ? inside : (inside + elsewhere).sorted { $0.path.precedesByBytes($1.path) }
  }

  private func isOfProject(_ path: String) -> Bool {
    Path.isInside(path, folder: folder) || xcode?.targets.contains { $0.compiles(path) } == true
  }

  /// Without a project file: whether a file belongs to this app delegate rather than to another one of the same folder.
  private func isOfApp(_ path: String, of file: String) -> Bool {
    let own = Self.commonFolders(path, file)
    return !otherDelegates.contains { Self.commonFolders(path, $0) > own }
  }

  /// How many folders two paths have in common. Asked for each file and app delegate, so it makes no strings.
  private static func commonFolders(_ a: String, _ b: String) -> Int {
    var count = 0
    for (x, y) in zip(a.utf8, b.utf8) {
      if x != y { break }
      if x == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }

  /// The app targets that compile a file.
  private func targets(holding file: String) -> [XcodeProject.Target] {
    xcode?.targets.filter { $0.isApplication && $0.compiles(file) } ?? []
  }

  private static func isTest(_ path: String) -> Bool { path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") } }

  // MARK: Which project

  private mutating func readProject(holding file: String, in context: ProjectContext) {
    let key = PathTable.Key(file)
    let holders = builds.projects.compactMap { $0.read.flatMap { $0.targets(compiling: key).isEmpty ? nil : $0 } }
    let builders = holders.filter { project in project.targets.contains { $0.isApplication && $0.compiles(file) } }
    if builders.count > 1 {
      let names = builders.map { Path.folder($0.path) }.joined(separator: ", ")
      obstacles.append("several projects compile \(Path.name(file)) into an app: \(names)")
    }
    // The nearest is the one whose folder has the most in common with the file's.
    xcode = holders.max { Self.nearness($0.folder, file) < Self.nearness($1.folder, file) }
    if xcode == nil { otherDelegates = context.index.appDelegates.map(\.file).filter { $0 != file } }
    let description = nearestDescription(to: file)
    let around = builds.projects.filter { Path.isInside(file, folder: $0.home) }
    let nearest = around.map(\.home).max { $0.count < $1.count }
    folder = xcode?.folder ?? nearest ?? description.map { Path.folder($0.path) } ?? ""
    if let xcode {
      readTargets(of: xcode, holding: file, description: description)
    } else if let unreadable = around.first(where: { $0.read == nil }) {
      obstacles.append("\(Path.name(Path.folder(unreadable.path))) cannot be read")
    } else if let nearest, description.map({ Path.folder($0.path).count < nearest.count }) ?? true {
      let name = around.first { $0.home == nearest }.map { Path.name(Path.folder($0.path)) } ?? "the project"
      obstacles.append("no target of \(name) compiles \(Path.name(file))")
    } else {
      if let description { folder = Path.folder(description.path) }
      readDescription(description, holding: file, minimumOS: context.minimumOS)
    }
  }

  private static func nearness(_ folder: String, _ file: String) -> Int {
    Path.isInside(file, folder: folder) ? 1 + folder.count : 0
  }

  private func nearestDescription(to file: String) -> ProjectDescription? {
    var folder = Path.folder(file)
    while true {
      for name in ProjectDescription.names {
        if let found = ProjectDescription(path: Path.join(folder, name), files: files, appHolding: file) { return found }
      }
      guard !folder.isEmpty else { return nil }
      folder = Path.folder(folder)
    }
  }

  // MARK: An Xcode project

  private mutating func readTargets(of project: XcodeProject, holding file: String, description: ProjectDescription?) {
    let targets = targets(holding: file).filter(\.buildsForIOS)
    if targets.isEmpty { obstacles.append("no app target of \(Path.name(Path.folder(project.path))) compiles \(Path.name(file))") }
    if let rule = description?.plistRule, description?.kind != .package { obstacles.append(rule) }
    for target in targets {
      for settings in target.configurations {
        let minimum = settings.value("IPHONEOS_DEPLOYMENT_TARGET").known
        if let minimum, let number = Int(minimum.prefix { $0.isNumber }), number < 13 {
          obstacles.append("target \(target.name) builds for iOS \(minimum) (IPHONEOS_DEPLOYMENT_TARGET); scenes need iOS 13")
        }
        readPlists(of: settings, target: target, in: project)
      }
    }
    for other in project.targets where other.isApplication && !other.compiles(file) {
      let paths = other.configurations.flatMap { $0.values("INFOPLIST_FILE") }.compactMap(\.known).map(project.path(fromSetting:))
      if let shared = plists.first(where: { paths.contains($0.path) }) {
        obstacles.append("\(shared.path) is also the plist of target \(other.name), which has another app delegate")
      }
    }
    obstacles = obstacles.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func readPlists(of settings: BuildSettings, target: XcodeProject.Target, in project: XcodeProject) {
    for value in settings.values("INFOPLIST_FILE") {
      switch value {
      case .value(let text) where !text.isEmpty:
        let path = project.path(fromSetting: text)
        readPlist(at: path)
        if settings.isOn("GENERATE_INFOPLIST_FILE"), let name = settings.value("INFOPLIST_KEY_UIMainStoryboardFile").known {
          addedStoryboards[path] = name
        }
      case .unknown(let why) where !settings.isOn("GENERATE_INFOPLIST_FILE"):
        obstacles.append("INFOPLIST_FILE of \(target.name) cannot be told: \(why)")
      default:
        guard settings.isOn("GENERATE_INFOPLIST_FILE") else {
          obstacles.append("\(target.name) (\(settings.configuration)) names no Info.plist")
          continue
        }
        hasGeneratedPlist = true
        generatedStoryboard = generatedStoryboard ?? settings.value("INFOPLIST_KEY_UIMainStoryboardFile").known
        if settings.keys.contains(where: { $0.hasPrefix("INFOPLIST_KEY_UIMainStoryboardFile_") }) {
          obstacles.append("\(target.name) has another main storyboard for iPad")
        }
      }
    }
  }

  private mutating func readPlist(at path: String) {
    guard !plists.contains(where: { $0.path == path }) else { return }
    guard let bytes = files[path] else {
      return obstacles.append("\(path) cannot be \(files.buildPaths.contains(path) ? "read" : "found")")
    }
    do throws(PropertyListError) {
      let plist = try InfoPlist(path: path, source: bytes)
      plists.append(plist)
      for entry in plist.root.entries ?? [] where entry.key.hasPrefix("UIMainStoryboardFile~") {
        obstacles.append("\(path) has \(entry.key) beside UIMainStoryboardFile, and scenes know no such key")
      }
    } catch {
      obstacles.append("\(path) \(error.reason)")
    }
  }

  // MARK: A project without an Xcode project

  private mutating func readDescription(_ description: ProjectDescription?, holding file: String, minimumOS: Int) {
    let minimum = description?.minimumIOS ?? minimumOS
    if minimum < 13 {
      obstacles.append("\(description.map { Path.name($0.path) } ?? "the project") asks for iOS \(minimum); scenes need iOS 13")
    }
    if let rule = description?.plistRule { return obstacles.append(rule) }
    for path in description?.plists ?? [] { readPlist(at: path) }
    if !plists.isEmpty || !obstacles.isEmpty { return }
    if description?.generatesPlist == true {
      hasGeneratedPlist = true
      generatedStoryboard = description?.storyboard
      return
    }
    for path in builds.plists where Path.isInside(path, folder: folder) {
      guard let bytes = files[path] else { continue }
      guard let plist = try? InfoPlist(path: path, source: bytes) else {
        if isOfApp(path, of: file), InfoPlist.mayBeOfApp(bytes) { readPlist(at: path) }
        continue
      }
      // Newer templates leave the type to the build; then only an app says that it needs iOS.
      let type = plist.string("CFBundlePackageType")
      let isApp = type == "APPL" || (type == "$(PRODUCT_BUNDLE_PACKAGE_TYPE)" && plist.root["LSRequiresIPhoneOS"] != nil)
      if isApp, !plist.hasExtension, isOfApp(path, of: file) { readPlist(at: path) }
    }
    if plists.isEmpty, obstacles.isEmpty { obstacles.append("no Info.plist of an app can be found") }
  }

  // MARK: What is written

  /// The edits that give every property list its window configuration, and the project its new file; or why they cannot be made.
  func edits(adding scene: String, beside file: String, namesStoryboard: Bool) -> Result<[Edit], BuildObstacle> {
    var result: [Edit] = []
    for plist in plists where plist.manifest != .window {
      let storyboard = namesStoryboard ? storyboard(of: plist) : nil
      guard let change = plist.addingWindowScene(delegateClass: "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: storyboard) else {
        return .failure(BuildObstacle(reason: "the scene manifest of \(plist.path) has a form that cannot be added to"))
      }
      result.append(Edit(change.range, with: Array(change.text.utf8), in: plist.path))
    }
    guard let xcode, !targets(holding: file).contains(where: { $0.synchronizedFolder(of: file) != nil }) else { return .success(result) }
    do throws(XcodeProject.Refusal) {
      let changes = try xcode.changes(adding: scene, beside: file)
      result += changes.map { Edit($0.range, with: Array($0.text.utf8), in: xcode.path) }
    } catch {
      return .failure(BuildObstacle(reason: error.reason))
    }
    return .success(result)
  }
}

/// Why the build cannot take in a scene delegate.
struct BuildObstacle: Error {
  let reason: String
}
