import Syntax

/// What an answer about the device is for. Each verdict but `layout` says why, for people.
package enum Purpose: Sendable, Equatable {
  /// It decides how something is laid out, or nothing says that it does not.
  case layout
  /// How something is presented, or which ways it turns: a person has to decide.
  case presentation(String)
  /// It has nothing to do with layout and stays.
  case notLayout(String)
  /// It may be layout, but something else is meant: a person has to decide.
  case unknown(String)
  /// The branch only anchors a popover, which is right on every display: this is its `if`.
  case popoverAnchor(Node)
}

/// Decides what an answer is for, from what it feeds and where it stands, by the table in `PurposeEvidence`.
extension FileModel {
  /// - Parameter value: The whole question or switch, or a use of a local that it is bound to.
  package func purpose(of value: Node, asking aspect: DeviceAspect) -> Purpose {
    if aspect == .orientation, let reason = heldDeviceReason(at: value) ?? deviceTypeReason(at: value) { return .notLayout(reason) }
    if let owner = ownerPurpose(at: value, aspect) { return owner }
    if value.enclosing(.closure).flatMap(Closure.init)?.receivingCall?.calleeName == "UIColor" {
      return .unknown("a color is not asked again when the space changes: choose it where it is set")
    }
    if SwitchExpr(value) != nil, let verdict = branchPurpose(value, aspect) { return verdict }
    if let verdict = company(of: value, aspect) { return verdict }
    var (child, isRenamed) = (value, false)
    for ancestor in value.ancestors {
      if child.isItem { break }
      if let ternary = Ternary(ancestor), ternary.condition == child, ternary.first.namesDevice, ternary.second.namesDevice {
        isRenamed = aspect == .idiom
      }
      if let verdict = verdict(at: ancestor, from: child, aspect) { return verdict }
      child = ancestor
    }
    return result(of: child, value, aspect) ?? (isRenamed ? .unknown(Self.renamed) : .layout)
  }

  private func verdict(at place: Node, from child: Node, _ aspect: DeviceAspect) -> Purpose? {
    switch place.kind {
    case .interpolation where aspect == .idiom && !place.isInVisualFormat: return .notLayout(Purpose.writtenIntoText)
    case .dictionary where aspect == .idiom:
      // Of the attributes of a text, what is measured is layout.
      let key = child.precedingSiblings.last?.enumConstant
      return key.map(PurposeEvidence.textAttributes.contains) == true ? nil : .notLayout("not layout: it is an entry of a dictionary")
    case .ternary: return Ternary(place).flatMap { $0.condition == child ? verdict(onArms: $0, aspect) : nil }
    case .argument: return Argument(place)?.label.flatMap { Self.purpose(of: [$0], PurposeEvidence.destinations, aspect) }
    case .functionCall: return FunctionCall(place).flatMap { $0.callee == child ? nil : verdict(onCall: $0, aspect) }
    case .infixOperator:
      guard let infix = InfixOperator(place), infix.assigns, infix.right == child else { return nil }
      // A view may be called `sheet`; what is presented so is called.
      let names = infix.left.names.filter { !PurposeEvidence.swiftUIPresentation.names.contains($0) }
      let isSeen = infix.left.lastName.map(PurposeEvidence.viewProperties.contains) ?? false
      return isSeen ? Self.purpose(of: names, PurposeEvidence.effects, aspect) : verdict(onNames: names, aspect)
    case .patternBinding:
      guard let binding = PatternBinding(place), let name = binding.name else { return nil }
      return verdict(onNamesOf: binding, name, aspect) ?? verdict(onUsesOf: binding, name, aspect)
    case .ifExpr, .guardStmt, .whileStmt, .switchExpr: return branchPurpose(place, aspect)
    default: return nil
    }
  }

  // MARK: Values

