import Syntax

/// The notifications of a rotation, by the members that name them.
package enum RotationNotification {
  /// Of `UIDevice` and `UIApplication`.
  package static let members: [StaticString] = [
    "orientationDidChangeNotification", "didChangeStatusBarOrientationNotification", "willChangeStatusBarOrientationNotification",
  ]
  /// Of `NSNotification.Name`, as Swift 4 has them.
  package static let oldMembers: [StaticString] = [
    "UIDeviceOrientationDidChange", "UIApplicationDidChangeStatusBarOrientation", "UIApplicationWillChangeStatusBarOrientation",
  ]
}

/// What runs when a notification says that the device, or the interface, has turned.
extension Node {
  /// Whether this place is in a closure or a method that such a notification calls.
  package var isInRotationHandler: Bool {
    var child = self
    for ancestor in ancestors {
      if ancestor.kind == .memberBlock || ancestor.kind == .sourceFile { break }
      if let closure = Closure(child), let call = closure.receivingCall, call.isOfRotation { return true }
      if let method = FunctionDecl(ancestor), ancestor.kind == .functionDecl {
        return isObserver(method) || isOnlyCalledByObservers(method)
      }
      child = ancestor
    }
    return false
  }

  /// Whether the file registers a method as an observer of a rotation, by its selector.
  private func isObserver(_ method: FunctionDecl) -> Bool {
    tree.root.preorder.contains { place in
      guard let call = FunctionCall(place), call.calleeName == "addObserver",
        call.argument(labelled: "selector")?.expression.nameOfSelector == method.name
      else { return false }
      return call.isOfRotation
    }
  }

  /// Whether all calls of a method in the file stand in methods that observe a rotation, or in closures that do.
  private func isOnlyCalledByObservers(_ method: FunctionDecl) -> Bool {
    let calls = tree.root.preorder.filter { FunctionCall($0)?.calleeName == method.name && !$0.ancestors.contains(method.node) }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        if let caller = call.enclosing(.functionDecl).flatMap(FunctionDecl.init), isObserver(caller) { return true }
        return call.ancestors.compactMap(Closure.init).contains { $0.receivingCall?.isOfRotation == true }
      }
  }

  /// The method's name in `#selector(turned)`, `#selector(Self.turned(_:))`, `Selector("turned:")`.
  private var nameOfSelector: String? {
    let text = tokenText
    guard let open = text.firstIndex(of: "(") else { return nil }
    let inner = text[text.index(after: open)...].prefix { !["(", ")", ":"].contains($0) }.filter { $0 != "\"" }
    return inner.split(separator: ".").last.map(String.init)
  }
}

extension FunctionCall {
  /// `addObserver(..., name: UIDevice.orientationDidChangeNotification, ...)`, `publisher(for: ...).sink`, `onReceive(publisher) { ... }`.
  fileprivate var isOfRotation: Bool {
    ["addObserver", "sink", "onReceive", "assign"].contains(calleeName ?? "")
      && node.preorder.contains {
        let name = StringLiteral($0)?.staticText ?? $0.lastName
        return name.map(Self.rotations.contains) == true && $0.isOutsideClosures(of: node)
      }
  }

  private static let rotations = Set((RotationNotification.members + RotationNotification.oldMembers).map(\.description))
    .union(["UIDeviceOrientationDidChangeNotification", "UIApplicationDidChangeStatusBarOrientationNotification"])
}

extension Node {
  /// Whether it stands in the call itself, not in the closure that is handed to it.
  fileprivate func isOutsideClosures(of call: Node) -> Bool {
    !ancestors.prefix { $0 != call }.contains { $0.kind == .closure }
  }
}
