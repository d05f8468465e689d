import Syntax

/// Why a view may be in no window any more where it once was in one.
package enum WindowLoss: Sendable {
  /// Behind `removeFromSuperview()` in the same function.
  case removed
  /// In the closure that runs when a controller has been dismissed.
  case dismissed
  /// Behind `window.rootViewController = ...`: the window lets go of the views of its old root at once.
  case rootReplaced
}

extension Node {
  /// Why `self` may have left its window before this place runs; nil if nothing says so.
  package var windowLoss: WindowLoss? {
    var child = self
    for ancestor in ancestors {
      if ancestor.kind == .memberBlock || ancestor.kind == .sourceFile { return nil }
      if let call = FunctionCall(ancestor), call.callee != child, call.dismissesSelf,
        child.kind != .argumentList || isInClosure(below: call)
      {
        return .dismissed
      }
      if ancestor.kind == .codeBlock || ancestor.kind == .closure || ancestor.kind == .accessorBlock {
        let before = ancestor.children.prefix { $0 != child }
        if before.contains(where: { FunctionCall($0)?.removesSelf == true }) { return .removed }
        if before.contains(where: \.replacesRootOfOwnWindow) { return .rootReplaced }
      }
      child = ancestor
    }
    return nil
  }

  /// `view.window?.rootViewController = ...`, also of a window that is found through the application or its delegate.
  private var replacesRootOfOwnWindow: Bool {
    guard let infix = InfixOperator(self), infix.isAssignment, let root = MemberAccess(infix.left), root.isNamed("rootViewController"),
      let window = root.base
    else { return false }
    return window.isShownWindow(namesLeft: 4)
  }

  /// Whether it is a window that was there before, not one that has just been made.
  /// - Parameter namesLeft: How many locals may be followed, one to the next: in code that does not compile they may lead in a circle.
  private func isShownWindow(namesLeft: Int) -> Bool {
    let root = chainRoot
    guard root.kind == .identifier else { return Cast(root)?.operand.isShownWindow(namesLeft: namesLeft) ?? false }
    let name = tree.name(ofToken: root.firstToken)
    guard let local = root.localBinding(named: name) else { return ["self", "view", "window", "UIApplication"].contains(name) }
    guard let value = local.value else { return local.isParameter }
    return namesLeft > 0 && value.isShownWindow(namesLeft: namesLeft - 1)
  }

  /// Whether this place runs when the call hands over to a closure, not when its arguments are made.
  private func isInClosure(below call: FunctionCall) -> Bool { !runs(with: call.node) }

  /// `self`, what a controller says of its place among others (`navigationController`), or nothing at all.
  fileprivate var isOwnPlace: Bool {
    let place = withoutMarks
    let own = ["navigationController", "presentingViewController", "tabBarController", "splitViewController", "parent", "view"]
    if place.isIdentifier("self") || place.kind == .superExpr { return true }
    if let access = MemberAccess(place) { return own.contains(access.name) && access.base.map { $0.isIdentifier("self") } ?? false }
    guard place.kind == .identifier else { return false }
    let name = place.tree.name(ofToken: place.firstToken)
    return own.contains(name) && place.localBinding(named: name) == nil
  }
}

extension FunctionCall {
  /// `dismiss(animated:completion:)` of a controller itself. Where it only dismisses what it has presented cannot be told.
  fileprivate var dismissesSelf: Bool {
    guard calleeName == "dismiss", argument(labelled: "animated") != nil else { return false }
    guard let access = MemberAccess(callee) else { return callee.kind == .identifier }
    return access.base.map(\.isOwnPlace) ?? false
  }

  /// `removeFromSuperview()`, `view.removeFromSuperview()`.
  fileprivate var removesSelf: Bool {
    guard calleeName == "removeFromSuperview" else { return false }
    guard let access = MemberAccess(callee) else { return callee.kind == .identifier }
    return access.base.map(\.isOwnPlace) ?? false
  }
}
