import Rewriting
import Semantics
import Syntax

/// One side's safe-area inset used for both → each side's own: `view.bounds.inset(by: view.safeAreaInsets).width`.
///
/// The status bar may stand in a column at one side, so `left` says nothing about `right`, nor `top` about `bottom`.
package struct SymmetricInsets: Transform {
  package static let metadata = Metadata(
    id: "symmetric-insets",
    title: "One side's inset for both",
    summary: "A size that loses one safe-area edge twice loses each edge once; insets and padding read the edge they are for.",
    checklistItem: "Fixed widths and asymmetric safe areas",
    explanation: """
      Matches an edge of `safeAreaInsets` (also through a local constant, an optional window with a default, a SwiftUI proxy) that stands
      for its opposite too: times two or twice in a sum, both arguments of `insetBy(dx:dy:)`, both sides of `UIEdgeInsets(...)` and its
      like, `.padding(.horizontal, ...)`; and an edge that is compared with a number.

      Writes `V.bounds.inset(by: V.safeAreaInsets).width` where the size and the insets belong to one view and stand next to each other;
      otherwise both edges by name, the one that was written first: `- insets.left - insets.right`. `insetBy` on a view's own bounds
      becomes `inset(by:)`, an argument of `UIEdgeInsets` reads its own edge, and a padding becomes one for each edge.

      Leaves a TODO where an edge is doubled for anything but a size, in a fraction or together with other terms; where the edge itself has
      a local name (`let side = view.safeAreaInsets.left`) or the insets are in a `var`; at other uses of an edge in `insetBy`; and at a
      comparison with a number, which is meant to recognise a notch or a home button.

      `layoutMargins`, `contentInset` and `additionalSafeAreaInsets` are left alone, and so is `max(left, right)`, which means both sides.
      """,
    example: (
      before: """
      let width = view.bounds.width - view.safeAreaInsets.left * 2
      grid.frame.size.width = collectionView.bounds.width - 2 * view.safeAreaInsets.left
      """,
      after: """
      let width = view.bounds.inset(by: view.safeAreaInsets).width
      grid.frame.size.width = collectionView.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
      """
    ))
  package static let triggers = ["safeAreaInsets"]
  package static let anchors: [NodeKind] = [.infixOperator, .functionCall]

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    if let call = FunctionCall(node) {
      switch call.calleeName {
      case "insetBy": return insetRectangle(call).map { [$0] } ?? []
      case "padding": return paddedEdges(call).map { [$0] } ?? []
      default: return edgesOfInsets(call, in: context)
      }
    }
    guard let infix = InfixOperator(node) else { return [] }
    switch infix.operatorText {
    case "*", "/": return DoubledEdge(node).flatMap(doubled).map { [$0] } ?? []
    case "+", "-": return addedToItself(infix)
    case "==", "!=", "<", "<=", ">", ">=": return notchTest(infix).map { [$0] } ?? []
    default: return []
    }
  }

  // MARK: Twice an edge

  private func doubled(_ doubled: DoubledEdge) -> Finding? {
    let (edge, node) = (doubled.edge, doubled.product)
    let isInLength = node.isPartOfLength(along: edge.side.axis)
    if !edge.isReadHere { return isInLength ? .todo(at: node, message: takenTwice(edge)) : nil }
    switch doubled.form {
    case .plain where isInLength: break
    case .plain:
      return .todo(at: node, message: "\(edge.spelling) is doubled, but the \(edge.opposite) inset may differ; say which edges are meant")
    case .fraction:
      return .todo(at: node, message: "a share of twice \(edge.spelling): the \(edge.opposite) inset may differ; use each edge's own")
    case .sum:
      return .todo(at: node, message: "\(edge.spelling) is doubled with its other terms; subtract the \(edge.opposite) inset by name")
    }
    if let whole = doubled.insetBounds {
      return .rewrite(node, message: "\(edge.spelling) twice → \(whole.text)", fix: Fix(edits: [whole.edit], extent: whole.edit.range))
    }
    guard let edits = doubled.eachEdge else {
      return .todo(at: node, message: "\(edge.spelling) is doubled around a comment; subtract the \(edge.opposite) inset by name")
    }
    return .rewrite(node, message: namedEdges(edge), fix: Fix(edits: edits, extent: node.sumUpToEnd))
  }

  /// `E.left + E.left`, also over brackets and other terms: the second becomes `E.right`.
  private func addedToItself(_ infix: InfixOperator) -> [Finding] {
    guard !infix.node.isPartOfSum else { return [] }
    let terms = infix.node.sumTerms().compactMap { term in InsetEdge(term.node).map { (edge: $0, isAdded: term.isAdded) } }
    var findings: [Finding] = []
    for (place, term) in terms.enumerated() {
      let edge = term.edge
      let alike = terms.filter { $0.edge.isSame(as: edge) && $0.isAdded == term.isAdded }
      guard alike.count == 2, terms.firstIndex(where: { $0.edge.operand == alike[1].edge.operand }) == place,
        !terms.contains(where: { $0.edge.side == edge.side.opposite && $0.edge.insetsKey == edge.insetsKey })
      else { continue }
      if edge.isReadHere {
        let rename = Edit.replace(token: edge.access.nameToken, of: infix.node.tree, with: edge.opposite)
        let fix = Fix(edits: [rename], extent: edge.operand.sumUpToEnd)
        findings.append(.rewrite(edge.operand, message: namedEdges(edge), fix: fix))
      } else if edge.operand.isPartOfLength(along: edge.side.axis) {
        findings.append(.todo(at: edge.operand, message: takenTwice(edge)))
      }
    }
    return findings
  }

  private func namedEdges(_ edge: InsetEdge) -> String { "\(edge.spelling) twice → each edge by its name" }

  /// For an edge, or insets, that are not read here.
  private func takenTwice(_ edge: InsetEdge) -> String {
    switch edge.origin {
    case .namedEdge(let name): "`\(name)` is the \(edge.side) inset taken twice; the \(edge.opposite) one may differ, use it by its name"
    case .variable(let name): "`\(name)` may have changed since it was read; say which of its edges `\(edge.side)` twice stands for"
    case .member, .constant: namedEdges(edge)
    }
  }

  // MARK: Rectangles, insets and padding

  /// `R.insetBy(dx: E.left, dy: E.top)`.
  private func insetRectangle(_ call: FunctionCall) -> Finding? {
    guard let method = MemberAccess(call.callee), let dx = call.argument(labelled: "dx")?.expression,
      let dy = call.argument(labelled: "dy")?.expression
    else { return nil }
    let edges = [dx, dy].flatMap { argument in
      InsetEdge.read(in: argument) + InsetEdge.summands(of: argument).filter { !$0.isReadHere }
    }
    guard let edge = edges.unpaired else { return nil }
    guard let insets = insetsInPlace(of: (dx, dy), on: method.base), !call.node.hasComment(from: method.nameToken) else {
      let both = edge.side.axis == .horizontal ? "sides" : "ends"
      return .todo(at: call.node, message: "insetBy takes \(edge.spelling) off both \(both); use inset(by:) with each edge's own")
    }
    let range = call.node.tree.tokens[method.nameToken].range.lowerBound..<call.node.range.upperBound
    let fix = Fix(edits: [.replace(range, with: "inset(by: \(insets))")], extent: call.node.range)
    return .rewrite(call.node, message: "insetBy with \(edge.spelling) → inset(by: \(insets))", fix: fix)
  }

  /// The argument of `inset(by:)`; nil unless the rectangle is the bounds of the view whose insets they are.
  private func insetsInPlace(of arguments: (dx: Node, dy: Node), on rectangle: Node?) -> String? {
    let (x, y) = (InsetEdge(bare: arguments.dx), InsetEdge(bare: arguments.dy))
    guard let edge = x ?? y, let owner = edge.owner, rectangle?.unparenthesized.owner(ofMember: "bounds") == owner,
      x?.side.isPhysical ?? true, x?.side.axis ?? .horizontal == .horizontal, y?.side.axis ?? .vertical == .vertical
    else { return nil }
    let insets = edge.insets.oneLine
    if let x, let y { return x.insetsKey == y.insetsKey ? insets : nil }
    guard (x == nil ? arguments.dx : arguments.dy).numberValue == 0 else { return nil }
    return x != nil
      ? "UIEdgeInsets(top: 0, left: \(insets).left, bottom: 0, right: \(insets).right)"
      : "UIEdgeInsets(top: \(insets).top, left: 0, bottom: \(insets).bottom, right: 0)"
  }

  /// `UIEdgeInsets(top: E.top, left: E.left, bottom: E.top, right: E.left)`: an argument that reads the edge its opposite reads.
  private func edgesOfInsets(_ call: FunctionCall, in context: Context) -> [Finding] {
    guard let name = call.calleeName, ["UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "init"].contains(name),
      name == "init" || context.model.isSDKName(name, at: call.node)
    else { return [] }
    let labels = call.arguments.map { $0.label ?? "" }
    guard labels == ["top", "left", "bottom", "right"] || labels == ["top", "leading", "bottom", "trailing"] else { return [] }
    var findings: [Finding] = []
    for (near, far) in [(0, 2), (1, 3)] {
      let (first, second) = (InsetEdge.read(in: call.arguments[near].expression), InsetEdge.read(in: call.arguments[far].expression))
      for edge in second where edge.side.isNear && first.contains(where: edge.isSame) && second.unpaired != nil {
        findings.append(ownEdge(edge, in: call))
      }
      for edge in first where !edge.side.isNear && second.contains(where: edge.isSame) && first.unpaired != nil {
        findings.append(ownEdge(edge, in: call))
      }
    }
    return findings
  }

  private func ownEdge(_ edge: InsetEdge, in call: FunctionCall) -> Finding {
    let rename = Edit.replace(token: edge.access.nameToken, of: call.node.tree, with: edge.opposite)
    return .rewrite(edge.access.node, message: "\(edge.spelling) on both sides → `\(edge.opposite)` on its own", fix: Fix(edits: [rename]))
  }

  /// `.padding(.horizontal, P.safeAreaInsets.leading)` → a padding for each edge.
  private func paddedEdges(_ call: FunctionCall) -> Finding? {
    guard call.arguments.count == 2, call.arguments.allSatisfy({ $0.label == nil }), !call.hasTrailingClosures,
      let edges = MemberAccess(call.arguments[0].expression.unparenthesized)
    else { return nil }
    let (length, axis) = (call.arguments[1].expression, edges.name)
    guard axis == "horizontal" || axis == "vertical" else { return nil }
    let read = InsetEdge.read(in: length).filter { $0.side.axis == (axis == "horizontal" ? .horizontal : .vertical) }
    guard let edge = read.unpaired, read.allSatisfy(edge.isSame), !length.preorder.contains(where: { DoubledEdge($0) != nil }) else {
      return nil
    }
    let names = Dictionary(uniqueKeysWithValues: read.map { ($0.access.nameToken, edge.opposite) })
    let opposite = ".padding(.\(edge.side.opposite.inSwiftUI), \(length.oneLine(replacing: names)))"
    let fix = Fix(
      edits: [
        .replace(token: edges.nameToken, of: call.node.tree, with: edge.side.inSwiftUI),
        .insert(opposite, at: call.node.range.upperBound),
      ], extent: call.node.range)
    return .rewrite(call.node, message: "\(edge.spelling) on both sides → \(opposite) for the other", fix: fix)
  }

  // MARK: Tests

  /// `view.safeAreaInsets.top > 20`.
  private func notchTest(_ infix: InfixOperator) -> Finding? {
    let (edge, number) = InsetEdge(infix.left).map { ($0, infix.right) } ?? InsetEdge(infix.right).map { ($0, infix.left) } ?? (nil, nil)
    guard let edge, number?.numberValue != nil else { return nil }
    let test = infix.node.oneLine
    let subject = test.count <= 45 ? "`\(test)`" : "a number for the \(edge.side) inset"
    return .todo(at: infix.node, message: "\(subject) is no sign of a notch or a home button; lay out in the safe area")
  }
}

