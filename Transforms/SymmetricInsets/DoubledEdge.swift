import Rewriting
import Syntax

/// A product of two and an edge: `view.safeAreaInsets.left * 2`, `2.0 * (window?.safeAreaInsets.top ?? 0)`.
struct DoubledEdge {
  enum Form {
    /// Nothing but the two and the edge.
    case plain
    /// Other factors too: `insets.top * 2 / 3`.
    case fraction
    /// The edge is one of several terms: `(insets.left + 16) * 2`.
    case sum
  }

  /// The multiplication with the brackets around it.
  let product: Node
  let edge: InsetEdge
  let form: Form
  private let infix: InfixOperator
  /// The factor that has the edge, possibly with a minus in front.
  private let factor: Node
  private let two: Node

  /// Nil for any other multiplication, and for one that is a factor of another.
  init?(_ node: Node) {
    guard let infix = InfixOperator(node), infix.isMultiplication else { return nil }
    product = node.parenthesized
    if let outer = product.parent.flatMap(InfixOperator.init), outer.isMultiplication { return nil }
    let factors = infix.factors
    guard factors.multiplied.count <= 20, let two = factors.multiplied.first(where: { $0.numberValue?.magnitude == 2 }),
      let factor = factors.multiplied.first(where: { $0 != two && InsetEdge.summands(of: $0).unpaired != nil }),
      let edge = InsetEdge.summands(of: factor).unpaired
    else { return nil }
    (self.infix, self.factor, self.two, self.edge) = (infix, factor, two, edge)
    if factors.multiplied.count > 2 || factors.hasDivisor {
      form = .fraction
    } else {
      form = InsetEdge(factor.withoutMinus) == nil ? .sum : .plain
    }
  }

  /// How a plain product in a size is written edge by edge; nil where that would lose a comment.
  var rewrite: (fix: Fix, message: String)? {
    guard two.numberValue == 2 else { return nil }
    if let (edit, text) = insetBounds { return (Fix(edits: [edit], extent: edit.range), "\(edge.spelling) twice → \(text)") }
    return eachEdge.map { (Fix(edits: $0, extent: product.sumUpToEnd), edge.byName) }
  }

  /// `view.bounds.width - view.safeAreaInsets.left * 2` → `view.bounds.inset(by: view.safeAreaInsets).width`.
  /// Nil where the two are not of one view, and where a comment stands between them.
  private var insetBounds: (edit: Edit, text: String)? {
    guard let difference = product.parent.flatMap(InfixOperator.init), difference.isOperator("-"), difference.right == product,
      let length = BoundsLength(difference.left), case .member = edge.origin, edge.side.isPhysical, edge.side.axis == length.axis,
      factor.unparenthesized == edge.access.node, edge.insets.owner(ofMember: "safeAreaInsets") == length.owner,
      !difference.node.containsComment
    else { return nil }
    let name = length.axis == .horizontal ? "width" : "height"
    let text = "\(length.bounds.oneLine).inset(by: \(edge.insets.oneLine)).\(name)"
    return (.replace(difference.node, with: text), text)
  }

  /// `- E.left * 2` → `- E.left - E.right`: the two becomes the opposite edge and the `*` a sign, so comments stay where they are.
  /// Nil where a comment would be lost.
  private var eachEdge: [Edit]? {
    guard !two.containsComment else { return nil }
    let tree = product.tree
    let isSubtracted = product.parent.flatMap(InfixOperator.init).map { $0.isOperator("-") && $0.right == product } ?? false
    let positive = factor.withoutMinus
    let isNegative = positive != factor
    // Brackets around nothing but the edge belonged to the product.
    let operand = positive.unparenthesized == edge.access.node ? edge.access.node : positive
    var edits = [Edit.replace(token: infix.operatorToken, of: tree, with: isSubtracted != isNegative ? "-" : "+")]
    if two.firstToken > factor.firstToken {
      edits.append(.replace(two, with: operand.oneLine(replacing: edge.oppositeNames)))
    } else {
      edits.append(.replace(two, with: (isNegative ? "-" : "") + operand.oneLine))
      if isNegative { edits.append(.delete(tree.tokens[factor.firstToken].range)) }
      edits += edge.turned
    }
    edits += Self.unwrap(operand, from: positive)
    // `(-E.left * 2)` keeps them: a sign behind an operator wants brackets.
    if product.parent?.kind != .prefixOperator, !isNegative || product.parent.flatMap(InfixOperator.init) == nil {
      edits += Self.unwrap(infix.node, from: product)
    }
    return edits
  }

  /// Takes off the brackets between the two nodes, with the blanks inside them.
  private static func unwrap(_ inner: Node, from outer: Node) -> [Edit] {
    let (tree, tokens) = (inner.tree, inner.tree.tokens)
    func isBlank(before token: Int) -> Bool { tree.source[tree.trivia(before: token)].allSatisfy(\.isBlank) }
    let opening = (outer.firstToken..<inner.firstToken).map { token in
      let bracket = tokens[token].range
      return bracket.lowerBound..<(isBlank(before: token + 1) ? tokens[token + 1].range.lowerBound : bracket.upperBound)
    }
    let closing = ((inner.lastToken + 1)..<(outer.lastToken + 1)).map { token in
      let bracket = tokens[token].range
      return (isBlank(before: token) ? tree.trivia(before: token).lowerBound : bracket.lowerBound)..<bracket.upperBound
    }
    return (opening + closing).map(Edit.delete)
  }
}

extension InfixOperator {
  fileprivate var isMultiplication: Bool { isOperator("*") || isOperator("/") }

  /// What is multiplied, through brackets, and whether something is divided by. A loop, since a chain may be long.
  fileprivate var factors: (multiplied: [Node], hasDivisor: Bool) {
    var (multiplied, hasDivisor, open) = ([Node](), false, [node])
    while let next = open.popLast() {
      guard let product = InfixOperator(next.unparenthesized), product.isMultiplication else {
        multiplied.append(next)
        continue
      }
      if product.isOperator("/") { hasDivisor = true } else { open.append(product.right) }
      open.append(product.left)
    }
    return (multiplied, hasDivisor)
  }
}

extension Node {
  /// Of `-x`, `x`.
  var withoutMinus: Node {
    guard let minus = PrefixOperator(self), tree.token(minus.operatorToken, is: "-") else { return self }
    return minus.operand
  }
}
