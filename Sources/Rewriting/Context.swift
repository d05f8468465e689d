import Semantics
import Syntax
import Xcode

/// What a transform knows of the place it judges.
package struct Context: Sendable {
  /// The file as it is in this pass, with its questions.
  package let model: FileModel
  /// The whole project as it was when the run began.
  package let index: ProjectIndex
  package let file: FileInfo
  /// The lowest iOS the code must run on, its major version.
  package let minimumOS: Int
  package let project: ProjectContext
  /// The transforms that run, in the order of the list.
  package let running: [any Migration.Type]

  package var tree: SyntaxTree { model.tree }
  /// How the file is written. It is read from the bytes at each call.
  package var style: FileStyle { FileStyle(of: tree.source) }
}

/// One Swift file of a project, as the run knows it.
package struct FileInfo: Sendable, Hashable {
  /// Relative to the project's root, `/`-separated; the index knows the file by it.
  package var path: String
  /// Whether the run may rewrite it. The others are there for the index.
  package var isSelected: Bool
  /// Whether an app extension's target compiles it.
  package var isInAppExtension: Bool
  /// Why nothing in it is to be rewritten ("only macOS compiles this file"), if so.
  package var exclusion: String?
  /// The lowest iOS this file has to run on, if that is not the project's: a package in it has its own.
  package var minimumOS: Int?

  package init(
    path: String, isSelected: Bool = true, isInAppExtension: Bool = false, exclusion: String? = nil, minimumOS: Int? = nil
  ) {
    (self.path, self.isSelected, self.isInAppExtension) = (path, isSelected, isInAppExtension)
    (self.exclusion, self.minimumOS) = (exclusion, minimumOS)
  }
}

/// The project of a run: its files, already read, and what is known of them.
package final class ProjectContext: Sendable {
  /// Every Swift file, in the order of their paths.
  package let files: [FileInfo]
  /// What says how the sources are built, already read: property lists, `.pbxproj`, `.xcconfig`, `project.yml` and the like.
  package let buildFiles: ProjectFiles
  package let index: ProjectIndex
  package let minimumOS: Int
  /// Whether the run was asked to rewrite what is at this path, a build file or one that is not there yet.
  package let mayWrite: @Sendable (String) -> Bool
  private let read: @Sendable (String) -> [UInt8]?

  /// - Parameter read: The bytes of a Swift file as the run read them; nil for a path that is none, or that cannot be read.
  package init(
    files: [FileInfo], buildFiles: ProjectFiles = ProjectFiles(), index: ProjectIndex, minimumOS: Int = 17,
    mayWrite: @escaping @Sendable (String) -> Bool = { _ in true }, read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    (self.buildFiles, self.index, self.minimumOS, self.mayWrite, self.read) = (buildFiles, index, minimumOS, mayWrite, read)
  }

  /// The bytes of any Swift file or build file. For a transform that judges the project, with the edits that were made so far.
  package func bytes(of path: String) -> [UInt8]? { buildFiles[path] ?? read(path) }
  /// The file, parsed, with its questions. It is made anew at each call.
  package func model(of path: String) -> FileModel? {
    bytes(of: path).map { FileModel(tree: SyntaxTree(parsing: $0), index: index, file: path) }
  }
  package func style(of path: String) -> FileStyle { bytes(of: path).map(FileStyle.init(of:)) ?? FileStyle() }

  /// The same project with other bytes for some of its files.
  func overlaid(with changed: [String: [UInt8]], index: ProjectIndex? = nil) -> ProjectContext {
    let read = self.read
    let files = buildFiles.adding(contents: changed.filter { buildFiles[$0.key] != nil })
    return ProjectContext(
      files: self.files, buildFiles: files, index: index ?? self.index, minimumOS: minimumOS, mayWrite: mayWrite
    ) { changed[$0] ?? read($0) }
  }
}
