import Syntax

/// An edge among the terms of a sum.
struct EdgeTerm {
  let edge: InsetEdge
  let isAdded: Bool
  /// It stands there times two.
  let isDoubled: Bool

  /// Whether the other is the same edge again, or the opposite one anywhere.
  func goes(with other: EdgeTerm) -> Bool {
    edge.isOpposite(to: other.edge) || (edge.isSame(as: other.edge) && isAdded == other.isAdded)
  }
}

extension Node {
  /// The whole sum that it is a term of, through brackets and signs.
  private var sumRoot: Node {
    var place = parenthesized
    while let parent = place.parent, parent.kind == .prefixOperator || InfixOperator(parent)?.isSum == true { place = parent.parenthesized }
    return place
  }

  /// Whether it is a term of a sum itself, through brackets and signs.
  var isPartOfSum: Bool {
    var place = parenthesized
    while let sign = place.parent, sign.kind == .prefixOperator { place = sign.parenthesized }
    return place.parent.flatMap(InfixOperator.init)?.isSum ?? false
  }

  /// From the first term of the sum that it is a term of to its own end.
  var sumUpToEnd: Range<Int> { sumRoot.range.lowerBound..<range.upperBound }

  /// Of the edges that this sum adds or subtracts twice, the second one each; not where the opposite edge is among the terms.
  var repeatedEdges: [InsetEdge] {
    let terms = edgeTerms
    return terms.indices.compactMap { place in
      let company = terms.indices.filter { terms[$0].goes(with: terms[place]) }
      guard company.count == 2, company[1] == place, company.allSatisfy({ !terms[$0].isDoubled }) else { return nil }
      return terms[company[0]].edge.isSame(as: terms[place].edge) ? terms[place].edge : nil
    }
  }

  /// Whether the sum adds a vertical edge to what is no size: `44 + insets.bottom + insets.bottom` is a bar with air, and the inset at the
  /// other end has no part in it.
  func givesAir(by edge: InsetEdge) -> Bool {
    let terms = sumTerms
    guard edge.side.axis == .vertical, terms.count > 2, !edge.operand.isPartOfLength(along: .vertical) else { return false }
    return terms.allSatisfy { InsetEdge($0.node)?.isSame(as: edge) != true || $0.isAdded }
  }

  /// What else the sum around a product does with its edge or the opposite one.
  func company(of doubled: DoubledEdge) -> [EdgeTerm] {
    let terms = sumRoot.edgeTerms
    guard let own = terms.first(where: { $0.isDoubled && $0.edge.access.node == doubled.edge.access.node }) else { return [] }
    return terms.filter { $0.edge.access.node != own.edge.access.node && $0.goes(with: own) }
  }

  /// None for a sum longer than people write: each name in it has to be looked up.
  private var edgeTerms: [EdgeTerm] {
    let terms = sumTerms
    guard terms.count <= Node.patience else { return [] }
    return terms.compactMap { term in
      if let edge = InsetEdge(term.node) { return EdgeTerm(edge: edge, isAdded: term.isAdded, isDoubled: false) }
      return DoubledEdge(term.node.unparenthesized).map { EdgeTerm(edge: $0.edge, isAdded: term.isAdded, isDoubled: true) }
    }
  }

  /// Its terms through brackets and signs, and whether each is added or subtracted. A loop, since a chain may be long.
  private var sumTerms: [(node: Node, isAdded: Bool)] {
    var (terms, open) = ([(node: Node, isAdded: Bool)](), [(node: self, isAdded: true)])
    while let (next, isAdded) = open.popLast() {
      let inner = next.unparenthesized
      if let infix = InfixOperator(inner), infix.isSum {
        open.append((infix.right, infix.isOperator("-") != isAdded))
        open.append((infix.left, isAdded))
      } else if let minus = PrefixOperator(inner), inner.tree.token(minus.operatorToken, is: "-") {
        open.append((minus.operand, !isAdded))
      } else {
        terms.append((next, isAdded))
      }
    }
    return terms
  }
}

extension InfixOperator {
  fileprivate var isSum: Bool { isOperator("+") || isOperator("-") }
}
