import Syntax
import Testing

/// What a reader can count on in every source file, checked with the project's own tree.
@Suite struct StyleTests {
  @Test func theTreeIsThere() {
    let nodes = House.sources.lazy.flatMap(\.tree.root.preorder)
    #expect(House.sources.count > 40)
    #expect(nodes.count { $0.kind == .functionDecl } > 200)
    for file in House.sources + House.tests {
      for node in file.tree.root.preorder where node.kind == .unparsed {
        Issue.record("\(file.path):\(file.line(of: node.range.lowerBound)): our own parser does not read this")
      }
    }
  }

  @Test func filesAreShort() {
    for file in House.sources + House.tests {
      let count = file.lineCount(0..<file.bytes.count) - 1
      if count > 600 { Issue.record("\(file.path) has \(count) lines; more than 600 are two files") }
    }
  }

  @Test func functionsAreShort() {
    let kinds: Set<NodeKind> = [.functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .subscriptDecl, .patternBinding]
    for file in House.sources + House.tests {
      for node in file.tree.root.preorder where kinds.contains(node.kind) {
        guard let body = node.child(.codeBlock) ?? node.child(.accessorBlock) else { continue }
        let count = file.lineCount(body.range)
        if count > 60 { Issue.record("\(file.path):\(file.line(of: node.range.lowerBound)): a function of \(count) lines; 60 is the most") }
      }
    }
  }

  /// What would end the program where an outside file is not as expected.
  @Test func nothingIsForced() {
    for file in House.sources {
      for node in file.tree.root.preorder {
        let isForced: Bool =
          switch node.kind {
          case .forceUnwrap: true
          case .tryExpr: file.tree.token(node.firstToken + 1, is: "!")
          case .asExpr: node.firstChild.map { file.tree.token($0.lastToken + 2, is: "!") } ?? false
          default: false
          }
        if isForced { Issue.record("\(file.path):\(file.line(of: node.range.lowerBound)): forced: `\(node.text.prefix(60))`") }
      }
    }
  }
}