  private static func purpose(of names: [String], _ table: some Sequence<PurposeEvidence>, _ aspect: DeviceAspect) -> Purpose? {
    for evidence in table where evidence.aspects.contains(aspect) && names.contains(where: evidence.matches) {
      switch evidence.verdict {
      case .notLayout: return .notLayout(evidence.reason)
      case .presentation: return .presentation(evidence.reason)
      case .unknown: return .unknown(evidence.reason)
      }
    }
    return nil
  }

  private func verdict(onNames names: [String], _ aspect: DeviceAspect) -> Purpose? {
    Self.purpose(of: names, PurposeEvidence.destinations, aspect) ?? Self.purpose(of: names, PurposeEvidence.effects, aspect)
  }

  /// What is said by the name and the type of what holds the value.
  private func verdict(onNamesOf binding: PatternBinding, _ name: String, _ aspect: DeviceAspect) -> Purpose? {
    let type = binding.type.map { TypeName($0).path.split(separator: ".").map(String.init) } ?? []
    return verdict(onNames: [name] + type, aspect) ?? Self.purpose(of: [name], [PurposeEvidence.naming], aspect)
  }

  /// What a local that holds what was chosen is used for, if all its uses agree that it is no layout, or one presents.
  private func verdict(onUsesOf binding: PatternBinding, _ name: String, _ aspect: DeviceAspect) -> Purpose? {
    var seen: Set<Node> = []
    let verdicts = purposes(ofUsesOf: binding, name, aspect, seen: &seen)
    let presentation = verdicts.compactMap(\.self).first { if case .presentation = $0 { true } else { false } }
    return presentation ?? (verdicts.contains(nil) ? nil : verdicts.first ?? nil)
  }

  /// What each use of a local says, and each of a local that is made with it; nil for one that says nothing.
  /// - Parameter seen: The locals that were asked before. One may stand often in the value of the next, and is asked once.
  private func purposes(ofUsesOf binding: PatternBinding, _ name: String, _ aspect: DeviceAspect, seen: inout Set<Node>) -> [Purpose?] {
    guard binding.node.parent != binding.node.enclosingMember, binding.node.parent.flatMap(VariableDecl.init)?.isLet == true else {
      return [nil]
    }
    guard seen.insert(binding.node).inserted else { return [] }
    let uses = binding.node.uses(ofLocal: name, declaredBy: binding.node)
    return uses.isEmpty ? [nil] : uses.flatMap { purposes(ofUse: $0, aspect, seen: &seen) }
  }

  /// Where a value goes from here, by what it is handed to or assigned to.
  private func purposes(ofUse use: Node, _ aspect: DeviceAspect, seen: inout Set<Node>) -> [Purpose?] {
    var child = use
    for ancestor in use.ancestors {
      if child.isItem { return [nil] }
      switch ancestor.kind {
      case .patternBinding:
        guard let binding = PatternBinding(ancestor), let name = binding.name else { return [nil] }
        if let verdict = verdict(onNamesOf: binding, name, aspect) { return [verdict] }
        return purposes(ofUsesOf: binding, name, aspect, seen: &seen)
      case .argument, .functionCall, .infixOperator, .interpolation, .dictionary:
        // `present(chosen)` says nothing of how; what it is called with does.
        let isPresented = FunctionCall(ancestor).map { $0.calleeName == "present" } ?? false
        if !isPresented, let verdict = verdict(at: ancestor, from: child, aspect) { return [verdict] }
      case .ternary where Ternary(ancestor)?.condition == child, .closure, .codeBlock: return [nil]
      default: break
      }
      child = ancestor
    }
    return [nil]
  }

  private func verdict(onArms ternary: Ternary, _ aspect: DeviceAspect) -> Purpose? {
    let arms = [ternary.first.unparenthesized, ternary.second.unparenthesized]
    if aspect == .idiom, arms.allSatisfy(\.isName) { return .notLayout(Purpose.name) }
    let names = arms.flatMap(\.names)
    if aspect == .orientation, names.contains("pi") { return .unknown(Purpose.angle) }
    return Self.purpose(of: names, PurposeEvidence.effects, aspect)
  }

