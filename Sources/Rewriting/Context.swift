import Foundation
import Semantics
import Syntax

/// What a transform knows of the place it judges.
package struct Context: Sendable {
  /// The file as it is in this pass, with its questions.
  package let model: FileModel
  /// The whole project as it was when the run began.
  package let index: ProjectIndex
  package let file: FileInfo
  package let style: FileStyle
  /// The lowest iOS the code must run on, its major version.
  package let minimumOS: Int
  package let project: ProjectContext

  package var tree: SyntaxTree { model.tree }
}

/// One Swift file of a project, as the run knows it.
package struct FileInfo: Sendable, Hashable {
  /// Relative to the working directory, `/`-separated; unique in a run.
  package var path: String
  /// Whether the run may rewrite it. The others are there for the index.
  package var isSelected: Bool
  /// Whether an app extension's target compiles it.
  package var isInAppExtension: Bool
  /// Why nothing in it is to be rewritten ("only macOS compiles this file"), if so.
  package var exclusion: String?

  package init(path: String, isSelected: Bool = true, isInAppExtension: Bool = false, exclusion: String? = nil) {
    (self.path, self.isSelected, self.isInAppExtension, self.exclusion) = (path, isSelected, isInAppExtension, exclusion)
  }
}

/// The project of a run: its files, already read, and what is known of them.
package final class ProjectContext: Sendable {
  /// Every Swift file, in the order of their paths.
  package let files: [FileInfo]
  /// The paths of what else was read: property lists, `.pbxproj`, `.xcconfig`, `project.yml` and the like.
  package let resources: [String]
  package let index: ProjectIndex
  package let minimumOS: Int
  private let read: @Sendable (String) -> [UInt8]?

  /// - Parameter read: The bytes of a file or resource as the run read them; nil for a path that is none.
  package init(
    files: [FileInfo], resources: [String] = [], index: ProjectIndex, minimumOS: Int, read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    (self.resources, self.index, self.minimumOS, self.read) = (resources, index, minimumOS, read)
  }

  /// The bytes of any Swift file or resource, as they were when the run began.
  package func bytes(of path: String) -> [UInt8]? { read(path) }
  /// The file, parsed, with its questions. It is made anew at each call.
  package func model(of path: String) -> FileModel? { read(path).map { FileModel(tree: SyntaxTree(parsing: $0), index: index) } }
  package func style(of path: String) -> FileStyle { read(path).map(FileStyle.init(of:)) ?? FileStyle() }
}
