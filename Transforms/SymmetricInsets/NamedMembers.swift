import Semantics
import Syntax

/// A member, or a global, that gives safe-area insets or an edge of them under a name of its own: `var insets: UIEdgeInsets { ... }`,
/// `func topInset() -> CGFloat`, `@Environment(\.safeAreaInsets) var insets`, a stored property that they are assigned to.
///
/// What is declared in the same file is found, by its name in the type around the place, or in the type that is named.
struct NamedMember {
  let name: String
  /// What it gives, wherever it returns or is assigned; empty for a value of the environment.
  let values: [Node]
  /// It keeps what was assigned to it, and may be out of date.
  let isStored: Bool
  let isEnvironment: Bool

  /// - Parameter expression: The name, behind `self` or a type perhaps, and called if it is a function.
  init?(_ expression: Node) {
    let call = FunctionCall(expression)
    if let call, !call.arguments.isEmpty || call.hasTrailingClosures { return nil }
    let reference = call?.callee ?? expression
    guard let name = reference.lastName, let owners = reference.owners else { return nil }
    let members = owners.isEmpty ? reference.tree.root.itemsThroughIf : owners.flatMap(\.members)
    for member in members {
      if call != nil {
        guard let function = FunctionDecl(member), member.kind == .functionDecl, function.name == name, function.parameters.isEmpty,
          let body = function.body
        else { continue }
        self.init(name, values: body.returnedValues)
        return
      }
      guard let variable = VariableDecl(member), let binding = variable.bindings.first(where: { $0.name == name }) else { continue }
      self.init(variable, binding, name, owners)
      return
    }
    return nil
  }

  private init(_ name: String, values: [Node], isStored: Bool = false, isEnvironment: Bool = false) {
    (self.name, self.values, self.isStored, self.isEnvironment) = (name, values, isStored, isEnvironment)
  }

  private init?(_ variable: VariableDecl, _ binding: PatternBinding, _ name: String, _ owners: [TypeDecl]) {
    if binding.isComputed, let block = binding.accessorBlock {
      let getter = block.children.compactMap(Accessor.init).first { $0.name == "get" }
      self.init(name, values: (getter?.body ?? block).returnedValues)
    } else if let attribute = variable.attributes.first(where: { $0.isNamed("Environment") }) {
      guard attribute.arguments.first?.expression.lastKeyOfPath == "safeAreaInsets" else { return nil }
      self.init(name, values: [], isEnvironment: true)
    } else {
      guard !variable.isLet else { return nil }
      let assigned = owners.flatMap { $0.node.valuesAssigned(to: name) }
      self.init(name, values: [binding.value].compactMap { $0 } + assigned, isStored: true)
    }
  }
}

extension Node {
  /// Where the declaration of a name that is no local's is to be looked for: in these types, or, if there are none, in the file.
  /// Nil if it may be anywhere.
  fileprivate var owners: [TypeDecl]? {
    if kind == .identifier {
      guard localBinding(named: tree.name(ofToken: firstToken)) == nil else { return nil }
      return enclosingType.map(\.partsInFile) ?? []
    }
    guard let base = MemberAccess(self)?.base?.unparenthesized, base.kind == .identifier else { return nil }
    if base.isIdentifier("self") || base.isIdentifier("Self") { return enclosingType?.partsInFile }
    let types = tree.root.itemsThroughIf.compactMap(TypeDecl.init).filter { $0.name == base.text }
    return types.isEmpty ? nil : types
  }

  /// What the body of a function or a getter returns: its only expression, or that of each `return`.
  fileprivate var returnedValues: [Node] {
    let statements = Array(children)
    if statements.count == 1, let only = statements.first, only.kind != .returnStmt { return [only] }
    return preorder.filter { $0.kind == .returnStmt && $0.runs(with: self) }.compactMap(\.firstChild)
  }

  /// What is assigned to a member of this name in a type.
  fileprivate func valuesAssigned(to name: String) -> [Node] {
    preorder.compactMap { node in
      guard node.kind == .infixOperator, let infix = InfixOperator(node), infix.isAssignment, infix.left.lastName == name else {
        return nil
      }
      if infix.left.kind == .identifier { return infix.left.localBinding(named: name) == nil ? infix.right : nil }
      return MemberAccess(infix.left)?.base?.isIdentifier("self") == true ? infix.right : nil
    }
  }

  /// The items of a file, also those in `#if`.
  fileprivate var itemsThroughIf: [Node] {
    children.flatMap { $0.kind == .ifConfig || $0.kind == .ifConfigClause ? $0.itemsThroughIf : [$0] }
  }

  /// Of a key path, the last of its names.
  fileprivate var lastKeyOfPath: String? { kind == .keyPath ? tree.name(ofToken: lastToken) : nil }

  /// Whether it says that there are no insets: `.zero`, `UIEdgeInsets()`, `0`.
  var isNoInset: Bool {
    let node = unparenthesized
    if node.numberValue == 0 { return true }
    guard let call = FunctionCall(node) else { return false }
    return call.arguments.isEmpty && ["UIEdgeInsets", "EdgeInsets", "NSDirectionalEdgeInsets", "init"].contains(call.calleeName ?? "")
  }
}

extension TypeDecl {
  /// Its declaration and its extensions at the top of the file, and those of what it inherits from.
  fileprivate var partsInFile: [TypeDecl] {
    let parents = inheritedTypes.map { TypeName($0).name } + ["UIView", "UIViewController"]
    let others = node.tree.root.itemsThroughIf.compactMap(TypeDecl.init).filter { $0.node != node }
    return [self] + others.filter { $0.name == name } + others.filter { $0.name != name && parents.contains($0.name) }
  }
}