  private func verdict(onCall call: FunctionCall, _ aspect: DeviceAspect) -> Purpose? {
    if call.logs {
      return aspect == .idiom ? .notLayout(Purpose.logged) : .unknown(Purpose.loggedOrientation)
    }
    // What a chain of modifiers did before says nothing of this one.
    return Self.purpose(of: call.chainNames, PurposeEvidence.destinations, aspect)
      ?? Self.purpose(of: [call.calleeName ?? ""], PurposeEvidence.effects, aspect)
  }

  /// What a function or a property says about a value that it returns, by its name.
  private func result(of statement: Node, _ value: Node, _ aspect: DeviceAspect) -> Purpose? {
    guard let name = statement.enclosingMethodName, statement.isResult else { return nil }
    if value.isResultOfHelper, let verdict = Self.purpose(of: [name], PurposeEvidence.answers, aspect) { return verdict }
    let types = [statement.enclosingMember?.resultType, statement.enclosingType?.name].compactMap { $0 }
    return Self.purpose(of: [name] + types, PurposeEvidence.results, aspect)
  }

  /// What is asked in the same condition says that something else is meant.
  package func company(of value: Node, _ aspect: DeviceAspect) -> Purpose? {
    let top = value.booleanTop
    var others = top == value.parenthesized ? [] : [top]
    if let list = top.parent, [.ifExpr, .guardStmt, .whileStmt].contains(list.kind), top.kind != .codeBlock {
      others += list.children.filter { $0 != top && $0.kind != .codeBlock && $0.kind != .ifExpr }
    }
    return others.isEmpty ? nil : Self.purpose(of: others.flatMap(\.names), PurposeEvidence.company, aspect)
  }

  // MARK: Branches

  /// What the branches of an `if`, `guard` or `switch` do that the answer is a condition of.
  private func branchPurpose(_ place: Node, _ aspect: DeviceAspect) -> Purpose? {
    if aspect == .idiom, let branch = IfExpr(place), branch.onlyAnchorsPopover {
      if branch.elseBody == nil { return .popoverAnchor(place) }
      return .presentation(Self.anchorsOrPresents)
    }
    let bodies = place.branchBodies
    let statements = bodies.flatMap(\.branchStatements)
    if let verdict = report(in: statements, at: place, aspect) { return verdict }
    if aspect == .idiom, bodies.count > 1, bodies.allSatisfy(\.onlyNamesSomething) { return .notLayout(Purpose.name) }
    if aspect == .idiom, !statements.isEmpty, statements.allSatisfy(isLogging) { return .notLayout("not layout: the branch only logs") }
    if aspect == .idiom, let first = statements.first?.targetNames, statements.allSatisfy({ $0.targetNames == first }),
      let verdict = Self.purpose(of: first, PurposeEvidence.destinations, aspect)
    {
      return verdict
    }
    if aspect == .idiom, bodies.count > 1, bodies.allSatisfy(\.onlyNamesDevice) { return .unknown(Self.renamed) }
    let names = discriminatingNames(of: bodies) + statements.flatMap(\.namesBehindTarget)
    if let verdict = Self.purpose(of: names, PurposeEvidence.effects, aspect) { return verdict }
    if let method = place.enclosingMethodName {
      let result = statements.contains { $0.kind == .returnStmt } ? place.enclosingMember?.resultType : nil
      if let verdict = Self.purpose(of: [method] + [result].compactMap { $0 }, PurposeEvidence.results, aspect) { return verdict }
    }
    return aspect == .idiom ? gate(place, statements) : nil
  }

  private static let renamed = "the kind of device gets another name here: say what is asked of it, a width or a feature"

