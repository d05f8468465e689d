import Syntax

// Delete each of these with the commit that brings the real one.

package final class FileModel: Sendable {
  package let tree: SyntaxTree
  package init(tree: SyntaxTree, index: ProjectIndex) { self.tree = tree }
}
