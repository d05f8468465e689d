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
      guard branch.elseBody == nil, branch.conditions.count == 1, let condition = branch.conditions.first,
        let binding = OptionalBinding(condition),
        binding.value?.lastName == "popoverPresentationController"
          || binding.name.map(names.contains) == true
      else { return false }
      if let name = binding.name { names.insert(name) }
      return branch.body?.children.allSatisfy { $0.touchesOnlyPopover(&names) } ?? false
    }
    if let local = VariableDecl(self) {
      guard local.bindings.count == 1, let binding = local.bindings.first, binding.value?.lastName == "popoverPresentationController",
        let name = binding.name
      else { return false }
      names.insert(name)
      return true
    }
    let target = InfixOperator(self).flatMap { $0.isAssignment ? $0.left : nil } ?? FunctionCall(self)?.callee
    guard let target else { return false }
    var place: Node? = target
    while let link = place {
      if MemberAccess(link)?.isNamed("popoverPresentationController") == true { return true }
      if link.kind == .identifier { return names.contains(link.tree.name(ofToken: link.firstToken)) }
      place = link.chainBase
    }
    return false
  }
}