  /// The names in branches. A SwiftUI presentation decides nothing where each branch has it, or where a button in the branch does it.
  private func discriminatingNames(of bodies: [Node]) -> [String] {
    let isPresentation = PurposeEvidence.swiftUIPresentation.matches
    let names = bodies.map { $0.branchStatements.flatMap(\.names) }
    let outer = bodies.map { Set($0.branchStatements.flatMap(\.namesOutsideClosures).filter(isPresentation)) }
    let common = outer.count > 1 ? outer.dropFirst().reduce(outer[0]) { $0.intersection($1) } : []
    let deciding = outer.reduce(into: Set()) { $0.formUnion($1) }.subtracting(common)
    return names.flatMap { $0 }.filter { !isPresentation($0) || deciding.contains($0) }
  }

  /// A branch that reports to analytics and does nothing else.
  private func report(in statements: [Node], at place: Node, _ aspect: DeviceAspect) -> Purpose? {
    let names = statements.flatMap(\.names)
    guard
      let evidence = PurposeEvidence.destinations.first(where: { $0.isReport && names.contains(where: $0.matches) }),
      !names.contains(where: { !PurposeEvidence.layoutWords.isDisjoint(with: $0.camelCaseWords) }),
      place.kind != .guardStmt || place.nextSibling == nil
    else { return nil }
    // A report may be put together first, and handed to a queue.
    var parts: Set<String> = []
    for statement in statements {
      let isPart = statement.names.contains { evidence.matches($0) || parts.contains($0) }
      if let local = VariableDecl(statement) {
        parts.formUnion(local.bindings.compactMap(\.name))
      } else if !isPart, statement.kind != .returnStmt {
        return nil
      }
    }
    return .notLayout(evidence.reason)
  }

  private static let anchorsOrPresents = "one branch anchors, the other presents: anchor always, then present in one way"

  private func isLogging(_ statement: Node) -> Bool {
    guard let call = FunctionCall(statement) else { return false }
    return call.logs || call.chainNames.contains(where: PurposeEvidence.destinations[0].matches)
  }

  /// An early exit that keeps the rest of the function from some devices: what the rest does decides, and where nothing of it is laid
  /// out, the exit is a gate.
  private func gate(_ place: Node, _ statements: [Node]) -> Purpose? {
    let exits = statements.count == 1 && statements.allSatisfy { $0.kind == .returnStmt && $0.returnsNothing }
    guard exits, place.kind == .guardStmt || IfExpr(place)?.elseBody == nil else { return nil }
    let rest = (place.parent?.children).map { Array($0.drop { $0 != place }.dropFirst()) } ?? []
    guard !rest.isEmpty else { return nil }
    if rest.allSatisfy(isLogging) { return .notLayout("not layout: what follows only reports") }
    let names = rest.flatMap(\.names)
    if let verdict = Self.purpose(of: names, PurposeEvidence.effects, .idiom), !verdict.isFeature { return verdict }
    let isLayout = names.contains { !PurposeEvidence.layoutWords.isDisjoint(with: $0.camelCaseWords) }
    guard !isLayout else { return nil }
    if rest.count == 1, rest[0].kind == .returnStmt, let method = place.enclosingMethodSpokenName {
      let advice = "answers by the kind of device: say what is asked of it, a width or a feature"
      return .unknown(Message.fitting("`\(method)` \(advice)", "this \(advice)"))
    }
    let called = rest.lazy.compactMap { FunctionCall($0)?.calleeName }.first.map { "`\($0)`" } ?? "what follows"
    let kept = place.kind == .guardStmt ? "kept from" : "only for"
    let advice = "is \(kept) \(Self.otherDevices(at: place)): ask whether what it needs is there, not for the device"
    return .unknown(Message.fitting("\(called) \(advice)", "what follows \(advice)"))
  }

  private static func otherDevices(at place: Node) -> String {
    let conditions = place.children.prefix { $0.kind != .codeBlock }
    let isPad = conditions.contains { $0.preorder.contains { $0.enumConstant?.lowercased() == "pad" } }
    let isNegated = conditions.contains { condition in condition.preorder.contains { InfixOperator($0)?.isOperator("!=") ?? false } }
    return isPad != isNegated ? "phones" : "pads"
  }

