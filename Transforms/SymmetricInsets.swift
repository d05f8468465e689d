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
      like, `.padding(.horizontal, ...)`; and an edge that is compared with a number. A property or function of the same file that returns
      insets counts as these insets, one that returns an edge as that edge.

      Writes `V.bounds.inset(by: V.safeAreaInsets).width` where the size and the insets belong to one view and stand next to each other;
      otherwise both edges by name, the one that was written first: `- insets.left - insets.right`. `insetBy` on a view's own bounds
      becomes `inset(by:)`, an argument of `UIEdgeInsets` reads its own edge, and a padding becomes one for each edge.

      Leaves a TODO where an edge is doubled for anything but a size, in a fraction or together with other terms; where the edge itself has
      a name (`let side = view.safeAreaInsets.left`) or the insets are in a `var`; where one edge pads all four; at other uses of an edge in
      `insetBy`; and at a comparison with a number or with a list of them, which is meant to recognise a notch or a home button.

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
  package static let anchors: [NodeKind] = [.infixOperator, .functionCall, .switchExpr, .matchingCondition, .memberAccess]

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    let findings = occurrences(at: node, in: context)
    if findings.isEmpty { return [] }
    if isOnlyForMac(context.tree) { return [.skip(node, reason: "only macOS compiles a file that imports AppKit")] }
    guard let name = node.lazyValueAround else { return findings }
    return findings.map { finding in
      guard case .rewrite = finding.outcome else { return finding }
      return .todo(at: node, message: "lazy `\(name)` keeps the insets of its first use: compute it in layout, from each edge")
    }
  }

  /// Screens and views of AppKit have `safeAreaInsets` too.
  private func isOnlyForMac(_ tree: SyntaxTree) -> Bool {
    let top = tree.root.children.filter { $0.kind == .importDecl || $0.kind == .ifConfig }
    let imports = top.flatMap { $0.preorder.filter { $0.kind == .importDecl } }
    return imports.contains { ["AppKit", "Cocoa"].contains($0.importedModule) && $0.isCompiledOnIOS != .no }
  }

  private func occurrences(at node: Node, in context: Context) -> [Finding] {
    if let call = FunctionCall(node) {
      switch call.calleeName {
      case "insetBy": return [insetRectangle(call)].compactMap { $0 }
      case "padding", "safeAreaPadding", "contentMargins", "inset": return [paddedEdges(call)].compactMap { $0 }
      case "constraint": return [constrainedAcross(call)].compactMap { $0 }
      case "contains": return [notchTest(call)].compactMap { $0 }
      default: return edgesOfInsets(call, in: context)
      }
    }
    if let member = MemberAccess(node) { return [notchTest(member)].compactMap { $0 } }
    if let choice = SwitchExpr(node) { return [notchTest(choice)].compactMap { $0 } }
    if let condition = MatchingCondition(node) { return [notchTest(condition)].compactMap { $0 } }
    guard let infix = InfixOperator(node) else { return [] }
    switch infix.operatorText {
    case "*", "/": return [DoubledEdge(node).flatMap(doubled)].compactMap { $0 }
    case "+", "-": return addedToItself(infix)
    case "=": return [assignedAcross(infix)].compactMap { $0 }
    default: return [notchTest(infix)].compactMap { $0 }
    }
  }

  // MARK: Twice an edge

  private func doubled(_ doubled: DoubledEdge) -> Finding? {
    let (edge, node) = (doubled.edge, doubled.product)
    let other = "the \(edge.side.opposite) inset"
    let isInLength = node.isPartOfLength(along: edge.side.axis)
    if !edge.isReadHere { return isInLength ? .todo(at: node, message: takenTwice(edge)) : nil }
    let company = node.company(of: doubled)
    if let twin = company.first, company.count == 1, twin.isDoubled, twin.edge.isOpposite(to: edge) { return nil }
    switch doubled.form {
    case .plain: break
    case .fraction:
      return .todo(at: node, message: "a share of twice \(edge.spelling): \(other) may differ; use each edge's own")
    case .sum:
      return .todo(at: node, message: "\(edge.spelling) is doubled with its other terms: subtract \(other) by name")
    }
    guard isInLength, company.isEmpty, let rewrite = doubled.rewrite else {
      return .todo(at: node, message: "\(edge.spelling) is doubled, but \(other) may differ: name the edges that are meant")
    }
    return .rewrite(node, message: rewrite.message, fix: rewrite.fix)
  }

  /// `E.left + E.left`, also over brackets and other terms: the second becomes `E.right`.
  private func addedToItself(_ infix: InfixOperator) -> [Finding] {
    guard !infix.node.isPartOfSum else { return [] }
    return infix.node.repeatedEdges.compactMap { edge in
      guard edge.isReadHere else {
        return edge.operand.isPartOfLength(along: edge.side.axis) ? .todo(at: edge.operand, message: takenTwice(edge)) : nil
      }
      if infix.node.givesAir(by: edge) {
        return .todo(
          at: edge.operand,
          message: "\(edge.spelling) is added twice, but the \(edge.side.opposite) inset may differ: name the edges that are meant")
      }
      return .rewrite(edge.operand, message: edge.byName, fix: Fix(edits: edge.turned, extent: edge.operand.sumUpToEnd))
    }
  }

  /// For an edge, or insets, that are not read here.
  func takenTwice(_ edge: InsetEdge) -> String {
    switch edge.origin {
    case .namedEdge(let name): "`\(name)` is the \(edge.side) inset taken twice: use the \(edge.side.opposite) one for the other side"
    case .variable(let name): "`\(name)` may have changed since it was read: say which of its edges `\(edge.side)` twice stands for"
    case .member, .constant, .computed: edge.byName
    }
  }

  // MARK: Tests

  /// `view.safeAreaInsets.top > 20`.
  func notchTest(_ infix: InfixOperator) -> Finding? {
    if infix.isOperator("~=") {
      guard infix.left.preorder.contains(where: \.isNumber) else { return nil }
      return InsetEdge(infix.right).map { noSignOfANotch(infix.node, $0) }
    }
    guard ["==", "!=", "<", "<=", ">", ">="].contains(infix.operatorText) else { return nil }
    // The number first: few comparisons have one, and to look for an edge is to look up names.
    let value = infix.right.numberValue != nil ? infix.left : infix.left.numberValue != nil ? infix.right : nil
    return value.flatMap(InsetEdge.init).map { noSignOfANotch(infix.node, $0) }
  }

  /// `switch view.safeAreaInsets.top { case 44...: ... }`.
  private func notchTest(_ choice: SwitchExpr) -> Finding? {
    let patterns = choice.cases.flatMap(\.patterns)
    guard let edge = InsetEdge(choice.subject), patterns.contains(where: { $0.preorder.contains(where: \.isNumber) }) else { return nil }
    return noSignOfANotch(choice.subject, edge)
  }

  /// `[44, 47].contains(view.safeAreaInsets.top)`.
  private func notchTest(_ call: FunctionCall) -> Finding? {
    guard call.arguments.count == 1, !call.hasTrailingClosures, let argument = call.arguments.first, argument.label == nil else {
      return nil
    }
    return InsetEdge(argument.expression).map { noSignOfANotch(call.node, $0) }
  }

  /// `view.safeAreaInsets.bottom.isZero`.
  private func notchTest(_ member: MemberAccess) -> Finding? {
    guard member.isNamed("isZero"), let edge = member.base.flatMap(InsetEdge.init) else { return nil }
    return noSignOfANotch(member.node, edge)
  }

  /// `if case 44... = view.safeAreaInsets.top`.
  private func notchTest(_ condition: MatchingCondition) -> Finding? {
    guard let pattern = condition.pattern, pattern.preorder.contains(where: \.isNumber),
      let value = condition.value, let edge = InsetEdge(value)
    else { return nil }
    return noSignOfANotch(condition.node, edge)
  }

  private func noSignOfANotch(_ test: Node, _ edge: InsetEdge) -> Finding {
    let text = test.oneLine
    let subject =
      edge.isOfWindow ? edge.spelling : text.count <= 40 ? "`\(text)`" : "a \(edge.side) inset compared with a number"
    return .todo(at: test, message: "\(subject) is no sign of a notch or a home button: lay out in the safe area")
  }
}

extension Node {
  fileprivate var isNumber: Bool { kind == .integerLiteral || kind == .floatLiteral }
}
