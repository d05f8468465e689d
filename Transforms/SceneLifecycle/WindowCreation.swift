import Rewriting
import Semantics
import Syntax
import Xcode

/// A call that makes a window: `UIWindow()`, `UIWindow(frame: ...)`, the same of a subclass, `.init(...)` for a window property.
struct WindowCreation {
  let call: FunctionCall
  /// It fills the screen, as a window of a scene does by itself.
  let fillsScreen: Bool
  /// The local constant that it takes its frame from, if that is all the constant is for.
  let frameLocal: Node?

  /// - Parameter window: The name of the app delegate's window property.
  init?(_ node: Node, window: String, index: ProjectIndex, file: String) {
    guard let call = FunctionCall(node), Self.makesWindow(call, window: window, index: index, file: file) else { return nil }
    self.call = call
    var local: Node?
    let arguments = call.arguments
    if arguments.isEmpty {
      fillsScreen = !call.hasTrailingClosures
    } else if let frame = arguments.first, arguments.count == 1, frame.label == "frame" {
      let value = frame.expression.unparenthesized
      if value.kind == .identifier, let binding = value.localBinding(named: value.text), binding.kind == .constant {
        fillsScreen = binding.value?.isScreenBounds ?? false
        if fillsScreen { local = binding.node }
      } else {
        fillsScreen = value.isScreenBounds
      }
    } else {
      fillsScreen = false
    }
    frameLocal = local
  }

  private static func makesWindow(_ call: FunctionCall, window: String, index: ProjectIndex, file: String) -> Bool {
    var callee = call.callee.unparenthesized
    if let access = MemberAccess(callee), access.isNamed("init") {
      guard let base = access.base?.unparenthesized else { return call.node.isAssigned(to: window) }
      callee = base
    }
    guard let name = callee.lastName, name.first?.isUppercase == true else { return false }
    return name == "UIWindow" || index.inherits(name, from: "UIWindow", in: NameScope(file: file))
  }

  /// The class that is made, if it may lack `init(windowScene:)`: it is not `UIWindow` and declares other initializers.
  func classWithoutSceneInitializer(index: ProjectIndex, file: String) -> String? {
    var callee = call.callee.unparenthesized
    if let access = MemberAccess(callee), access.isNamed("init"), let base = access.base { callee = base }
    guard let name = callee.lastName, name != "UIWindow", name != "init" else { return nil }
    let declaresOwn = index.members(ofType: name, in: NameScope(file: file)).contains { $0.form == .initializer }
    return declaresOwn && index.parameters(ofFunction: name, labels: ["windowScene"]).isEmpty ? name : nil
  }

  /// The bytes of its arguments, brackets included.
  var argumentRange: Range<Int> { call.argumentList?.range ?? call.node.range.upperBound..<call.node.range.upperBound }

  /// What makes it a window of a scene: its arguments change, and `.init` becomes the class.
  var change: TextChange {
    let arguments = "(windowScene: windowScene)"
    guard let access = MemberAccess(call.callee.unparenthesized), access.isNamed("init") else {
      return TextChange(range: argumentRange, text: arguments)
    }
    return TextChange(range: call.node.range, text: (access.base?.text ?? "UIWindow") + arguments)
  }

  /// The name of the local constant or variable that is bound to it directly: `let window = UIWindow()`.
  var localName: String? { binding.flatMap(\.name) }
  var binding: PatternBinding? {
    guard let clause = call.node.parenthesized.parent, clause.kind == .initializerClause else { return nil }
    return clause.parent.flatMap(PatternBinding.init)
  }
}

extension Node {
  /// `UIScreen.main.bounds`, also put together from its parts.
  var isScreenBounds: Bool {
    let screen = "UIScreen.main.bounds"
    return [
      screen, "UIKit." + screen, "CGRect(origin:.zero,size:\(screen).size)", "CGRect(origin:CGPoint.zero,size:\(screen).size)",
      "CGRect(x:0,y:0,width:\(screen).width,height:\(screen).height)",
      "CGRect(x:0,y:0,width:\(screen).size.width,height:\(screen).size.height)",
    ].contains(unparenthesized.tokenText)
  }

  /// Whether it is the right side of `NAME = ...` or `self.NAME = ...`, or the initial value of a property of that name.
  func isAssigned(to name: String) -> Bool {
    if let infix = parenthesized.parent.flatMap(InfixOperator.init), infix.isAssignment, infix.right == parenthesized {
      return infix.left.isMember(name)
    }
    guard let clause = parenthesized.parent, clause.kind == .initializerClause else { return false }
    return clause.parent.flatMap(PatternBinding.init)?.name == name
  }

  /// `NAME` as a member of `self`, with or without `self.`.
  func isMember(_ name: String) -> Bool {
    if let access = MemberAccess(self) { return access.name == name && access.base?.isIdentifier("self") == true }
    return isIdentifier(named: name) && localBinding(named: name) == nil
  }
}
