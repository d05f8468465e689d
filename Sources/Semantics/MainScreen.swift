import Syntax

/// An expression that is the main screen: `UIScreen.main`, `UIKit.UIScreen.main`, over lines and in brackets.
package struct MainScreenExpression: Sendable {
  /// The member access `….main`.
  package let node: Node
  /// `UIScreen` or `UIKit.UIScreen`.
  package let type: Node

  /// Nil for any other expression, and where `UIScreen` is not Apple's.
  package init?(_ expression: Node, in model: FileModel) {
    guard let main = MemberAccess(expression.unparenthesized), main.isNamed("main"), let type = main.base?.unparenthesized else {
      return nil
    }
    let isUIScreen =
      type.isIdentifier("UIScreen") || MemberAccess(type).map { $0.isNamed("UIScreen") && $0.base?.isIdentifier("UIKit") == true } == true
    guard isUIScreen, type.kind == .memberAccess || model.isSDKName("UIScreen", at: expression) else { return nil }
    (node, self.type) = (main.node, type)
  }

  /// The bytes of `.main`, from its period to the end of the name.
  package var mainRange: Range<Int> {
    guard let access = MemberAccess(node) else { return node.range }
    let tokens = node.tree.tokens
    return tokens[access.periodToken].range.lowerBound..<tokens[access.nameToken].range.upperBound
  }
}

/// A member that is read from the main screen: `UIScreen.main.scale`.
package struct MainScreenRead: Sendable {
  package let access: MemberAccess
  package let screen: MainScreenExpression
  package var node: Node { access.node }
  package var member: String { access.name }

  package init?(_ node: Node, in model: FileModel) {
    guard let access = MemberAccess(node), let base = access.base, let screen = MainScreenExpression(base, in: model) else { return nil }
    (self.access, self.screen) = (access, screen)
  }

  /// The bytes of the member, from its period to the end of its name.
  package var memberRange: Range<Int> {
    let tokens = node.tree.tokens
    return tokens[access.periodToken].range.lowerBound..<tokens[access.nameToken].range.upperBound
  }
}
