import Syntax

/// Which of the two questions about the device is asked.
package enum DeviceAspect: Sendable {
  /// Which way it is turned.
  case orientation
  /// Which kind of device it is.
  case idiom

  /// The trait that answers in its place.
  package var sizeClass: String { self == .orientation ? "verticalSizeClass" : "horizontalSizeClass" }
  /// Whether a name is that of a member which has the value.
  fileprivate func isMember(_ token: Int, in tree: SyntaxTree) -> Bool {
    switch self {
    case .orientation:
      tree.token(token, is: "orientation") || tree.token(token, is: "statusBarOrientation") || tree.token(token, is: "interfaceOrientation")
    case .idiom: tree.token(token, is: "userInterfaceIdiom")
    }
  }
  /// What a registration for that trait names.
  package var trait: String { self == .orientation ? "UITraitVerticalSizeClass" : "UITraitHorizontalSizeClass" }
}

/// An expression whose value is the device's orientation or idiom: `UIDevice.current.orientation`, `cell.traitCollection.userInterfaceIdiom`.
package struct DeviceRead: Sendable {
  /// Whose orientation or idiom it is, which decides what stays when it is replaced.
  package enum Origin: Sendable {
    /// A global, the scene or the controller: something else has to be asked instead.
    case device
    /// A trait collection, which has the size class too and stays.
    case traits(Node)
    /// The device by another name: a local or a property of this name.
    case alias(String)
    /// `self` of an extension of the device or of the trait collection.
    case deviceItself
    /// A name that is bound to the read.
    indirect case local(LocalBinding, DeviceRead)
  }
  /// The member access, the call or the name.
  package let node: Node
  package let aspect: DeviceAspect
  package let origin: Origin

  /// The expression with what belongs to its spelling: brackets, and `?? .unknown` or another read behind an optional chain.
  package var place: Node {
    var place = node.parenthesized
    if let parent = place.parent, parent.kind == .optionalChaining || parent.kind == .forceUnwrap { place = parent }
    while let infix = place.parent.flatMap(InfixOperator.init), infix.isOperator("??"), infix.left == place,
      infix.right.enumConstant != nil || infix.right.lastName == node.lastName || infix.right.lastName == "statusBarOrientation"
    {
      place = infix.node.parenthesized
    }
    return place
  }

  /// The local that carries the value here, if it is one.
  package var carrier: LocalBinding? { if case .local(let binding, _) = origin { binding } else { nil } }

  /// What it falls back on: `.phone` of `window?.traitCollection.userInterfaceIdiom ?? .phone`.
  package var fallback: Node? {
    guard let infix = node.parenthesized.parent.flatMap(InfixOperator.init), infix.isOperator("??"), infix.left == node.parenthesized,
      infix.node.parenthesized == place
    else { return nil }
    return infix.right
  }

  /// Whether it is what another read falls back on.
  package var isFallback: Bool {
    guard let infix = node.parenthesized.parent.flatMap(InfixOperator.init), infix.isOperator("??") else { return false }
    return infix.right == node.parenthesized
  }
}

extension Node {
  /// The constant of an enumeration that is named here: `pad` of `.pad`, `UIUserInterfaceIdiom.pad`.
  package var enumConstant: String? {
    guard let access = MemberAccess(unparenthesized) else { return nil }
    guard let base = access.base?.unparenthesized else { return access.name }
    return base.lastName?.first?.isUppercase == true ? access.name : nil
  }

  /// Whether it is the left side of an assignment.
  var isAssigned: Bool {
    guard let infix = parenthesized.parent.flatMap(InfixOperator.init) else { return false }
    return infix.assigns && infix.left == parenthesized
  }
}

extension FileModel {
  /// The read that an expression is, by itself or as a name that is bound to one.
  package func deviceRead(_ node: Node, _ aspect: DeviceAspect) -> DeviceRead? {
    guard mayBeRead(node, aspect), !node.isAssigned else { return nil }
    if let origin = aspect == .orientation ? orientationOrigin(node) : idiomOrigin(node) {
      return DeviceRead(node: node, aspect: aspect, origin: origin)
    }
    guard node.kind == .identifier, mayCarry(node.firstToken, aspect == .orientation ? .orientation : .idiom),
      let binding = node.localBinding(named: tree.name(ofToken: node.firstToken)),
      binding.kind == .constant || binding.kind == .optionalBinding, let value = binding.value, !value.isAncestor(of: node), value != node,
      let read = deviceRead(boundBy: value, aspect)
    else { return nil }
    return DeviceRead(node: node, aspect: aspect, origin: .local(binding, read))
  }

