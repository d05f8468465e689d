import Syntax

extension Node {
  /// The innermost item of a block, a closure, a case or a file that this place is in, or is.
  package var enclosingStatement: Node {
    if isItem { return self }
    return ancestors.first { $0.isItem } ?? self
  }

  /// Whether no closure and no function of its own stands between it and this ancestor, so that it runs when that does.
  package func runs(with ancestor: Node) -> Bool {
    !ancestors.prefix { $0 != ancestor }.contains { $0.kind == .closure || $0.kind == .functionDecl }
  }

  /// Whether only blanks stand before it on its line.
  package var beginsLine: Bool {
    let start = range.lowerBound
    var place = start
    while place > 0 {
      switch tree.source[place - 1] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): place -= 1
      default: return place == 3 && tree.source.starts(with: [0xEF, 0xBB, 0xBF])
      }
    }
    return true
  }

  /// A local constant, through which something else may be reached.
  private var isReachedConstant: Bool {
    guard kind == .identifier, let local = localBinding(named: tree.name(ofToken: firstToken)) else { return false }
    return ![.variable, .implicit, .function].contains(local.kind)
  }

  /// Whether what an assignment sets outlives the method: a member, or what is reached through one or through a local constant.
  package var livesOn: Bool {
    if kind == .tuple, unparenthesized == self { return children.contains { $0.firstChild?.livesOn == true } }
    let root = chainRoot
    if root.isIdentifier("self") || root.kind == .superExpr { return root != self }
    // `(layer as? CAShapeLayer)?.lineWidth`
    if root != self, let cast = Cast(root) { return cast.operand.livesOn || cast.operand.isReachedConstant }
    guard root.kind == .identifier else { return false }
    guard let local = localBinding(named: tree.name(ofToken: root.firstToken)) else { return true }
    switch local.kind {
    case .variable, .implicit, .function: return false
    default: return root != self && !local.isIngredient
    }
  }
}

extension LocalBinding {
  /// Whether it is a constant that serves to make something else, which takes no notice of what becomes of it later: a path, a format.
  package var isIngredient: Bool {
    guard kind == .constant, let call = value.map(\.unparenthesized).flatMap(FunctionCall.init) else { return false }
    let callee = call.callee.unparenthesized
    let names = [typeName, callee.lastName, MemberAccess(callee)?.base?.lastName].compactMap { $0 }
    let kinds = ["Format", "Path", "ParagraphStyle", "Appearance", "Configuration", "Attachment", "Options"]
    return names.contains { name in name.first?.isUppercase == true && kinds.contains(where: name.hasSuffix) }
  }
}
