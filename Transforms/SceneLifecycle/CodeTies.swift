import Rewriting
import Semantics
import Syntax

/// What a piece of the app delegate's code names that ties it to its place.
struct CodeTies {
  /// Members of the app delegate other than its window.
  var members: Set<String> = []
  /// Parameters of the method around it: `application`, `launchOptions`.
  var parameters: Set<String> = []
  /// What no other file can see.
  var privates: Set<String> = []
  /// `self` alone, `super`, `Self`.
  var usesSelf = false
  /// The app delegate's own window, under its name or as `self.window`.
  var usesWindow = false
  /// A window that it reaches another way: `keyWindow`, `delegate?.window`.
  var usesOtherWindow = false
  /// It may leave the method.
  var mayExit = false
  /// Locals of the method that it uses and that are declared outside it: the nodes that declare them.
  var locals: Set<Node> = []

  /// Nothing holds it where it is, apart from locals.
  var isFree: Bool { members.isEmpty && parameters.isEmpty && privates.isEmpty && !usesSelf && !mayExit }

  /// - Parameter window: The name of the app delegate's window property.
  init(of code: Node, in delegate: AppDelegateCode, window: String) {
    for node in code.preorder {
      switch node.kind {
      case .identifier: identifier(node, in: code, delegate, window)
      case .superExpr: usesSelf = true
      case .memberAccess: member(node, delegate)
      case .optionalBinding:
        // `if let window` reads what it names.
        if let binding = OptionalBinding(node), binding.value == nil, let name = binding.name {
          use(of: name, at: node, in: code, delegate, window)
        }
      case .returnStmt, .throwStmt, .guardStmt:
        if !node.isInNestedFunction(below: code) { mayExit = true }
      case .functionDecl where node == code: privates.insert(FunctionDecl(node)?.name ?? "")
      default: break
      }
    }
    let tokens = code.identifierTokens
    members.formUnion(tokens.intersection(delegate.typeNames))
    privates.formUnion(tokens.filter { delegate.privateNames.contains($0) && $0 != window && !members.contains($0) })
  }

  private mutating func identifier(_ node: Node, in code: Node, _ delegate: AppDelegateCode, _ window: String) {
    let name = node.tree.name(ofToken: node.firstToken)
    guard name != "self" else {
      let access = node.parent.flatMap(MemberAccess.init)
      guard let access, access.base == node else {
        usesSelf = true
        return
      }
      if access.name == window { usesWindow = true } else { members.insert(access.name) }
      return
    }
    if name == "Self" { usesSelf = true }
    use(of: name, at: node, in: code, delegate, window)
  }

  private mutating func use(of name: String, at node: Node, in code: Node, _ delegate: AppDelegateCode, _ window: String) {
    if let binding = node.localBinding(named: name) {
      if binding.node == code || code.isAncestor(of: binding.node) { return }
      if binding.isParameter { parameters.insert(name) } else { locals.insert(binding.node) }
    } else if name == window {
      usesWindow = true
    } else if delegate.memberNames.contains(name) || Self.inherited.contains(name) {
      members.insert(name)
    }
  }

  private mutating func member(_ node: Node, _ delegate: AppDelegateCode) {
    guard let access = MemberAccess(node) else { return }
    if ["keyWindow", "windows"].contains(access.name) { usesOtherWindow = true }
    if access.name == "window", access.base?.isIdentifier("self") != true { usesOtherWindow = true }
  }

  /// What a `UIResponder` has and may be named without `self`.
  private static let inherited: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "next", "undoManager", "userActivity", "inputView", "description", "perform",
    "responds", "isKind", "value", "setValue", "observe", "addObserver",
  ]
}

extension Node {
  /// Whether a closure or a local function stands between this place and `code`, so that `return` leaves that.
  func isInNestedFunction(below code: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor == code { return false }
      if ancestor.kind == .closure || ancestor.kind == .functionDecl { return true }
    }
    return false
  }

  /// The names in its tokens, types and labels too.
  var identifierTokens: Set<String> {
    guard lastToken >= firstToken else { return [] }
    return Set((firstToken...lastToken).filter { tree.tokens[$0].kind == .identifier }.map(tree.name(ofToken:)))
  }
}
