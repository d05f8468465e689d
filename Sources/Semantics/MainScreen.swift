import Syntax

/// An expression that is the main screen: `UIScreen.main`, `UIKit.UIScreen.main`, over lines and in brackets; in what the project adds
/// to `UIScreen`, `main` alone, `self.main` and `Self.main`.
package struct MainScreenExpression: Sendable {
  /// The member access `….main`, or `main` alone.
  package let node: Node
  /// `UIScreen` or `UIKit.UIScreen`; `main` where that stands alone.
  package let type: Node

  /// Nil for any other expression, and where `UIScreen` is not Apple's.
  package init?(_ expression: Node, in model: FileModel) {
    let expression = expression.unparenthesized
    if expression.isIdentifier("main") {
      guard expression.isInStaticMemberOfUIScreen(model), expression.localBinding(named: "main") == nil else { return nil }
      (node, type) = (expression, expression)
      return
    }
    guard let main = MemberAccess(expression), main.isNamed("main"), let type = main.base?.unparenthesized else { return nil }
    (node, self.type) = (main.node, type)
    if type.isIdentifier("self") || type.isIdentifier("Self") {
      guard type.isInStaticMemberOfUIScreen(model) else { return nil }
      return
    }
    let isUIScreen =
      type.isIdentifier("UIScreen") || MemberAccess(type).map { $0.isNamed("UIScreen") && $0.base?.isIdentifier("UIKit") == true } == true
    guard isUIScreen || type.isAliasOfUIScreen(model), type.kind == .memberAccess || model.isSDKName("UIScreen", at: expression) else {
      return nil
    }
  }
}

extension Node {
  /// A name that the project gives to `UIScreen`, where it compiles for iOS.
  fileprivate func isAliasOfUIScreen(_ model: FileModel) -> Bool {
    // `Display`, `Theme.Display`
    guard kind == .identifier || (kind == .memberAccess && chainRoot.kind == .identifier) else { return false }
    let name = tokenText
    let aliases = model.index.types(named: name).filter { $0.form != .extension && !$0.traits.contains(.notOnIOS) }
    guard !aliases.isEmpty, localBinding(named: chainRoot.tokenText) == nil else { return false }
    return aliases.allSatisfy { $0.form == .typealias && ["UIScreen", "UIKit.UIScreen"].contains($0.inherited.first) }
  }

  fileprivate func isInStaticMemberOfUIScreen(_ model: FileModel) -> Bool {
    guard let type = enclosingType, type.isExtension, type.name == "UIScreen" || type.name == "UIKit.UIScreen" else { return false }
    return selfAccess == .unavailable(.staticMember) && model.isSDKName("UIScreen", at: self)
  }
}

/// A member that is read from the main screen: `UIScreen.main.scale`.
package struct MainScreenRead: Sendable {
  /// The whole read.
  package let access: MemberAccess
  /// What it is read of.
  package let screen: MainScreenExpression
  package var node: Node { access.node }
  /// `scale`, `bounds`, ...
  package var member: String { access.name }

  package init?(_ node: Node, in model: FileModel) {
    guard let access = MemberAccess(node), let base = access.base, let screen = MainScreenExpression(base, in: model) else { return nil }
    (self.access, self.screen) = (access, screen)
  }

  /// A read of this member. The name is looked at first: to find out what it is read of costs much more.
  package init?(_ node: Node, of member: StaticString, in model: FileModel) {
    guard MemberAccess(node)?.isNamed(member) == true else { return nil }
    self.init(node, in: model)
  }
}
