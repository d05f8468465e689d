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

  /// Of the edges that this sum adds or subtracts twice, the second one each; not where the opposite edge is among the terms.
  var repeatedEdges: [InsetEdge] {
    let terms = sumTerms().compactMap { term in InsetEdge(term.node).map { (edge: $0, isAdded: term.isAdded) } }
    return terms.indices.compactMap { place in
      let (edge, isAdded) = terms[place]
      let twins = terms.indices.filter { terms[$0].edge.isSame(as: edge) && terms[$0].isAdded == isAdded }
      guard twins.count == 2, twins[1] == place, !terms.contains(where: { $0.edge.isOpposite(to: edge) }) else { return nil }
      return edge
    }
  }

  /// Its terms through brackets and signs, and whether each is added or subtracted.
  private func sumTerms(isAdded: Bool = true) -> [(node: Node, isAdded: Bool)] {
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
