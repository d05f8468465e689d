/// A Swift file of a project.
package struct SwiftFile: Hashable, Sendable {
  /// Absolute, with the links of its directories resolved.
  package let path: String
  /// From the project's root, `/`-separated.
  package let relativePath: String
  /// Whether it may be rewritten; the others are only read for the index.
  package internal(set) var isSelected: Bool
  /// Whether the name is a symbolic link.
  package let isLink: Bool

  package init(path: String, relativePath: String, isSelected: Bool, isLink: Bool = false) {
    (self.path, self.relativePath, self.isSelected, self.isLink) = (path, relativePath, isSelected, isLink)
  }
}

/// Something that could not be done, and with what.
package struct PathFailure: Error, Hashable, Sendable {
  /// Absolute, or as it was given where there is no such thing.
  package let path: String
  package let message: String

  package init(path: String, message: String) {
    (self.path, self.message) = (path, message)
  }

  init(_ path: String, _ error: SystemError) {
    // What is not UTF-8 in a name is read as U+FFFD, and nothing has that name.
    let isMisread = error.isNoSuchFile && path.unicodeScalars.contains("\u{FFFD}")
    self.init(path: path, message: isMisread ? "has a name that is not UTF-8; rename it" : error.description)
  }
}

/// What was asked for in one project.
package struct ProjectRequest: Sendable {
  /// Absolute.
  package let root: String
  /// Directories whose files are selected. Each is walked even if a rule above it would leave it out.
  package var directories: [String] = []
  /// Files that are selected by name.
  package var files: [String] = []
  /// Whether everything below the root is read for the index. Not so for a file without a project: its neighbours may be anything.
  package let isProject: Bool

  package init(root: String, directories: [String] = [], files: [String] = [], isProject: Bool = true) {
    (self.root, self.directories, self.files, self.isProject) = (root, directories, files, isProject)
  }

  /// The project of one file, without anything selected.
  package init(around file: String) {
    let folder = parentDirectory(file)
    let root = projectRoot(above: folder)
    self.init(root: root ?? folder, isProject: root != nil)
  }

  /// Sorts the paths of a command line into projects; what is not there is a failure.
  ///
  /// A directory that is not inside one that is a project is a project itself. A file in a directory that is
  /// named too is done with that directory.
  package static func requests(for paths: [String]) -> (requests: [ProjectRequest], failures: [PathFailure]) {
    var (directories, files, failures) = ([String](), [String](), [PathFailure]())
    for path in paths {
      do {
        let kind = try kind(of: path)
        if kind == .directory { directories.append(realPath(path) ?? path) } else { files.append(try swiftFile(path, kind)) }
      } catch {
        failures.append(error)
      }
    }
    var requests: [ProjectRequest] = []
    func add(to request: ProjectRequest, _ change: (inout ProjectRequest) -> Void) {
      let index = requests.firstIndex { $0.root == request.root && $0.isProject == request.isProject } ?? requests.endIndex
      if index == requests.endIndex { requests.append(request) }
      change(&requests[index])
    }
    for directory in unique(directories) {
      add(to: ProjectRequest(root: projectRoot(above: directory) ?? directory)) { $0.directories.append(directory) }
    }
    for file in unique(files) where !directories.contains(where: { file.hasPrefix($0 == "/" ? "/" : $0 + "/") }) {
      add(to: ProjectRequest(around: file)) { $0.files.append(file) }
    }
    return (requests, failures)
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  private static func kind(of path: String) throws(PathFailure) -> FileStatus.Kind {
    do { return try FileStatus(at: path).kind } catch { throw PathFailure(path, error) }
  }

  /// The absolute path of a file that was named; the links of its directories are resolved, its own is not.
  private static func swiftFile(_ path: String, _ kind: FileStatus.Kind) throws(PathFailure) -> String {
    guard path.hasSuffix(".swift") else { throw PathFailure(path: path, message: "is not a Swift file; name a .swift file or a directory") }
    guard kind == .file else { throw PathFailure(path: path, message: "is not a regular file") }
    let folder = path.contains("/") ? parentDirectory(path) : "."
    let name = path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    return child(name, of: realPath(folder) ?? folder)
  }
}
