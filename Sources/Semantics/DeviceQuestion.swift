import Syntax

/// A yes-or-no question about the device, as one expression: `UIDevice.current.orientation.isLandscape`, `!isPad`-like comparisons, with
/// the brackets, `!`, `?? false` and `== true` that belong to its spelling.
package struct DeviceQuestion: Sendable {
  package enum Subject: Sendable, Equatable { case landscape, portrait, pad, phone }

  /// The expression that is replaced.
  package let node: Node
  package let subject: Subject
  /// The question is whether it is *not* so.
  package let isNegated: Bool
  /// The expression that reads the orientation or the idiom, `UIDevice.current.orientation`; of two, the first.
  package let source: Node
  /// The constant stood before the operator: `.pad == UIDevice.current.userInterfaceIdiom`.
  package let isReversed: Bool

  package init(_ node: Node, _ subject: Subject, isNegated: Bool = false, source: Node, isReversed: Bool = false) {
    (self.node, self.subject, self.isNegated, self.source, self.isReversed) = (node, subject, isNegated, source, isReversed)
  }

  /// Takes in what around the expression is part of the old spelling: `!x`, `(x) ?? false`, `x == true`.
  package var widened: DeviceQuestion {
    var (place, isNegated) = (node, isNegated)
    let isChain = node.isOptionalChain
    while let parent = place.parenthesized.parent {
      if let prefix = PrefixOperator(parent), prefix.isNot {
        (place, isNegated) = (parent, !isNegated)
      } else if let infix = InfixOperator(parent), infix.left.unparenthesized == place, isChain {
        if infix.isOperator("??"), infix.right.isFalse {
          place = parent
        } else if infix.isOperator("=="), infix.right.kind == .booleanLiteral {
          (place, isNegated) = (parent, infix.right.isFalse ? !isNegated : isNegated)
        } else {
          break
        }
      } else {
        break
      }
    }
    return DeviceQuestion(place, subject, isNegated: isNegated, source: source, isReversed: isReversed)
  }
}

extension Node {
  package var isFalse: Bool { kind == .booleanLiteral && tree.token(firstToken, is: "false") }

  /// Whether its chain has a `?`, so that its value is an optional.
  package var isOptionalChain: Bool {
    var place = self
    while let base = place.chainBase {
      if place.kind == .optionalChaining { return true }
      place = base
    }
    return place.kind == .optionalChaining
  }

  /// The constant of an enumeration that is named here: `pad` of `.pad`, `UIUserInterfaceIdiom.pad`.
  package var enumConstant: String? {
    guard let access = MemberAccess(unparenthesized) else { return nil }
    guard let base = access.base?.unparenthesized else { return access.name }
    return base.lastName?.first?.isUppercase == true ? access.name : nil
  }
}

// MARK: - Orientation

extension FileModel {
  /// Whether an expression reads which way the device or the interface is turned.
  package func readsOrientation(_ node: Node) -> Bool {
    if node.kind == .identifier, node.isIdentifier("interfaceOrientation") {
      guard let type = node.enclosingType, node.localBinding(named: "interfaceOrientation") == nil,
        !type.declaresVariable("interfaceOrientation")
      else { return false }
      return kind(of: type) == .controller
    }
    guard let access = MemberAccess(node), !access.hasArgumentNames, let base = access.base?.unparenthesized else { return false }
    switch access.name {
    case "orientation":
      guard let device = MemberAccess(base), device.isNamed("current"), let type = device.base?.unparenthesized else { return false }
      return type.isIdentifier("UIDevice") && isSDKName("UIDevice", at: node)
    case "statusBarOrientation":
      guard let shared = MemberAccess(base), shared.isNamed("shared"), let type = shared.base?.unparenthesized else { return false }
      return type.isIdentifier("UIApplication") && isSDKName("UIApplication", at: node)
    case "interfaceOrientation": return isSceneOrController(base)
    default: return false
    }
  }

  /// What may stand before `.interfaceOrientation`: a window scene, its geometry, or a controller.
  private func isSceneOrController(_ base: Node) -> Bool {
    let last = (base.kind == .optionalChaining || base.kind == .forceUnwrap ? base.firstChild ?? base : base).unparenthesized
    if let cast = Cast(last) { return TypeName(cast.type).name == "UIWindowScene" }
    if last.isIdentifier("self") { return node(last, isOf: .controller) }
    guard let name = last.lastName else {
      return ["windowScene", "connectedScenes", "UIWindowScene"].contains { last.tokenText.contains($0) }
    }
    if ["windowScene", "effectiveGeometry"].contains(name) { return true }
    if last.kind == .identifier, let local = last.localBinding(named: name) {
      if local.typeName == "UIWindowScene" { return true }
      guard let value = local.value?.unparenthesized else { return false }
      return value.tokenText.contains("UIWindowScene") || value.lastName == "windowScene"
    }
    return name == "first" && last.tokenText.contains("windowScene")
  }

  private func node(_ node: Node, isOf kind: TypeKind) -> Bool { node.enclosingType.map { self.kind(of: $0) == kind } ?? false }

