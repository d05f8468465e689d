import Syntax

/// What a closure makes of a scene: what `map`, `compactMap` and `flatMap` get.
enum MappedScene {
  /// `$0 as? UIWindowScene`
  case scene
  /// `$0.windows`, `($0 as? UIWindowScene)?.windows ?? []`
  case windows
  /// `$0.keyWindow`, `$0.windows.first { $0.isKeyWindow }`
  case window
  /// `$0`
  case itself
  case other
}

extension Node {
  /// Of a closure or a key path.
  var mappedScene: MappedScene {
    if kind == .keyPath {
      switch tokenText.split(separator: ".").last {
      case "windows": return .windows
      case "keyWindow": return .window
      case "self": return .itself
      default: return .other
      }
    }
    guard let closure = Closure(self), closure.items.count == 1, var value = closure.items.first else { return .other }
    if value.kind == .returnStmt, let returned = value.firstChild { value = returned }
    value = value.unparenthesized
    if let infix = InfixOperator(value), infix.isOperator("??"), infix.right.kind == .array, infix.right.firstChild == nil {
      value = infix.left.unparenthesized
    }
    if let cast = Cast(value) {
      return TypeName(cast.type).name == "UIWindowScene" && cast.operand.unparenthesized.kind == .identifier ? .scene : .other
    }
    return value.kind == .identifier ? .itself : value.windowsOfScene
  }

  /// What a chain that begins with a scene ends with.
  private var windowsOfScene: MappedScene {
    switch kind {
    case .optionalChaining, .forceUnwrap: return firstChild?.windowsOfScene ?? .other
    case .memberAccess:
      guard let access = MemberAccess(self) else { return .other }
      switch access.name {
      case "windows": return .windows
      case "keyWindow": return .window
      case "first": return access.base?.windowsOfScene == .windows ? .window : .other
      default: return .other
      }
    case .functionCall:
      guard let call = FunctionCall(self), let access = MemberAccess(call.callee), access.base?.windowsOfScene == .windows,
        (call.trailingClosure ?? call.arguments.first?.expression)?.selectsKeyWindow == true
      else { return .other }
      return access.isNamed("filter") ? .windows : (access.isNamed("first") || access.isNamed("last") ? .window : .other)
    default: return .other
    }
  }

  /// `{ $0.isKeyWindow }`, `\.isKeyWindow`, `{ window in window.isKeyWindow }`.
  var selectsKeyWindow: Bool {
    let text = tokenText
    return text == "\\.isKeyWindow" || text == "\\UIWindow.isKeyWindow"
      || (kind == .closure && text.contains("isKeyWindow") && !text.contains("!") && !text.contains("==false"))
  }

  /// A predicate over scenes that asks for the active one, or for a window scene.
  var selectsActiveScene: Bool {
    let text = tokenText
    return text.contains(".foreground") || text.contains("UIWindowScene") || (text.contains("activationState") && text.contains("!="))
  }
}
