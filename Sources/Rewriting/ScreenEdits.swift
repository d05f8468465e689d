import Semantics
import Syntax

extension MainScreenExpression {
  /// Something else in the main screen's place. `.main` goes, with its line if it has one of its own; what stands between them stays.
  package func edits(replacingItBy source: String) -> [Edit] {
    guard node != type else { return [.replace(node, with: source)] }
    return [.replace(type, with: source), .deleteLines(mainRange, of: node.tree)]
  }

  /// An optional chain in the main screen's place. Brackets around it would end the chain, so they go too.
  package func edits(replacingItByChain source: String) -> [Edit] {
    let outer = node.parenthesized
    guard outer != node else { return edits(replacingItBy: source) }
    if outer.containsComment { return edits(replacingItBy: source) + [.insert("?", at: outer.range.upperBound)] }
    return [.replace(outer, with: source)]
  }
}

extension MainScreenRead {
  /// Something else in the place of the whole read: `UIScreen` becomes it, `.main` and the member go.
  package func edits(replacingItBy source: String) -> [Edit] {
    screen.edits(replacingItBy: source) + [.deleteLines(memberRange, of: node.tree)]
  }
}