  /// Whether a node can be a read to judge by its name alone, which rules out most.
  private func mayBeRead(_ node: Node, _ aspect: DeviceAspect) -> Bool {
    switch node.kind {
    case .memberAccess: return MemberAccess(node).map { aspect.isMember($0.nameToken, in: tree) } ?? false
    case .identifier:
      return aspect.isMember(node.firstToken, in: tree) || mayCarry(node.firstToken, aspect == .orientation ? .orientation : .idiom)
    case .functionCall: return aspect == .idiom && tree.token(node.firstToken, is: "UI_USER_INTERFACE_IDIOM")
    default: return false
    }
  }

  /// The read that a binding's value is, with what belongs to its spelling.
  private func deviceRead(boundBy value: Node, _ aspect: DeviceAspect) -> DeviceRead? {
    var place = value.unparenthesized
    while let infix = InfixOperator(place), infix.isOperator("??") { place = infix.left.unparenthesized }
    guard let origin = aspect == .orientation ? orientationOrigin(place) : idiomOrigin(place) else { return nil }
    let read = DeviceRead(node: place, aspect: aspect, origin: origin)
    return read.place.unparenthesized == value.unparenthesized ? read : nil
  }

  // MARK: Orientation

  private func orientationOrigin(_ node: Node) -> DeviceRead.Origin? {
    if node.isIdentifier("interfaceOrientation") {
      guard let type = node.enclosingType, node.localBinding(named: "interfaceOrientation") == nil, kind(of: type) == .controller,
        !declares("interfaceOrientation", in: type)
      else { return nil }
      return .device
    }
    if node.isIdentifier("orientation") {
      let isOwn = node.enclosingType?.name == "UIDevice" && node.localBinding(named: "orientation") == nil
      return isOwn ? .deviceItself : nil
    }
    guard let access = MemberAccess(node), !access.hasArgumentNames, let base = access.base?.unparenthesized else { return nil }
    switch access.name {
    case "orientation":
      if isSDKValue(base, "current", of: "UIDevice") { return .device }
      if base.isIdentifier("self"), let type = node.enclosingType, type.name == "UIDevice" { return .deviceItself }
      return alias(base, of: ("current", "UIDevice")).map { .alias($0) }
    case "statusBarOrientation":
      if isSDKValue(base, "shared", of: "UIApplication") { return .device }
      return (alias(base, of: ("shared", "UIApplication")) ?? holder(base, of: "statusBarOrientation")).map { .alias($0) }
    case "interfaceOrientation": return isSceneOrController(base) || holder(base, of: "interfaceOrientation") != nil ? .device : nil
    default: return nil
    }
  }

  /// What may stand before `.interfaceOrientation`: a window scene, its geometry, or a controller.
  private func isSceneOrController(_ base: Node) -> Bool {
    let last = (base.kind == .optionalChaining || base.kind == .forceUnwrap ? base.firstChild ?? base : base).unparenthesized
    if let cast = Cast(last) { return TypeName(cast.type).name == "UIWindowScene" }
    if last.isIdentifier("self") {
      return last.enclosingType.map { kind(of: $0) == .controller && !declares("interfaceOrientation", in: $0) } ?? false
    }
    guard let name = last.lastName else {
      return ["windowScene", "connectedScenes", "UIWindowScene"].contains { last.tokenText.contains($0) }
    }
    if ["windowScene", "effectiveGeometry"].contains(name) { return true }
    if last.kind == .identifier, let local = last.localBinding(named: name) {
      if let type = local.type { return TypeName(type).name == "UIWindowScene" || kind(ofType: type) == .controller }
      guard let value = local.value?.unparenthesized else { return false }
      return value.tokenText.contains("UIWindowScene") || value.tokenText.contains("windowScene")
    }
    return name == "first" && last.tokenText.contains("windowScene")
  }

  // MARK: Idiom

