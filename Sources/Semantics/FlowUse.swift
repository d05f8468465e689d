import Syntax

/// Whether an answer picks a direction of flow, which is a matter of shape, not of how much height there is.
extension Node {
  /// - Returns: Whether this Boolean picks an axis or a scroll direction, a width or a height, or a portrait or landscape layout.
  package var picksFlow: Bool {
    var child = self
    for ancestor in ancestors {
      if child.isItem, ancestor.kind != .ifExpr { return false }
      switch ancestor.kind {
      case .ternary:
        if let ternary = Ternary(ancestor), ternary.condition == child, Self.areFlow([[ternary.first], [ternary.second]]) { return true }
      case .infixOperator:
        if let infix = InfixOperator(ancestor), infix.assigns { return infix.left.lastName.map(Self.isDirection) ?? false }
      case .argument:
        if Argument(ancestor)?.label.map(Self.isDirection) ?? false { return true }
      case .ifExpr, .guardStmt:
        if child.kind != .codeBlock, Self.areFlow(ancestor.branchBodies.map(\.branchStatements) + ancestor.armBehindExit) { return true }
      case .switchExpr:
        if child.kind != .switchCase { return ancestor.switchPicksFlow }
      case .closure, .codeBlock, .memberBlock: return false
      default: break
      }
      child = ancestor
    }
    return false
  }

  /// Of a `switch`, or an `if case` condition: whether its branches pick a direction.
  package var choicePicksFlow: Bool { kind == .switchExpr ? switchPicksFlow || picksFlow : picksFlow }

  /// What is done where an `if` or `guard` that is left by `return` goes on: the other arm, if it is one statement.
  private var armBehindExit: [[Node]] {
    let bodies = branchBodies
    guard bodies.count == 1, let exit = bodies[0].branchStatements.last, exit.kind == .returnStmt, bodies[0].branchStatements.count <= 2,
      let rest = nextSibling, rest.nextSibling == nil
    else { return [] }
    return [[rest]]
  }

  /// `width` or `height`: a member, a local of that name, or one that is bound to such a member.
  private var side: String? {
    guard kind == .identifier || kind == .memberAccess, let name = lastName else { return nil }
    if ["width", "height"].contains(name) { return name }
    guard kind == .identifier, let value = localBinding(named: name)?.value?.unparenthesized, value.kind == .memberAccess else {
      return nil
    }
    return value.lastName.flatMap { ["width", "height"].contains($0) ? $0 : nil }
  }

  private var switchPicksFlow: Bool { Self.areFlow(branchBodies.map(\.branchStatements)) }

  private static func isDirection(_ name: String) -> Bool { name == "axis" || name == "scrollDirection" }

  // MARK: Arms

  /// What one arm of a choice is about.
  private struct Arm {
    var directions: Set<String> = []
    var sides: Set<String> = []
    var shapes: Set<String> = []
    /// `max` or `min` of a width and a height.
    var extremes: Set<String> = []
    var setsDirection = false
  }

  private static func areFlow(_ arms: [[Node]]) -> Bool {
    let facts = arms.map { $0.reduce(into: Arm()) { $1.collect(into: &$0) } }
    if facts.contains(where: \.setsDirection) { return true }
    let full = facts.filter { !$0.directions.isEmpty || !$0.sides.isEmpty || !$0.shapes.isEmpty }
    guard full.count >= 2 else { return false }
    if Set(full.map(\.directions)) == [["horizontal"], ["vertical"]] { return true }
    if Set(full.map(\.extremes)) == [["max"], ["min"]] { return true }
    let sides = full.map(\.sides)
    if sides.allSatisfy({ $0.count == 1 }), Set(sides).count == 2 { return true }
    let shapes = full.map(\.shapes)
    return shapes.allSatisfy { !$0.isEmpty } && shapes.reduce(into: Set()) { $0.formUnion($1) }.count == 2
  }

  private static let stacks = [
    "HStack": "horizontal", "LazyHStack": "horizontal", "HStackLayout": "horizontal", "VStack": "vertical", "LazyVStack": "vertical",
    "VStackLayout": "vertical",
  ]

  /// Words of a name that say that it is a number, which the height decides.
  private static let measures: Set<String> = [
    "height", "width", "padding", "spacing", "margin", "margins", "inset", "insets", "offset", "size", "count", "rows", "columns",
    "constant", "ratio", "radius", "font", "lines", "multiplier", "number", "scale",
  ]

  private func collect(into arm: inout Arm) {
    for node in preorder {
      if let infix = InfixOperator(node), infix.isAssignment, let name = infix.left.lastName, Self.isDirection(name),
        ["horizontal", "vertical"].contains(infix.right.enumConstant ?? "")
      {
        arm.setsDirection = true
      }
      if node.kind == .stringLiteral, let text = StringLiteral(node)?.staticText?.lowercased() {
        for shape in ["landscape", "portrait"] where text.contains(shape) { arm.shapes.insert(shape) }
      }
      if let call = FunctionCall(node), let name = call.calleeName, name == "max" || name == "min", call.arguments.count == 2,
        Set(call.arguments.compactMap(\.expression.side)) == ["width", "height"]
      {
        arm.extremes.insert(name)
      }
      guard node.kind == .identifier || node.kind == .memberAccess, let name = node.lastName else { continue }
      // What an inner condition compares with picks nothing.
      if node.enumConstant != nil, let infix = node.parent.flatMap(InfixOperator.init), !infix.assigns { continue }
      if ["horizontal", "vertical"].contains(name), node.enumConstant != nil { arm.directions.insert(name) }
      if let side = node.side { arm.sides.insert(side) }
      if let direction = Self.stacks[name] { arm.directions.insert(direction) }
      let words = name.camelCaseWords
      guard Self.measures.isDisjoint(with: words) else { continue }
      for shape in ["landscape", "portrait"] where words.contains(shape) && node.isChosen { arm.shapes.insert(shape) }
    }
  }

  /// Whether the name is not only the base of another member.
  private var isChosen: Bool { MemberAccess(parent ?? self)?.base != self || kind == .identifier }
}
