import Syntax

extension IfExpr {
  /// Whether its branch touches nothing but `popoverPresentationController`.
  package var onlyAnchorsPopover: Bool {
    guard let body, body.firstChild != nil else { return false }
    var names: Set<String> = []
    for condition in conditions { condition.bindPopover(&names) }
    return body.children.allSatisfy { $0.touchesOnlyPopover(&names) }
  }
}

extension Node {
  /// Of a condition: the name it binds to a popover controller.
  fileprivate func bindPopover(_ names: inout Set<String>) {
    if let binding = OptionalBinding(self), let name = binding.name, binding.value?.lastName == "popoverPresentationController" {
      names.insert(name)
    }
  }

  fileprivate func touchesOnlyPopover(_ names: inout Set<String>) -> Bool {
    if let branch = IfExpr(self) {
      guard branch.conditions.count == 1, let condition = branch.conditions.first, let binding = OptionalBinding(condition),
        isPopover(binding.name, binding.value, names) || (binding.value?.isLookUp ?? true)
      else { return false }
      if isPopover(binding.name, binding.value, names), let name = binding.name { names.insert(name) }
      let blocks = [branch.body, branch.elseBody].compactMap { $0 }
      return blocks.allSatisfy { block in
        block.kind == .ifExpr ? block.touchesOnlyPopover(&names) : block.children.allSatisfy { $0.touchesOnlyPopover(&names) }
      }
    }
    if let local = VariableDecl(self) {
      guard local.bindings.count == 1, let binding = local.bindings.first, let value = binding.value, let name = binding.name else {
        return false
      }
      guard value.lastName == "popoverPresentationController" else { return value.isLookUp }
      names.insert(name)
      return true
    }
    let target = InfixOperator(self).flatMap { $0.isAssignment ? $0.left : nil } ?? FunctionCall(self)?.callee
    guard let target else { return false }
    var place: Node? = target
    while let link = place {
      if MemberAccess(link)?.isNamed("popoverPresentationController") == true { return true }
      if link.kind == .identifier { return names.contains(link.tree.name(ofToken: link.firstToken)) || link.isBoundPopover }
      place = link.chainBase
    }
    return false
  }

  /// Whether it names a popover's controller that was taken out before the branch, or handed in.
  private var isBoundPopover: Bool {
    guard let local = localBinding(named: tree.name(ofToken: firstToken)) else { return false }
    return local.value?.lastName == "popoverPresentationController" || local.typeName == "UIPopoverPresentationController"
  }

  private func isPopover(_ name: String?, _ value: Node?, _ names: Set<String>) -> Bool {
    value?.lastName == "popoverPresentationController" || (value == nil && name.map(names.contains) == true)
  }

  /// Whether an expression only finds something that an anchor needs, and does nothing: members, geometry, a cell of a list.
  private var isLookUp: Bool {
    let functions: Set<String> = [
      "cellForRow", "cellForItem", "indexPath", "headerView", "footerView", "supplementaryView", "viewWithTag", "rectForRow", "rectForItem",
      "layoutAttributesForItem", "convert", "insetBy", "offsetBy", "CGRect", "CGPoint", "CGSize", "first", "last",
    ]
    return !preorder.contains { node in
      switch node.kind {
      case .functionCall: !functions.contains(FunctionCall(node)?.calleeName ?? "")
      case .closure, .tryExpr, .awaitExpr, .macroExpansion: true
      default: false
      }
    }
  }
}
