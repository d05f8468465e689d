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
    let (period, name) = (node.tree.tokens[periodToken].range, node.tree.tokens[nameToken])
    guard name.flags.contains(.precededByComment) else { return [node.tree.removal(of: period.lowerBound..<name.range.upperBound)] }
    return [node.tree.removal(of: period), node.tree.removal(of: name.range)]
  }
}

extension SyntaxTree {
  /// As `Edit.deleteLines`; a comment behind what goes begins the line then, and stands where that did.
  fileprivate func removal(of range: Range<Int>) -> Edit {
    let line = source.startOfLine(at: range.lowerBound)
    let rest = source[range.upperBound..<source.endOfLine(at: range.upperBound)].drop(while: \.isBlank)
    guard source[line..<range.lowerBound].allSatisfy(\.isBlank), rest.first == UInt8(ascii: "/") else {
      return .deleteLines(range, of: self)
    }
    return .delete(range.lowerBound..<rest.startIndex)
  }
}
