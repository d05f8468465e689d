import Semantics
import Syntax
import Xcode

/// What a transform knows of the place it judges. A class, since it is handed on with every question.
package final class Context: Sendable {
  /// The file as it is in this pass, with its questions.
  package let model: FileModel
  /// The whole project as it was when the run began.
  package let index: ProjectIndex
  /// What the run knows of the file besides its text.
  package let file: FileInfo
  /// The lowest iOS the code must run on, its major version.
  package let minimumOS: Int
  package let project: ProjectContext
  /// The transforms that run, in the order of the list.
  package let running: [any Migration.Type]

  package init(
    model: FileModel, index: ProjectIndex, file: FileInfo, minimumOS: Int, project: ProjectContext, running: [any Migration.Type]
  ) {
    (self.model, self.index, self.file, self.minimumOS) = (model, index, file, minimumOS)
    (self.project, self.running) = (project, running)
  }

  package var tree: SyntaxTree { model.tree }
  /// How the file is written.
  package var style: FileStyle { knownStyle.value { FileStyle(of: tree.source) } }
  private let knownStyle = Once<FileStyle>()
  /// The file's comments that leave places alone.
  var ignoreComments: IgnoreComments { knownIgnoreComments.value { IgnoreComments(tree) } }
  private let knownIgnoreComments = Once<IgnoreComments>()
  /// By the bodies of set-up methods, what a registration for every trait that transforms write copies there.
  let keptStatements = Memo<Int, [KeptStatement]>()
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
