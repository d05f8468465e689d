import Semantics
import Syntax

extension MainScreenExpression {
  /// Something else in the main screen's place. `.main` goes, with its line if it has one of its own; what stands between them stays.
  package func edits(replacingItBy source: String) -> [Edit] {
    guard node != type, let access = MemberAccess(node) else { return [.replace(node, with: source)] }
    return [.replace(type, with: source)] + access.editsRemovingMember
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
    screen.edits(replacingItBy: source) + access.editsRemovingMember
  }
}

extension MemberAccess {
  /// What takes `.name` away, with its line if it has one of its own. A comment between the period and the name stays.
  package var editsRemovingMember: [Edit] {
    let (tree, period, name) = (node.tree, node.tree.tokens[periodToken].range, node.tree.tokens[nameToken])
    guard name.flags.contains(.precededByComment) else {
      return [.deleteLines(period.lowerBound..<name.range.upperBound, of: tree)]
    }
    return [.deleteLines(period, of: tree), .deleteLines(name.range, of: tree)]
  }
}
