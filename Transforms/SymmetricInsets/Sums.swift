import Syntax

extension Node {
  /// Of the sum that it is a term of, through brackets: from the first term to its own end.
  var sumUpToEnd: Range<Int> {
    var place = self
    while let parent = place.parent {
      guard parent.kind == .argument || parent.kind == .tuple || InfixOperator(parent)?.isSum == true else { break }
      place = parent
    }
    return place.range.lowerBound..<range.upperBound
  }

  /// Whether it is a term of a sum itself, through brackets and signs.
  var isPartOfSum: Bool {
    var place = parenthesized
    while let sign = place.parent, sign.kind == .prefixOperator { place = sign.parenthesized }
    return place.parent.flatMap(InfixOperator.init)?.isSum ?? false
  }

  /// Its terms through brackets and signs, and whether each is added or subtracted.
  func sumTerms(isAdded: Bool = true) -> [(node: Node, isAdded: Bool)] {
    let inner = unparenthesized
    if let infix = InfixOperator(inner), infix.isSum {
      return infix.left.sumTerms(isAdded: isAdded) + infix.right.sumTerms(isAdded: infix.isOperator("-") != isAdded)
    }
    if let minus = PrefixOperator(inner), inner.tree.token(minus.operatorToken, is: "-") {
      return minus.operand.sumTerms(isAdded: !isAdded)
    }
    return [(self, isAdded)]
  }
}

extension InfixOperator {
  fileprivate var isSum: Bool { isOperator("+") || isOperator("-") }
}