  private func idiomOrigin(_ node: Node) -> DeviceRead.Origin? {
    if let call = FunctionCall(node) {
      return call.callee.isIdentifier("UI_USER_INTERFACE_IDIOM") && call.arguments.isEmpty ? .device : nil
    }
    if node.isIdentifier("userInterfaceIdiom") { return isDeviceItself(node) ? .deviceItself : nil }
    guard let access = MemberAccess(node), access.isNamed("userInterfaceIdiom"), let base = access.base?.unparenthesized else { return nil }
    if isSDKValue(base, "current", of: "UIDevice") { return .device }
    if isSDKValue(base, "current", of: "UITraitCollection") { return .device }
    if let screen = MemberAccess(base), screen.isNamed("traitCollection"), let main = screen.base,
      MainScreenExpression(main, in: self) != nil
    {
      return .device
    }
    if base.isIdentifier("self") { return isDeviceItself(node) ? .deviceItself : nil }
    if let name = alias(base, of: ("current", "UIDevice")) { return .alias(name) }
    if isTraits(base) { return .traits(base) }
    return holder(base, of: "userInterfaceIdiom").map { .alias($0) }
  }

  private func isDeviceItself(_ node: Node) -> Bool {
    guard let type = node.enclosingType, node.localBinding(named: "userInterfaceIdiom") == nil else { return false }
    return ["UIDevice", "UITraitCollection"].contains(type.name)
  }

  /// Whether an expression is a trait collection, by its name, its annotation or what it is bound to.
  private func isTraits(_ base: Node) -> Bool {
    guard let name = base.lastName else { return false }
    if ["traitCollection", "traits"].contains(where: { name.lowercased().hasSuffix($0.lowercased()) }) { return true }
    guard base.kind == .identifier || base.kind == .optionalChaining, let local = base.localBinding(named: name) else { return false }
    // `window?.traitCollection ?? traitCollection`
    let value = local.value?.unparenthesized
    let bound = value.flatMap(InfixOperator.init).map { $0.isOperator("??") ? $0.right.unparenthesized : $0.node } ?? value
    return local.typeName == "UITraitCollection" || bound?.lastName?.lowercased().hasSuffix("traitcollection") == true
  }

  // MARK: Names

  /// What a member is asked of, by its name, if the member can only be UIKit's: the project has none of that name.
  private func holder(_ base: Node, of member: String) -> String? {
    if base.lastName?.first?.isUppercase == true { return nil }
    guard !base.isIdentifier("self"), base.kind != .superExpr, index.declarations(named: member).isEmpty else { return nil }
    let asked = base.kind == .optionalChaining || base.kind == .forceUnwrap ? base.firstChild ?? base : base
    return base.lastName ?? (asked.tokenText.count > 30 ? "it" : asked.tokenText)
  }

  /// `UIDevice.current`, `UIKit.UIDevice.current`; in an extension of `UIDevice`, `current` and `Self.current` too.
  private func isSDKValue(_ node: Node, _ member: StaticString, of type: StaticString) -> Bool {
    let isOwn =
      node.isIdentifier(member) && node.localBinding(named: "\(member)") == nil
      || MemberAccess(node).map { $0.isNamed(member) && ($0.base?.isIdentifier("Self") ?? false) } ?? false
    if isOwn { return node.enclosingType.map { $0.isExtension && $0.name == "\(type)" } ?? false && isSDKName("\(type)", at: node) }
    guard let access = MemberAccess(node), access.isNamed(member), let base = access.base?.unparenthesized else { return false }
    if let qualified = MemberAccess(base) { return qualified.isNamed(type) && qualified.base?.isIdentifier("UIKit") == true }
    return base.isIdentifier(type) && isSDKName("\(type)", at: node)
  }

  /// The name of a local or a property of the file's that is bound to this value of the SDK.
  private func alias(_ base: Node, of value: (member: StaticString, type: StaticString)) -> String? {
    guard let name = base.lastName, base.kind == .identifier || MemberAccess(base)?.base?.isIdentifier("self") == true else { return nil }
    if base.kind == .identifier, let local = base.localBinding(named: name) {
      if local.typeName == "\(value.type)" { return name }
      return local.value.map { isSDKValue($0.unparenthesized, value.member, of: value.type) } == true ? name : nil
    }
    let members = (base.enclosingType?.members ?? []) + tree.root.children
    let bindings = members.compactMap(VariableDecl.init).flatMap(\.bindings).filter { $0.name == name }
    let isBound = bindings.contains { binding in
      binding.type.map { TypeName($0).name == "\(value.type)" } == true
        || binding.value.map { isSDKValue($0.unparenthesized, value.member, of: value.type) } == true
    }
    return isBound ? name : nil
  }

  private func declares(_ name: String, in type: TypeDecl) -> Bool {
    index.hasMember(named: name, inType: fullName(of: type), in: NameScope(file: file))
  }
}