  // MARK: Places

  /// Code of a type that is known to report, or a default argument of such a function.
  private func ownerPurpose(at node: Node, _ aspect: DeviceAspect) -> Purpose? {
    let types = node.ancestors.compactMap(TypeDecl.init).filter { !isShown($0) || $0.name.lowercased().contains("carplay") }
    return Self.purpose(of: types.flatMap { $0.name.split(separator: ".").map(String.init) }, PurposeEvidence.owners, aspect)
  }

  /// A screen that shows analytics is a screen.
  private func isShown(_ type: TypeDecl) -> Bool {
    switch kind(of: type) {
    case .swiftUIView, .swiftUIWithoutPlace: true
    case let kind: kind.isTraitEnvironment
    }
  }

  private func heldDeviceReason(at node: Node) -> String? {
    guard let member = node.enclosingMember else { return nil }
    let tree = member.tree
    for token in member.firstToken...max(member.firstToken, member.lastToken) where tree.tokens[token].kind == .identifier {
      let name = tree.name(ofToken: token)
      if let evidence = PurposeEvidence.heldDevice.first(where: { $0.prefixes.contains { name.hasPrefix($0) } }) { return evidence.reason }
      if name == "Orientation", token > 1, tree.token(token - 2, is: "UIImage") { return "not layout: the function turns a picture" }
    }
    return nil
  }

  /// A type that lays nothing out, in a file that works with the device itself.
  private func deviceTypeReason(at node: Node) -> String? {
    guard let type = node.enclosingType else { return nil }
    switch kind(of: type) {
    case .other, .appDelegate, .sceneDelegate: break
    default: return nil
    }
    // What is handed a view may well lay it out: a table's delegate beside a player.
    if node.visibleBindings.contains(where: { $0.isParameter && $0.type.map { kind(ofType: $0) == .view } == true }) { return nil }
    let imported = imports
    guard let module = PurposeEvidence.deviceModules.first(where: imported.contains) else { return nil }
    return "not layout: `\(type.name)` is no view, beside \(module)"
  }
}

extension Purpose {
  fileprivate var isFeature: Bool { if case .unknown(let reason) = self { reason == Self.feature } else { false } }
}

extension FunctionCall {
  /// Whether it logs: `print(...)`, `logger.info(...)`.
  package var logs: Bool { chainNames.contains(where: PurposeEvidence.logging.matches) }

  /// The names of what is called, and of what it is a member of, through calls that make it: `info` and `Logger` of `Logger().info()`.
  package var chainNames: [String] {
    var (names, place) = ([String](), Node?.some(callee.unparenthesized))
    while let link = place {
      if let call = FunctionCall(link) {
        place = call.callee.unparenthesized
        continue
      }
      if let name = link.kind == .memberAccess || link.kind == .identifier ? link.lastName : nil { names.append(name) }
      place = link.chainBase?.unparenthesized
    }
    return names
  }
}

extension Node {
  /// The names that stand in an expression or a block, of members and labels too, in order.
  package var names: [String] {
    preorder.compactMap { node in
      switch node.kind {
      case .identifier, .memberAccess: node.lastName
      case .argument: Argument(node)?.label
      default: nil
      }
    }
  }

  /// Whether it is written into a string that constraints are made from.
  fileprivate var isInVisualFormat: Bool {
    parent.flatMap { $0.parenthesized.parent }.flatMap(Argument.init).map { $0.label == "withVisualFormat" } ?? false
  }

  /// The same without those in closures.
  fileprivate var namesOutsideClosures: [String] {
    guard kind != .closure else { return [] }
    let own: [String?] =
      switch kind {
      case .identifier, .memberAccess: [lastName]
      case .argument: [Argument(self)?.label]
      default: []
      }
    return own.compactMap { $0 } + children.flatMap(\.namesOutsideClosures)
  }

