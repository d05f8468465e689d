import Rewriting
import Semantics
import Syntax

/// Calls that take one edge for both: `insetBy(dx:dy:)`, `UIEdgeInsets(top:left:bottom:right:)`, `.padding(.horizontal, ...)`.
extension SymmetricInsets {
  /// `R.insetBy(dx: E.left, dy: E.top)`.
  func insetRectangle(_ call: FunctionCall) -> Finding? {
    guard let method = MemberAccess(call.callee), let dx = call.argument(labelled: "dx")?.expression,
      let dy = call.argument(labelled: "dy")?.expression
    else { return nil }
    let edges = [dx, dy].flatMap { argument in
      InsetEdge.read(in: argument) + InsetEdge.summands(of: argument).filter { !$0.isReadHere }
    }
    guard let edge = edges.unpaired else { return nil }
    guard let insets = insetsInPlace(of: (dx, dy), on: method.base), !call.node.hasComment(from: method.nameToken) else {
      let both = edge.side.axis == .horizontal ? "sides" : "ends"
      return .todo(at: call.node, message: "insetBy takes \(edge.spelling) off both \(both): use inset(by:) with each edge's own")
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
    if let x, let y { return x.insets.keyWithoutSelf == y.insets.keyWithoutSelf ? insets : nil }
    guard x != nil, arguments.dy.numberValue == 0 else { return nil }
    return "UIEdgeInsets(top: 0, left: \(insets).left, bottom: 0, right: \(insets).right)"
  }

  /// `UIEdgeInsets(top: E.top, left: E.left, bottom: E.top, right: E.left)`: an argument that reads the edge its opposite reads.
  func edgesOfInsets(_ call: FunctionCall, in context: Context) -> [Finding] {
    guard let name = call.calleeName, ["UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "init"].contains(name),
      name == "init" || context.model.isSDKName(name, at: call.node)
    else { return [] }
    let labels = call.arguments.map { $0.label ?? "" }
    guard labels == ["top", "left", "bottom", "right"] || labels == ["top", "leading", "bottom", "trailing"] else { return [] }
    return [(0, 2, LengthAxis.vertical), (1, 3, .horizontal)].flatMap { near, far, axis -> [Finding] in
      let arguments = (call.arguments[near].expression, call.arguments[far].expression)
      // What one side gives, the other takes: that moves the content by an edge, and leaves its size.
      if arguments.0.isNegated(arguments.1) { return [] }
      let (first, second) = (InsetEdge.read(in: arguments.0), InsetEdge.read(in: arguments.1))
      if let name = namedOnBothSides(arguments.0, arguments.1, along: axis) { return [name] }
      let wrong =
        first.filter { !$0.side.isNear && second.contains(where: $0.isSame) && first.unpaired != nil }
        + second.filter { $0.side.isNear && first.contains(where: $0.isSame) && second.unpaired != nil }
      return wrong.filter { $0.side.axis == axis }.map { edge in
        let message = "\(edge.spelling) on both sides → `\(edge.side.opposite)` on its own"
        return Finding.rewrite(edge.access.node, message: message, fix: Fix(edits: edge.turned))
      }
    }
  }

  /// `UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)`, where `side` is the left inset.
  private func namedOnBothSides(_ near: Node, _ far: Node, along axis: LengthAxis) -> Finding? {
    guard let edge = InsetEdge.summands(of: far).unpaired, !edge.isReadHere, edge.side.axis == axis,
      InsetEdge.summands(of: near).contains(where: edge.isSame)
    else { return nil }
    return .todo(at: far, message: takenTwice(edge))
  }

  /// `contentInset.right = view.safeAreaInsets.left`.
  func assignedAcross(_ assignment: InfixOperator) -> Finding? {
    guard let side = assignment.left.lastName.flatMap(InsetSide.init), assignment.left.kind == .memberAccess,
      let edge = InsetEdge.summands(of: assignment.right).unpaired, edge.isReadHere, edge.side.isAcross(from: side)
    else { return nil }
    return .todo(at: assignment.node, message: "`\(side)` is set from \(edge.spelling): each edge has an inset of its own")
  }

  /// `trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -view.safeAreaInsets.left)`.
  func constrainedAcross(_ call: FunctionCall) -> Finding? {
    guard let constant = call.argument(labelled: "constant")?.expression, let method = MemberAccess(call.callee),
      let anchor = method.base?.lastName, anchor.hasSuffix("Anchor"), let side = InsetSide(rawValue: String(anchor.dropLast(6))),
      let edge = InsetEdge.summands(of: constant).unpaired, edge.isReadHere, edge.side.isAcross(from: side)
    else { return nil }
    return .todo(at: call.node, message: "\(anchor) is held off by \(edge.spelling): each edge has an inset of its own")
  }

  /// `.padding(.horizontal, P.safeAreaInsets.leading)` → a padding for each edge.
  func paddedEdges(_ call: FunctionCall) -> Finding? {
    if let everywhere = call.lengthForEveryEdge { return paddedEverywhere(call, by: everywhere) }
    guard call.arguments.count >= 2, call.arguments.prefix(2).allSatisfy({ $0.label == nil }), !call.hasTrailingClosures,
      let list = PaddedEdges(call.arguments[0].expression.unparenthesized)
    else { return nil }
    let length = call.arguments[1].expression
    let summand = InsetEdge.summands(of: length).unpaired
    guard let axis = list.axis else {
      guard let summand, let side = list.sides.first(where: summand.side.isAcross) else { return nil }
      return .todo(at: call.node, message: "`\(side)` is padded by \(summand.spelling): each edge has an inset of its own")
    }
    if let summand, !summand.isReadHere, summand.side.axis == axis { return .todo(at: call.node, message: takenTwice(summand)) }
    let read = InsetEdge.read(in: length).filter { $0.side.axis == axis }
    guard let edge = read.unpaired, read.allSatisfy(edge.isSame), !length.preorder.contains(where: isJudgedItself) else { return nil }
    // `contentMargins(.horizontal, length, for: .scrollContent)`
    if call.arguments.count > 2 { return .todo(at: call.node, message: "\(edge.spelling) is on both sides here: give each edge its own") }
    let names = Dictionary(uniqueKeysWithValues: read.map { ($0.access.nameToken, edge.side.opposite.rawValue) })
    let opposite = ".\(call.calleeName ?? "padding")(.\(edge.side.opposite.inSwiftUI), \(length.oneLine(replacing: names)))"
    let fix = Fix(
      edits: [
        list.replaced(by: edge.side.inSwiftUI),
        .insert(opposite, at: call.node.range.upperBound),
      ], extent: call.node.range)
    return .rewrite(call.node, message: "\(edge.spelling) on both sides → \(opposite) for the other", fix: fix)
  }

  /// `.padding(P.safeAreaInsets.leading)`, `.padding(.all, ...)`, `.inset(by: ...)` of a shape: one edge on all four.
  private func paddedEverywhere(_ call: FunctionCall, by length: Node) -> Finding? {
    guard call.callee.kind == .memberAccess, let edge = InsetEdge.summands(of: length).unpaired else { return nil }
    let spelling = if case .namedEdge(let name) = edge.origin { "`\(name)`" } else { edge.spelling }
    return .todo(at: call.node, message: "\(spelling) is one edge's inset, and stands here for all four: give each its own")
  }

  /// An edge that is doubled or compared in the argument is a matter of its own, which comes first.
  private func isJudgedItself(_ node: Node) -> Bool {
    DoubledEdge(node) != nil || !node.repeatedEdges.isEmpty || InfixOperator(node).flatMap(notchTest) != nil
  }
}

/// The edges that SwiftUI's paddings take: `.horizontal`, `[.top, .bottom]`.
private struct PaddedEdges {
  let sides: [InsetSide]
  private let node: Node

  init?(_ node: Node) {
    self.node = node
    let members = node.kind == .array && !node.containsComment ? Array(node.children) : [node]
    sides = members.compactMap { MemberAccess($0)?.name }.flatMap { name -> [InsetSide] in
      switch name {
      case "horizontal": [.leading, .trailing]
      case "vertical": [.top, .bottom]
      default: InsetSide(rawValue: name).map { [$0] } ?? []
      }
    }
    if sides.isEmpty { return nil }
  }

  /// Where they are both edges of one axis, and no more.
  var axis: LengthAxis? { sides.count == 2 && sides[0].opposite == sides[1] ? sides[0].axis : nil }

  func replaced(by edge: String) -> Edit {
    guard let member = MemberAccess(node) else { return .replace(node, with: "." + edge) }
    return .replace(token: member.nameToken, of: node.tree, with: edge)
  }
}

extension FunctionCall {
  /// Of a padding, the length that it gives to all four edges.
  fileprivate var lengthForEveryEdge: Node? {
    guard !hasTrailingClosures, let first = arguments.first else { return nil }
    if calleeName == "inset" { return arguments.count == 1 && first.label == "by" ? first.expression : nil }
    guard first.label == nil else { return nil }
    if arguments.count == 1 { return calleeName == "padding" || calleeName == "safeAreaPadding" ? first.expression : nil }
    return arguments[1].label == nil && MemberAccess(first.expression)?.isNamed("all") == true ? arguments[1].expression : nil
  }
}

extension InsetEdge {
  /// Nothing but the read of an edge, in brackets perhaps.
  fileprivate init?(bare node: Node) {
    guard let edge = InsetEdge(node), edge.access.node == node.unparenthesized, edge.isReadHere else { return nil }
    self = edge
  }

  /// The view whose insets they are, to compare by; looks through the local name of insets.
  fileprivate var owner: String? {
    switch origin {
    case .member: insets.owner(ofMember: "safeAreaInsets")
    case .constant(let binding): binding.value?.unparenthesized.owner(ofMember: "safeAreaInsets")
    case .computed, .variable, .namedEdge: nil
    }
  }
}

extension InsetSide {
  /// Whether it is the other side. Not top and bottom: lists that are turned upside down set one from the other.
  fileprivate func isAcross(from other: InsetSide) -> Bool {
    axis == .horizontal && other.axis == .horizontal && isNear != other.isNear
  }

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
  /// Whether one of the two is the other with a minus in front.
  fileprivate func isNegated(_ other: Node) -> Bool {
    let (mine, its) = (unparenthesized.withoutMinus, other.unparenthesized.withoutMinus)
    return (mine == unparenthesized) != (its == other.unparenthesized)
      && mine.unparenthesized.tokenText == its.unparenthesized.tokenText
  }

  /// Whether a comment stands behind this one of its tokens, before its end.
  fileprivate func hasComment(from token: Int) -> Bool {
    token < lastToken && ((token + 1)...lastToken).contains { tree.tokens[$0].flags.contains(.precededByComment) }
  }
}
