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

/// What runs when a notification says that the device, or the interface, has turned: closures and methods of one file.
struct RotationHandlers: Sendable {
  /// The calls that listen for such a notification.
  private var listeners: Set<Node> = []
  /// The methods that they name by selectors.
  private var observers: Set<String> = []
  /// Where each function of the file is called; empty if nothing listens.
  private var calls: [String: [Node]] = [:]

  init(in tree: SyntaxTree) {
    var named: [String: [Node]] = [:]
    for call in tree.root.preorder.compactMap(FunctionCall.init) {
      guard let name = call.calleeName else { continue }
      named[name, default: []].append(call.node)
      guard call.isOfRotation else { continue }
      listeners.insert(call.node)
      if name == "addObserver", let method = call.argument(labelled: "selector")?.expression.nameOfSelector { observers.insert(method) }
    }
    if !listeners.isEmpty { calls = named }
  }

  /// Whether such a notification runs this place: in a closure, in a method, or in a method that only those call.
  func run(_ place: Node) -> Bool {
    guard !listeners.isEmpty else { return false }
    let surroundings = place.ancestors.prefix { $0.kind != .memberBlock && $0.kind != .sourceFile }
    for ancestor in surroundings {
      if isListener(ancestor) { return true }
      if ancestor.kind == .functionDecl, let method = FunctionDecl(ancestor) {
        return observers.contains(method.name) || areOnlyCallers(of: method)
      }
    }
    return false
  }

  /// Whether it is a closure that is handed to what listens.
  private func isListener(_ node: Node) -> Bool { Closure(node)?.receivingCall.map { listeners.contains($0.node) } ?? false }

  /// Whether all calls of a method in the file stand in methods that observe a rotation, or in closures that do.
  private func areOnlyCallers(of method: FunctionDecl) -> Bool {
    let calls = (calls[method.name] ?? []).filter { !method.node.isAncestor(of: $0) }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        if let caller = call.enclosing(.functionDecl).flatMap(FunctionDecl.init), observers.contains(caller.name) { return true }
        return call.ancestors.contains(where: isListener)
      }
  }
}

extension Node {
  /// The method's name in `#selector(turned)`, `#selector(Self.turned(_:))`, `Selector("turned:")`.
  fileprivate var nameOfSelector: String? {
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
        return name.map(Self.rotations.contains) == true && $0.runs(with: node)
      }
  }

  private static let rotations = Set((RotationNotification.members + RotationNotification.oldMembers).map(\.description))
    .union(["UIDeviceOrientationDidChangeNotification", "UIApplicationDidChangeStatusBarOrientationNotification"])
}