  /// The question that a read of the orientation is part of; nil where it is asked something else, or nothing.
  /// - Parameter read: An expression that reads the orientation, or a name that is bound to one.
  package func orientationQuestion(on read: Node) -> DeviceQuestion? {
    let place = read.parenthesized
    guard let parent = place.parent else { return nil }
    if let access = MemberAccess(parent), access.base == place {
      guard access.isNamed("isLandscape") || access.isNamed("isPortrait") else { return nil }
      return DeviceQuestion(parent, access.isNamed("isLandscape") ? .landscape : .portrait, source: read).widened
    }
    if let argument = Argument(parent), let call = argument.node.parent?.parent.flatMap(FunctionCall.init), call.arguments.count == 1,
      let name = call.calleeName
    {
      switch name {
      case "UIDeviceOrientationIsLandscape", "UIInterfaceOrientationIsLandscape":
        return DeviceQuestion(call.node, .landscape, source: read).widened
      case "UIDeviceOrientationIsPortrait", "UIInterfaceOrientationIsPortrait":
        return DeviceQuestion(call.node, .portrait, source: read).widened
      default: return nil
      }
    }
    return comparison(of: place, read)
  }

  /// `== .landscapeLeft || == .landscapeRight`, `== .portrait`, `!= .portrait`.
  private func comparison(of place: Node, _ read: Node) -> DeviceQuestion? {
    guard let infix = place.parent.flatMap(InfixOperator.init), infix.isOperator("==") || infix.isOperator("!=") else { return nil }
    let isReversed = infix.right == place
    guard let constant = (isReversed ? infix.left : infix.right).enumConstant else { return nil }
    if let pair = pairedQuestion(infix, constant, read) { return pair }
    guard constant == "portrait" else { return nil }
    return DeviceQuestion(infix.node, .portrait, isNegated: infix.isOperator("!="), source: read, isReversed: isReversed).widened
  }

  /// The two comparisons that together are one question. Both of them give the same answer, whichever read is asked about.
  private func pairedQuestion(_ infix: InfixOperator, _ constant: String, _ read: Node) -> DeviceQuestion? {
    let own = infix.node.parenthesized
    guard let outer = own.parent.flatMap(InfixOperator.init), outer.isOperator(infix.isOperator("==") ? "||" : "&&") else { return nil }
    let candidates = [outer.left == own ? outer.right : outer.left]
    for case let other? in candidates.map({ InfixOperator($0.unparenthesized) }) where other.operatorText == infix.operatorText {
      let otherIsReversed = other.left.enumConstant != nil
      guard let second = (otherIsReversed ? other.left : other.right).enumConstant else { continue }
      let source = (otherIsReversed ? other.right : other.left).unparenthesized
      guard source.hasSameTokens(as: read) else { continue }
      let subject: DeviceQuestion.Subject
      switch Set([constant, second]) {
      case ["landscapeLeft", "landscapeRight"]: subject = .landscape
      case ["portrait", "portraitUpsideDown"]: subject = .portrait
      default: continue
      }
      return DeviceQuestion(outer.node, subject, isNegated: infix.isOperator("!="), source: read).widened
    }
    return nil
  }
}

extension TypeDecl {
  fileprivate func declaresVariable(_ name: String) -> Bool {
    members.compactMap(VariableDecl.init).flatMap(\.bindings).contains { $0.name == name }
  }
}

// MARK: - Idiom

extension FileModel {
  /// Whether an expression reads the kind of device: `UIDevice.current.userInterfaceIdiom`, `UI_USER_INTERFACE_IDIOM()`,
  /// `cell.traitCollection.userInterfaceIdiom`.
  package func readsIdiom(_ node: Node) -> Bool {
    if let call = FunctionCall(node) { return call.callee.isIdentifier("UI_USER_INTERFACE_IDIOM") && call.arguments.isEmpty }
    guard let access = MemberAccess(node), access.isNamed("userInterfaceIdiom"), let base = access.base?.unparenthesized else {
      return false
    }
    if let device = MemberAccess(base), device.isNamed("current"), device.base?.lastName == "UIDevice" {
      return isSDKName("UIDevice", at: node)
    }
    return true
  }

  /// The comparison with `.pad` or `.phone` that a read of the idiom is part of; nil for any other use.
  package func idiomQuestion(on read: Node) -> DeviceQuestion? {
    let place = read.parenthesized
    guard let infix = place.parent.flatMap(InfixOperator.init), infix.isOperator("==") || infix.isOperator("!=") else { return nil }
    let isReversed = infix.right == place
    let subject: DeviceQuestion.Subject
    switch (isReversed ? infix.left : infix.right).enumConstant?.lowercased() {
    case "pad": subject = .pad
    case "phone": subject = .phone
    default: return nil
    }
    let question = DeviceQuestion(infix.node, subject, isNegated: infix.isOperator("!="), source: read, isReversed: isReversed)
    // Only a leading `!` goes into the operator; an optional chain compares as it is.
    var (node, isNegated) = (question.node, question.isNegated)
    while let prefix = node.parenthesized.parent.flatMap(PrefixOperator.init), prefix.isNot {
      (node, isNegated) = (prefix.node, !isNegated)
    }
    return DeviceQuestion(node, subject, isNegated: isNegated, source: read, isReversed: isReversed)
  }
}
