import Syntax

/// Edits that belong together: all are made, or none.
package struct Fix: Sendable {
  /// Disjoint, in any order; insertions at one place keep theirs.
  package var edits: [Edit]
  /// The bytes the judgement rests on. While another fix edits inside it, this one waits and is judged anew.
  package var extent: Range<Int>?
  /// TODO lines that go along with the rewrite.
  package var todos: [TodoNote]
  /// Files that do not exist yet.
  package var newFiles: [NewFile]
  /// The fix moves or drops code on purpose, so a comment may leave its file.
  package var mayRemoveComments: Bool
  /// What to tell people that is written in the finding's place; if nil, the finding's range as the edits leave it.
  package var replacement: String?

  package init(
    edits: [Edit], extent: Range<Int>? = nil, todos: [TodoNote] = [], newFiles: [NewFile] = [], mayRemoveComments: Bool = false,
    replacement: String? = nil
  ) {
    (self.edits, self.extent, self.todos, self.newFiles) = (edits, extent, todos, newFiles)
    (self.mayRemoveComments, self.replacement) = (mayRemoveComments, replacement)
  }
}

/// Bytes of a file and what stands there afterwards. An empty range is an insertion.
package struct Edit: Sendable, Hashable {
  /// The path of another file, as `FileInfo.path` has it; nil for the file that was judged.
  package var file: String?
  /// UTF-8 bytes of the tree that was judged (for another file: of `ProjectContext.bytes(of:)`).
  package var range: Range<Int>
  /// UTF-8 bytes with the file's own line ends.
  package var replacement: [UInt8]
  /// Something that several fixes need once: equal ones become one.
  package var isShared: Bool

  package init(_ range: Range<Int>, with replacement: [UInt8], shared: Bool = false, in file: String? = nil) {
    (self.range, self.replacement, self.isShared, self.file) = (range, replacement, shared, file)
  }

  /// The node's bytes, without the trivia around it, become this text.
  package static func replace(_ node: Node, with text: String) -> Edit { Edit(node.range, with: Array(text.utf8)) }
  /// Bytes become this text.
  package static func replace(_ range: Range<Int>, with text: String) -> Edit { Edit(range, with: Array(text.utf8)) }
  /// A token, by its index in the tree, becomes this text.
  package static func replace(token: Int, of tree: SyntaxTree, with text: String) -> Edit {
    Edit(tree.tokens[token].range, with: Array(text.utf8))
  }
  /// Text that comes before the byte at an offset.
  /// - Parameter shared: Several fixes may need it, and it is made once.
  package static func insert(_ text: String, at offset: Int, shared: Bool = false) -> Edit {
    Edit(offset..<offset, with: Array(text.utf8), shared: shared)
  }
  /// Bytes go.
  package static func delete(_ range: Range<Int>) -> Edit { Edit(range, with: []) }
  /// A node goes, without the trivia around it.
  package static func delete(_ node: Node) -> Edit { Edit(node.range, with: []) }

  /// Deletes the range, and with it its lines if nothing else stands on them: `.main` alone on its line takes the line along.
  package static func deleteLines(_ range: Range<Int>, of tree: SyntaxTree) -> Edit {
    let source = tree.source
    let start = source.startOfLine(at: range.lowerBound)
    let end = source.endOfLine(at: range.upperBound)
    guard source[start..<range.lowerBound].allSatisfy(\.isBlank), source[range.upperBound..<end].allSatisfy(\.isBlank) else {
      return delete(range)
    }
    let next = source.startOfNextLine(at: end)
    // The last line without a line end: the one before it goes instead.
    if next == end, start > 0 { return delete(source.endOfLine(before: start)..<end) }
    return delete(start..<next)
  }
}

/// A TODO line that goes along with a rewrite.
package struct TodoNote: Sendable {
  /// Stands in a message for the number of uses: ` (14 uses, most in Feed.swift)`.
  package static let uses = "{uses}"

  /// What the TODO is about: a byte of the tree that was judged. The line goes above its statement.
  package var offset: Int
  /// Why and what to do, at most `Message.limit` characters.
  package var message: String
  /// Of another file, its path; nil for the file that was judged.
  package var file: String?

  package init(at offset: Int, message: String, in file: String? = nil) {
    (self.offset, self.message, self.file) = (offset, message, file)
  }
}

/// A file that a fix adds.
package struct NewFile: Sendable {
  /// As `FileInfo.path`.
  package var path: String
  package var bytes: [UInt8]
  /// TODO lines for it, in its bytes.
  package var todos: [TodoNote]

  package init(path: String, bytes: [UInt8], todos: [TodoNote] = []) {
    (self.path, self.bytes, self.todos) = (path, bytes, todos)
  }
}