extension InsetEdge {
  /// Nothing but the read of an edge, in brackets perhaps.
  fileprivate init?(bare node: Node) {
    guard let edge = InsetEdge(node), edge.access.node == node.unparenthesized, edge.isReadHere else { return nil }
    self = edge
  }

  fileprivate var opposite: String { side.opposite.rawValue }

  fileprivate func isSame(as other: InsetEdge) -> Bool { side == other.side && insetsKey == other.insetsKey }

  /// The view whose insets they are, to compare by; looks through the local name of insets.
  fileprivate var owner: String? {
    switch origin {
    case .member: insets.owner(ofMember: "safeAreaInsets")
    case .constant(let binding): binding.value?.unparenthesized.owner(ofMember: "safeAreaInsets")
    case .variable, .namedEdge: nil
    }
  }
}

extension InsetSide {
  /// As an edge of a SwiftUI padding.
  fileprivate var inSwiftUI: String {
    switch self {
    case .left: "leading"
    case .right: "trailing"
    default: rawValue
    }
  }
}

extension Node {
  /// Of the sum that it is a term of, through brackets: from the first term to its own end.
  fileprivate var sumUpToEnd: Range<Int> {
    var place = self
    while let parent = place.parent {
      guard parent.kind == .argument || parent.kind == .tuple || InfixOperator(parent)?.isSum == true else { break }
      place = parent
    }
    return place.range.lowerBound..<range.upperBound
  }

  fileprivate var isPartOfSum: Bool {
    guard let parent = parenthesized.parent else { return false }
    return InfixOperator(parent)?.isSum ?? false
  }

  /// Its terms through brackets and signs, and whether each is added or subtracted.
  fileprivate func sumTerms(isAdded: Bool = true) -> [(node: Node, isAdded: Bool)] {
    let inner = unparenthesized
    if let infix = InfixOperator(inner), infix.isSum {
      return infix.left.sumTerms(isAdded: isAdded) + infix.right.sumTerms(isAdded: infix.isOperator("-") != isAdded)
    }
    if let minus = PrefixOperator(inner), inner.tree.token(minus.operatorToken, is: "-") {
      return minus.operand.sumTerms(isAdded: !isAdded)
    }
    return [(self, isAdded)]
  }

  /// Whether a comment stands behind this one of its tokens, before its end.
  fileprivate func hasComment(from token: Int) -> Bool {
    token < lastToken && ((token + 1)...lastToken).contains { tree.tokens[$0].flags.contains(.precededByComment) }
  }
}

extension InfixOperator {
  fileprivate var isSum: Bool { isOperator("+") || isOperator("-") }
}
