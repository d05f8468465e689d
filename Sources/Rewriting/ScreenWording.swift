import Semantics
import Syntax

extension Wording {
  /// A read or an assignment that no screen behind a window can take over here.
  package static func noScreen(of read: MainScreenRead, in context: Context) -> String {
    let (node, member) = (read.node, read.member)
    let model = context.model
    let access = model.selfAccess(at: node)
    let kind = node.enclosingType.map { model.kind(of: $0) }
    if let reason = access.reason {
      switch reason {
      case .weakSelf(.gone): return "self is gone here: read `\(member)` from its window's screen before the closure"
      case .weakSelf: return "self may be gone here: bind it (guard let self) and ask its window's screen for `\(member)`"
      case .wouldBeHeld: return "this closure would begin to hold self: capture it weakly, ask its window's screen for `\(member)`"
      case .offMainThread: return "a screen may not be asked off the main thread: read `\(member)` before the hop"
      default: return "\(counted(node.declaredName)) knows no window: pass in the `\(member)` of the screen that shows the view"
      }
    }
    guard kind == .controller || kind == .view else { return screenElsewhere(member, kind, at: node, in: context) }
    let window = kind == .view ? "window" : "view.window"
    if let method = node.enclosingMethodName, LifeCycle.hasNoWindow(method) || node.phase == .setUp || node.isInStoredValue {
      let later = kind == .view ? "didMoveToWindow" : "viewIsAppearing"
      return "no window yet in `\(node.declaredName)`: use \(window)?.windowScene?.screen.\(member) in \(later)"
    }
    if member.hasSuffix("oordinateSpace") {
      return "which screen? use \(window)?.windowScene?.screen.\(member), or the one the notification names"
    }
    return "`\(member)` may be missing: decide what holds while \(window)?.windowScene is nil, then ask its screen"
  }

  private static func screenElsewhere(_ member: String, _ kind: TypeKind?, at node: Node, in context: Context) -> String {
    switch kind {
    case .swiftUIView: return "SwiftUI has no `\(member)`: pass it in from the UIWindowScene that shows this view"
    case .layer: return "a layer knows no screen: let its view hand it `\(member)` of window?.windowScene?.screen"
    case .sceneDelegate: return "ask the scene's own screen: windowScene.screen.\(member)"
    case .presentation: return "ask containerView?.window?.windowScene?.screen for `\(member)` and decide what holds without it"
    default: return "\(counted(node.declaredName)) knows no window: pass in the `\(member)` of the screen that shows the view"
    }
  }

  /// `UIScreen.screens`.
  package static func screens(at node: Node) -> String {
    let chain = node.wholeChain
    if chain.text.contains(".count") || chain.text.contains("isEmpty") {
      return "whether another display is there: ask the connected scenes of role windowExternalDisplayNonInteractive"
    }
    return "displays come as scenes: take the screen of the scene that is meant, not one from this list"
  }

  /// The main screen as a value.
  package static func bareScreen(at node: Node, in context: Context) -> String {
    let place = node.parenthesized
    if let infix = place.parent.flatMap(InfixOperator.init), !infix.assigns {
      return "comparing with the main screen says little on two displays: ask what differs (traits, size, scene role)"
    }
    if let argument = place.parent.flatMap(Argument.init), let holder = argument.node.parent?.parent {
      if argument.label == "object" { return "notifications of both displays matter: pass nil, then ask the notification's object" }
      if let name = FunctionCall(holder)?.calleeName {
        return "`\(name)` is handed the main screen: pass the screen of the window scene that the view is in"
      }
    }
    if node.enclosing(.parameter) != nil {
      return "a default of the main screen hides the choice: let callers pass their window scene's screen"
    }
    if node.isInStoredValue {
      return "`\(node.declaredName)` keeps one of two displays: take window?.windowScene?.screen when it is needed"
    }
    if let binding = place.parent?.parent.flatMap(PatternBinding.init), let name = binding.name {
      return "`\(name)` is one of two displays: take the screen of the window scene that the view is in"
    }
    return "the main screen is one of two displays: take the screen of the window scene that is meant"
  }
}

extension Node {
  /// `.main` where an annotation, a parameter's type or a function of the project says that a screen is meant.
  package func isImplicitMainScreen(in model: FileModel) -> Bool {
    guard let access = MemberAccess(self), access.base == nil, access.isNamed("main") else { return false }
    let place = parenthesized
    guard let parent = place.parent else { return false }
    if parent.kind == .initializerClause, let holder = parent.parent {
      let type = PatternBinding(holder)?.type ?? Parameter(holder)?.type
      return type.map { TypeName($0).name == "UIScreen" } ?? false
    }
    guard let argument = Argument(parent), let call = argument.node.parent?.parent.flatMap(FunctionCall.init),
      let position = call.arguments.firstIndex(where: { $0.node == argument.node }), let name = call.declaredName
    else { return false }
    return model.index.parameters(ofFunction: name, labels: call.arguments.map(\.label))
      .contains { position < $0.count && ["UIScreen", "UIScreen?"].contains($0[position].type) }
  }
}
