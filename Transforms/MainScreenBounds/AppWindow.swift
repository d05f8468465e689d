import Rewriting
import Semantics
import Syntax

extension FunctionCall {
  /// Whether an app delegate that its program begins with makes its own window here: for its `window`, for a local that becomes it,
  /// or for what a method or closure hands back and that becomes it.
  func makesWindowOfApp(in context: Context) -> Bool {
    guard let type = node.enclosingType, !context.index.entryPoints.contains(where: { $0.kind == .swiftUIApp }) else { return false }
    let scope = NameScope(file: context.file.path)
    guard context.model.kind(of: type) == .appDelegate || context.index.frameworkAppDelegate(of: type.name, in: scope) != nil else {
      return false
    }
    // `UIWindow().then { ... }`, `window ?? UIWindow()`, `isOn ? UIWindow() : nil`
    var whole = node.wholeChain
    while let outer = whole.parent, outer.kind == .ternary || InfixOperator(outer).map({ $0.right == whole && !$0.assigns }) ?? false {
      whole = outer.parenthesized
    }
    guard let place = whole.parent else { return false }
    let parts = type.parts(in: context.index)
    let own = parts.windowName(in: context.index)
    if let infix = InfixOperator(place) { return infix.isAssignment && infix.left.lastName == own }
    guard let member = node.enclosingMember else { return false }
    let isHandedBack = place.kind == .returnStmt || whole.isItem
    let local = place.kind == .initializerClause ? place.parent.flatMap(PatternBinding.init)?.name : nil
    guard isHandedBack || local != nil else { return false }
    if local == own, node.enclosingMember.flatMap(FunctionDecl.init) == nil { return true }
    let becomesWindow = member.preorder.contains { other in
      if let infix = InfixOperator(other), infix.isAssignment, infix.left.lastName == own {
        return infix.right.unparenthesized.text == local
      }
      return false
    }
    guard !becomesWindow else { return true }
    // `window = { let made = UIWindow(); return made }()`
    if let closure = node.enclosing(.closure), let call = closure.parent.flatMap(FunctionCall.init), call.callee == closure,
      let infix = call.node.parenthesized.parent.flatMap(InfixOperator.init), infix.isAssignment, infix.left.lastName == own
    {
      return true
    }
    let returns = isHandedBack || member.preorder.contains { $0.kind == .returnStmt && $0.firstChild?.unparenthesized.text == local }
    return returns && parts.fillsWindow(own, from: member)
  }
}

extension FunctionCall {
  /// Whether the app has a scene delegate that has a window of its own, so that the one that is made here is never shown.
  func isSupersededByScenes(in context: Context) -> Bool {
    guard let type = node.enclosingType else { return false }
    let parts = type.parts(in: context.index)
    let configures = "application(_:configurationForConnecting:options:)"
    guard parts.contains(where: { $0.members.contains { FunctionDecl($0)?.signature == configures } }) else { return false }
    let folder = context.project.projectFolder(of: context.model.file)
    let scenes = context.index.types(named: "SceneDelegate").filter { context.project.projectFolder(of: $0.file) == folder }
    let window = parts.windowName(in: context.index)
    return !scenes.isEmpty
      && !scenes.compactMap { context.index.tree(of: $0.file) }.contains { tree in
        tree.root.preorder.contains { node in
          guard let access = MemberAccess(node), access.name == window, let base = access.base else { return false }
          // `appDelegate.window`, `(UIApplication.shared.delegate as? AppDelegate)?.window`: the scene shows this very window.
          return base.text.contains("elegate")
        }
      }
  }
}

extension Node {
  /// `window?`, `self.window!` of a delegate, or a local that is bound to its window.
  func isShownWindowOfDelegate(in context: Context) -> Bool {
    guard let type = enclosingType else { return false }
    let place = withoutMarks
    let kind = context.model.kind(of: type)
    guard kind == .sceneDelegate || kind == .appDelegate else { return false }
    if let access = MemberAccess(place) { return access.isNamed("window") && access.base?.isIdentifier("self") == true }
    guard place.kind == .identifier else { return false }
    let name = tree.name(ofToken: place.firstToken)
    let own = type.parts(in: context.index).windowName(in: context.index)
    guard let local = place.localBinding(named: name) else { return name == own }
    // `guard let window`, `guard let window = window`
    guard let value = local.value?.unparenthesized, value != place else { return local.kind == .optionalBinding && name == own }
    guard let call = FunctionCall(value) else { return local.kind == .optionalBinding && value.isShownWindowOfDelegate(in: context) }
    return kind == .sceneDelegate ? call.madeType == "UIWindow" : call.makesWindowOfApp(in: context)
  }
}

extension TypeDecl {
  /// Itself, and the class and the extensions of the same name, in whatever files they stand, itself among them once more.
  fileprivate func parts(in index: ProjectIndex) -> [TypeDecl] {
    let files = Set(index.types(named: name).map(\.file)).sorted()
    let others = files.compactMap(index.tree(of:)).flatMap { tree in
      tree.root.children.compactMap(TypeDecl.init).filter { $0.name == name }
    }
    return [self] + others
  }
}

extension [TypeDecl] {
  private var members: [Node] { flatMap(\.members) }

  /// The name of an app delegate's window: `window`, else its only property of that type. Once there is a scene delegate that does not
  /// ask for that one, the app's window has moved, and this is another.
  fileprivate func windowName(in index: ProjectIndex) -> String {
    let bindings = members.compactMap(VariableDecl.init).filter { !$0.isStatic }.flatMap(\.bindings)
    if bindings.contains(where: { $0.name == "window" }) { return "window" }
    let windows = Set(bindings.filter { $0.type.map { TypeName($0).name == "UIWindow" } ?? false }.compactMap(\.name))
    guard windows.count == 1, let name = windows.first else { return "window" }
    let scenes = index.types(named: "SceneDelegate").map(\.file)
    return scenes.isEmpty || index.uses(of: name).files.contains { scenes.contains($0.path) } ? name : "window"
  }

  /// Whether the window comes from this member: its own initial value, or what a method returns.
  fileprivate func fillsWindow(_ window: String, from member: Node) -> Bool {
    guard let function = FunctionDecl(member) else {
      return VariableDecl(member)?.bindings.contains { $0.name == window } ?? false
    }
    func calls(_ node: Node?) -> Bool { node.flatMap { FunctionCall($0.unparenthesized) }?.calleeName == function.name }
    return members.contains { member in
      member.preorder.contains { node in
        if let infix = InfixOperator(node), infix.isAssignment, infix.left.lastName == window { return calls(infix.right) }
        return PatternBinding(node).map { $0.name == window && calls($0.value) } ?? false
      }
    }
  }
}