  /// The blocks that run by a condition or a subject; those of `else if` too.
  package var branchBodies: [Node] {
    children.flatMap { child -> [Node] in
      switch child.kind {
      case .codeBlock, .switchCase: [child]
      case .ifExpr where kind == .ifExpr: child.branchBodies
      default: []
      }
    }
  }

  /// Whether all that a block does is to return or to set a text, or an image by its name.
  fileprivate var onlyNamesSomething: Bool {
    let statements = branchStatements
    guard statements.count == 1, let only = statements.first else { return false }
    let value = only.kind == .returnStmt ? only.firstChild : InfixOperator(only).flatMap { $0.isAssignment ? $0.right : nil } ?? only
    return value?.isName ?? false
  }

  /// Whether all that a block does is to return or to set a constant that names a device.
  fileprivate var onlyNamesDevice: Bool {
    let statements = branchStatements
    guard statements.count == 1, let only = statements.first else { return false }
    let value = only.kind == .returnStmt ? only.firstChild : InfixOperator(only).flatMap { $0.isAssignment ? $0.right : nil } ?? only
    return value?.namesDevice ?? false
  }

  /// `.pad`, `Device.iPhone`
  fileprivate var namesDevice: Bool {
    guard kind == .identifier || kind == .memberAccess, let name = lastName?.lowercased() else { return false }
    return ["pad", "phone", "mac", "vision", "unspecified", "unknown", "other", "tv", "desktop", "tablet"].contains { name.hasSuffix($0) }
  }

  /// `"Main"`, `UIImage(named: "main")`, `Assets.main`.
  fileprivate var isName: Bool {
    if kind == .stringLiteral { return StringLiteral(self)?.interpolations.isEmpty ?? false }
    let place = kind == .forceUnwrap ? firstChild ?? self : self
    if let call = FunctionCall(place) {
      if call.calleeName == "NSLocalizedString" || call.arguments.first?.label == "localized" { return true }
      return PurposeEvidence.assets.contains(call.calleeName ?? "") && call.arguments.first?.expression.kind == .stringLiteral
    }
    return MemberAccess(place) != nil && PurposeEvidence.assets.contains(place.chainRoot.lastName ?? "")
  }

  /// Of a block or a case, its statements.
  package var branchStatements: [Node] { SwitchCase(self)?.statements ?? Array(children) }

  /// Of a statement, the names of what it calls or assigns to.
  fileprivate var targetNames: [String] { FunctionCall(self)?.chainNames ?? InfixOperator(self).map { $0.left.names } ?? [] }

  /// Of an assignment to a local, the names in what it was bound to: `safeAreaInsets` of `insets`.
  fileprivate var namesBehindTarget: [String] {
    guard let target = InfixOperator(self)?.left.chainRoot, target.kind == .identifier else { return [] }
    return target.localBinding(named: tree.name(ofToken: target.firstToken))?.value?.names.filter { $0 == "safeAreaInsets" } ?? []
  }

  /// Of a function or a property, the name of the type it gives.
  fileprivate var resultType: String? {
    if let function = FunctionDecl(self) { return function.returnType.map { TypeName($0).name } }
    return child(.patternBinding).flatMap(PatternBinding.init)?.type.map { TypeName($0).name }
  }

  /// `return`, `return nil`, `return false`, `return []`.
  fileprivate var returnsNothing: Bool {
    guard let value = firstChild else { return true }
    return value.kind == .nilLiteral || value.kind == .booleanLiteral || (value.kind == .array && value.firstChild == nil)
  }

  /// Whether a statement is what its function or property returns.
  fileprivate var isResult: Bool {
    if kind == .returnStmt { return true }
    guard let parent, parent.kind == .codeBlock || parent.kind == .accessorBlock else { return false }
    return parent.firstChild == self && nextSibling == nil
  }
}
