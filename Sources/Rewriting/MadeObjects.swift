import Semantics
import Syntax

extension Context {
  /// Whether an expression makes an object of which a second one would not take the first one's place: a view, a controller, a layer, or
  /// an instance of a class of the project.
  func makesObject(_ expression: Node) -> Bool {
    let value = expression.unparenthesized
    switch value.kind {
    case .ternary: return value.children.dropFirst().contains(where: makesObject)
    case .asExpr, .tryExpr, .forceUnwrap: return value.firstChild.map(makesObject) ?? false
    case .infixOperator: return InfixOperator(value).map { $0.isOperator("??") && (makesObject($0.left) || makesObject($0.right)) } ?? false
    case .functionCall:
      guard let callee = FunctionCall(value)?.callee.unparenthesized, let name = callee.lastName else { return false }
      if name == "init" { return MemberAccess(callee)?.base.map { isClassOfObjects(named: $0.text) } ?? false }
      if isClassOfObjects(named: callee.text) { return true }
      return tree.root.preorder.contains { declaration in
        guard declaration.kind == .functionDecl, let function = FunctionDecl(declaration), function.name == name else { return false }
        return function.returnType.map { isClassOfObjects(named: TypeName($0).path) } ?? false
      }
    default: return false
    }
  }

  private func isClassOfObjects(named name: String) -> Bool {
    guard name.split(separator: ".").last?.first?.isUppercase == true else { return false }
    switch model.index.kind(ofType: name, in: NameScope(file: model.file)) {
    case .view, .controller, .presentation, .layer, .collectionLayout: return true
    default: return model.index.types(named: name).contains { $0.form == .class || $0.form == .actor }
    }
  }
}
