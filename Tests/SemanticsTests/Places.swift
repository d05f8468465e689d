import Semantics
import Syntax
import Testing

/// Finds places in small sources: each is marked by a name of its own, `HERE` unless told.
struct Places {
  let model: FileModel

  init(_ source: String, others: [String: String] = [:]) {
    var files = others.mapValues { Array($0.utf8) }
    files["Main.swift"] = Array(source.utf8)
    let search = WordSearch(words: [])
    let summaries = files.map { FileSummary(path: $0.key, bytes: $0.value, search: search) }
    let all = files
    let index = ProjectIndex(summaries: summaries) { all[$0] }
    model = FileModel(tree: SyntaxTree(parsing: Array(source.utf8)), index: index, file: "Main.swift")
  }

  /// The expression that is this name.
  func node(_ name: String = "HERE") throws -> Node {
    let found = (0..<model.tree.nodeCount).lazy.map { model.tree.node($0) }.first { $0.kind == .identifier && $0.text == name }
    return try #require(found, "no \(name) in the source")
  }

  /// The first node of a kind.
  func first(_ kind: NodeKind) throws -> Node {
    try #require(model.tree.root.preorder.first { $0.kind == kind })
  }
}
