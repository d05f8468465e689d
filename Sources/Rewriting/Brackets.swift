import Syntax

extension Node {
  /// Whether a comparison (`a == b`) that takes this expression's place needs brackets: where it would not compile, or would mean
  /// something else, without. Beside `&&`, `||` and `?:`, in an argument or an interpolation it needs none.
  package var comparisonNeedsBrackets: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .prefixOperator, .postfixOperator, .memberAccess, .optionalChaining, .forceUnwrap, .subscriptCall, .asExpr, .isExpr: return true
    case .functionCall: return parent.firstChild == self
    case .infixOperator:
      guard let infix = InfixOperator(parent) else { return true }
      return !(infix.assigns || infix.isOperator("&&") || infix.isOperator("||"))
    default: return false
    }
  }
}
