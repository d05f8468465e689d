import Rewriting
import Syntax
import Xcode

/// What every app delegate of a run asks about the files that say what is built. It is made once, so that none walks over all paths again.
struct BuildMap: Sendable {
  /// The files that say what is built, manifests in Swift among them.
  let files: ProjectFiles
  /// An Xcode project as far as it can be read.
  struct Project: Sendable {
    /// Of its `project.pbxproj`.
    let path: String
    /// The folder that holds the `.xcodeproj`.
    let home: String
    let read: XcodeProject?
  }

  /// By their paths.
  let projects: [Project]
  /// The paths of all files that end in `Info.plist`, in order.
  let plists: [String]
  /// In the order of bytes, what shows that more than Swift is built: other languages, tools that bring code along.
  private let otherCode: [String]

  init(of project: ProjectContext, jobs: Int) {
    let files = Self.buildFiles(of: project)
    let pbxprojs = files.buildPaths.filter { $0.utf8.last == UInt8(ascii: "j") && Path.name($0) == "project.pbxproj" }.sorted()
    projects = Parallel.map(pbxprojs, jobs: jobs) { path in
      Project(path: path, home: Path.folder(Path.folder(path)), read: try? files.xcodeProject(at: path))
    }
    plists = files.buildPaths.filter { $0.hasSuffix("Info.plist") }.sorted()
    otherCode = files.paths.filter(Self.isOtherCode).sorted { $0.precedesByBytes($1) }
    self.files = files
  }

  private static func buildFiles(of project: ProjectContext) -> ProjectFiles {
    let files = project.buildFiles
    // Whoever has read the disk has listed them.
    let manifests = project.files.map(\.path).filter { ProjectFiles.holdsBuildFacts($0) && !files.buildPaths.contains($0) }
    let read = manifests.compactMap { path in project.bytes(of: path).map { (path, $0) } }
    return read.isEmpty ? files : files.adding(contents: Dictionary(read) { first, _ in first })
  }

  /// Of most paths the last byte decides.
  private static func isOtherCode(_ path: String) -> Bool {
    switch path.utf8.last {
    case UInt8(ascii: "m"), UInt8(ascii: "h"), UInt8(ascii: "e"):
      let name = Path.name(path)
      return name == "Podfile" || name == "Cartfile" || [".m", ".mm", ".h", ".pch"].contains { name.hasSuffix($0) }
    default: return false
    }
  }

  /// Whether code that is not Swift, or a tool that brings code along, is below a folder.
  func hasOtherCode(in folder: String) -> Bool {
    !otherCode.places(below: folder, \.self).isEmpty
  }
}
