import Semantics
import Syntax

// MARK: What stands in the way of an answer

extension DeviceJudge {
  /// What an answer is for, if that is not layout.
  func purposeObstacle(of node: Node, among places: [Node]) -> NoAnswer? {
    if case .unknown(let reason)? = model.company(of: node, aspect) { return .person(reason) }
    let purposes = places.map { model.purpose(of: $0, asking: aspect) }
    let skips = purposes.compactMap { if case .notLayout(let reason) = $0 { reason } else { nil } }
    if let reason = skips.first, skips.count == purposes.count { return NoAnswer(plan: .skip(reason)) }
    let isNamed = places != [node]
    if let branches = anchors(asked: node, purposes) { return NoAnswer(plan: .unwrap(branches, local: node.boundLocal?.node)) }
    let name = node.boundLocal?.name ?? node.computedOwner?.name ?? "it"
    for purpose in purposes {
      switch purpose {
      case .layout, .notLayout: continue
      case .presentation(let reason):
        return .person(isNamed ? DeviceWording.presents(name, reason) : reason)
      case .unknown(let reason): return .person(reason)
      case .popoverAnchor:
        return .person(isNamed ? DeviceWording.presents(name, DeviceWording.presentation) : DeviceWording.presentation)
      }
    }
    if !skips.isEmpty { return .person(DeviceWording.mixed(name, aspect)) }
    return nil
  }

  /// The branches that only anchor a popover, where nothing else asks: "on a pad" is their condition, by itself or by a local's name.
  private func anchors(asked node: Node, _ purposes: [Purpose]) -> [Node]? {
    guard let question = question(that: node), (question.subject == .pad) != question.isNegated else { return nil }
    let branches = purposes.compactMap { if case .popoverAnchor(let branch) = $0 { branch } else { nil } }
    guard !branches.isEmpty, branches.count == purposes.count else { return nil }
    var conditions = [node]
    if let local = node.boundLocal, let name = local.name {
      guard local.value == node.parenthesized else { return nil }
      conditions = node.uses(ofLocal: name, declaredBy: local.node)
    } else if node.computedOwner != nil {
      return nil
    }
    return conditions.allSatisfy { $0.parenthesized.parent?.kind == .ifExpr } ? branches : nil
  }

  /// Where and when a question is asked.
  func placeObstacle(of question: DeviceQuestion) -> NoAnswer? {
    let node = question.node
    if let obstacle = readObstacle(question.read) { return obstacle }
    if isComparedWithLostRead(node) { return .person(DeviceWording.misuse(.compared, of: question.read)) }
    if let kept = keptForEver(node) { return .person(kept, helper: Wording.helper(at: node, in: context)) }
    return aspect == .idiom ? momentObstacle(at: node) : rotationObstacle(at: node)
  }

  /// Where a rotation is notified of, the traits and the bounds still are those from before: the view turns afterwards.
  func rotationObstacle(at node: Node) -> NoAnswer? {
    guard aspect == .orientation, let type = node.enclosingType, model.isInRotationHandler(node) else { return nil }
    switch model.kind(of: type) {
    case .controller: return .person("a rotation's notification comes before the view turns: decide in viewWillTransition(to:with:)")
    case .view: return .person("a rotation's notification comes before the view turns: decide in layoutSubviews")
    case .swiftUIView: return .person("a rotation's notification comes before the view turns: read \\.verticalSizeClass in `body`")
    default: return nil
    }
  }

  /// A Boolean property of the device, of traits, or of every view or controller: a helper for the whole app.
  func deviceHelper(at node: Node, _ read: DeviceRead) -> NoAnswer? {
    if case .deviceItself = read.original.origin, node.isResultOfHelper { return readObstacle(read) }
    return node.isResultOfHelper && node.enclosingType.map { model.kind(of: $0).isTraitEnvironment } == true ? sdkHelper(at: node) : nil
  }

  /// The device by another name, and files whose size class says little.
  func readObstacle(_ read: DeviceRead) -> NoAnswer? {
    switch read.origin {
    case .alias(let name): return .person(DeviceWording.alias(name, aspect))
    case .deviceItself:
      return .person(DeviceWording.helper(at: read.node, aspect, context), helper: Wording.helper(at: read.node, in: context))
    case .local(_, let original): return readObstacle(original)
    default: break
    }
    guard aspect == .idiom, context.file.isInAppExtension || isExtensionsController(read.node) else { return nil }
    return .person(DeviceWording.inExtension)
  }

  /// A keyboard's, a share sheet's or a message's controller lives in nothing but an extension, whichever target compiles it.
  private func isExtensionsController(_ node: Node) -> Bool {
    guard let type = node.enclosingType else { return false }
    let classes = ["UIInputViewController", "SLComposeServiceViewController", "MSMessagesAppViewController"]
    return classes.contains { model.inherits(type, from: $0) }
  }

  /// In `viewWillTransition(to:with:)` itself the traits are still the old ones.
  func momentObstacle(at node: Node) -> NoAnswer? {
    guard node.isDirectly(in: "viewWillTransition(to:with:)") else { return nil }
    return .person("traitCollection is still the old one here: ask it in the coordinator's closure")
  }

  /// The same of `self`'s own traits, which are the old ones in `willTransition(to:with:)` too: the new ones are its parameter.
  private func ownObstacle(at node: Node) -> NoAnswer? {
    guard node.isDirectly(in: "willTransition(to:with:)") else { return momentObstacle(at: node) }
    let new = node.enclosingMember.flatMap(FunctionDecl.init)?.parameters.first?.name ?? "_"
    return .person("traitCollection is still the old one here: ask \(new == "_" ? "the new one, which is passed in" : new)")
  }

  /// Whether it is compared with another read that stays.
  private func isComparedWithLostRead(_ node: Node) -> Bool {
    guard let infix = node.parenthesized.parent.flatMap(InfixOperator.init), infix.isOperator("==") || infix.isOperator("!=") else {
      return false
    }
    let other = infix.left == node.parenthesized ? infix.right : infix.left
    return other.preorder.contains { place in
      guard let read = model.deviceRead(place, aspect) else { return false }
      if case .misuse = model.use(of: read) { return true }
      return false
    }
  }

  /// Why a value would be asked once and kept: a stored or lazy initial value, a flag of one's own.
  func keptForEver(_ node: Node) -> String? {
    if let name = node.lazyValueAround { return Wording.lazy(name, at: node, need: aspect.sizeClass) }
    if node.isInStoredValue, let type = node.enclosingType, node.enclosingMember.flatMap(VariableDecl.init)?.isStatic == false,
      node.enclosingMember.flatMap(VariableDecl.init)?.isLazy == false
    {
      switch model.kind(of: type) {
      case .swiftUIView, .swiftUIWithoutPlace: return DeviceWording.storedInSwiftUI(node.declaredName, aspect)
      case let kind where kind.isTraitEnvironment: return DeviceWording.stored(node.declaredName, aspect)
      default: return nil
      }
    }
    guard let assignment = node.booleanTop.parent.flatMap(InfixOperator.init), assignment.isAssignment,
      assignment.right == node.booleanTop, let name = assignment.left.lastName
    else { return nil }
    let isOwn = node.storedFlag != nil || isOwnMember(assignment.left, name)
    return isOwn || DeviceWording.namesDevice(name) ? DeviceWording.flag(name, aspect) : nil
  }

  /// A property that the project declares for the type.
  private func isOwnMember(_ target: Node, _ name: String) -> Bool {
    guard target.kind == .identifier || MemberAccess(target)?.base?.isIdentifier("self") == true, let type = target.enclosingType,
      target.kind != .identifier || target.localBinding(named: name) == nil
    else { return false }
    return context.index.hasMember(named: name, inType: model.fullName(of: type), in: NameScope(file: model.file))
  }
}

// MARK: Answers

extension DeviceJudge {
  /// The size class that answers at a place.
  func sizeClass(at node: Node, for read: DeviceRead, behind prefix: String?) -> Result<DeviceAnswer, NoAnswer> {
    if case .traits(let base) = read.original.origin {
      let isOwn = isOwnTraits(base)
      if let obstacle = isOwn ? ownObstacle(at: node) : nil { return .failure(obstacle) }
      let value = read.original.node.text.replacingLastMember(by: aspect.sizeClass)
      if isOwn {
        if let helper = sdkHelper(at: node) { return .failure(helper) }
        let holder = isOfOwnView(base) ? "view." : ""
        if let prefix { return .success(DeviceAnswer(value: prefix + holder + "traitCollection." + aspect.sizeClass, isOwn: true)) }
        guard read.carrier != nil else { return .success(DeviceAnswer(value: nil, isOwn: true)) }
        return source(at: node, behind: nil)
      }
      guard let fallback = read.original.fallback else { return .success(DeviceAnswer(value: read.carrier == nil ? nil : value)) }
      guard let other = sizeClass(ofFallback: fallback, at: node, behind: prefix) else {
        return .failure(.person("what stands behind `??` is a kind of device too: say which width to assume without these traits"))
      }
      guard read.carrier == nil else { return .success(DeviceAnswer(value: "(\(value) ?? \(other))")) }
      return .success(DeviceAnswer(value: nil, edits: [.replace(fallback, with: other)]))
    }
    let answer = source(at: node, behind: prefix)
    guard case .success(let found) = answer, let value = found.value, MemberAccess(read.node)?.base?.isIdentifier("self") == true,
      value == "traitCollection." + aspect.sizeClass
    else { return answer }
    return .success(DeviceAnswer(value: "self." + value, edits: found.edits, isOwn: found.isOwn))
  }

  /// What holds where the traits that were asked are missing, as a size class.
  private func sizeClass(ofFallback fallback: Node, at node: Node, behind prefix: String?) -> String? {
    switch fallback.enumConstant {
    case "pad": return ".regular"
    case "phone": return ".compact"
    case "unspecified": return ".unspecified"
    default:
      guard let read = model.deviceRead(fallback.unparenthesized, aspect), case .device = read.origin,
        case .success(let answer) = source(at: node, behind: prefix), answer.edits.isEmpty
      else { return nil }
      return answer.value
    }
  }

  /// `view.traitCollection` of a controller, which changes when its own does.
  private func isOfOwnView(_ base: Node) -> Bool {
    guard let access = MemberAccess(base), access.isNamed("traitCollection"), access.base?.unparenthesized.isOwnView == true else {
      return false
    }
    return base.enclosingType.map { model.kind(of: $0) } == .controller
  }

  private func isOwnTraits(_ base: Node) -> Bool {
    if isOfOwnView(base) { return true }
    let isSelf = MemberAccess(base).map { $0.isNamed("traitCollection") && $0.base?.isIdentifier("self") == true } ?? false
    guard isSelf || (base.isIdentifier("traitCollection") && base.localBinding(named: "traitCollection") == nil) else { return false }
    return base.enclosingType.map { model.kind(of: $0).isTraitEnvironment } ?? false
  }

  /// Where the size class is read from when the device was asked.
  private func source(at node: Node, behind prefix: String?) -> Result<DeviceAnswer, NoAnswer> {
    let key = aspect.sizeClass
    switch model.traitSource(at: node) {
    case .own(let traits):
      if let obstacle = ownObstacle(at: node) ?? sdkHelper(at: node) { return .failure(obstacle) }
      return .success(DeviceAnswer(value: (prefix.map { $0 + "traitCollection" } ?? traits) + "." + key, isOwn: true))
    case .handed(let traits): return .success(DeviceAnswer(value: "\(traits).\(key)"))
    case .environmentValues(let values): return .success(DeviceAnswer(value: "\(values).\(key)"))
    case .environment(let type):
      switch EnvironmentProperty(key).access(at: node, in: type, context: context) {
      case .property(let name, let edits): return .success(DeviceAnswer(value: name, edits: edits))
      case .none(let obstacle): return .failure(.person(Wording.environment(obstacle, at: node, key)))
      }
    case .none(let reason):
      if let value = propertyAtHand(at: node) { return .success(value) }
      let helper = Wording.helper(at: node, in: context)
      if helper != nil, reason.isWithoutView, isHelper(node) {
        return .failure(.person(DeviceWording.helper(at: node, aspect, context), helper: helper))
      }
      return .failure(.person(Wording.noTraits(reason, at: node, need: key, in: context), helper: helper))
    }
  }

  /// The environment property of a SwiftUI struct that is no view: content of a toolbar, or one that has such a property already.
  private func propertyAtHand(at node: Node) -> DeviceAnswer? {
    guard let type = node.enclosingType, type.node.kind == .structDecl, node.enclosingMember?.kind != .initializerDecl,
      node.selfAccessInStruct.isAvailable,
      case .property(let name, let edits) = EnvironmentProperty(aspect.sizeClass).access(at: node, in: type, context: context)
    else { return nil }
    let isContent = type.inheritedTypes.contains { ["ToolbarContent", "CustomizableToolbarContent"].contains(TypeName($0).name) }
    return edits.isEmpty || isContent ? DeviceAnswer(value: name, edits: edits) : nil
  }

  /// Whether the answer is all that a property or a function gives, or a stored value is.
  private func isHelper(_ node: Node) -> Bool {
    if node.computedOwner != nil || node.isResultOfHelper { return true }
    let clause = node.booleanTop.parent
    return clause?.kind == .initializerClause && clause?.parent?.parent == node.enclosingMember
  }

  /// In an extension of a class of the SDK, a property that is nothing but the answer is a helper for the whole app.
  func sdkHelper(at node: Node) -> NoAnswer? {
    guard let type = node.enclosingType, type.isExtension, node.isResultOfHelper || node.computedOwner != nil,
      context.index.types(named: type.name).allSatisfy({ $0.form == .extension })
    else { return nil }
    return .person(DeviceWording.helper(at: node, aspect, context), helper: Wording.helper(at: node, in: context))
  }

  /// The shape of the view, where a direction of flow is picked.
  /// - Parameter places: Where the answer takes effect, behind the local or the property that carries it.
  func shape(for question: DeviceQuestion, used places: [Node], behind prefix: String?) -> Result<DeviceAnswer, NoAnswer> {
    let node = question.node
    guard let type = node.enclosingType else { return .failure(noShape(at: node)) }
    func answer(_ size: String?) -> Result<DeviceAnswer, NoAnswer> {
      size.map { .success(DeviceAnswer(shape: question.comparison(ofShape: $0))) } ?? .failure(noShape(at: node))
    }
    switch model.kind(of: type) {
    case .controller:
      if node.isDirectly(in: "viewWillTransition(to:with:)") {
        return answer(node.enclosingMember.flatMap(FunctionDecl.init)?.parameters.first?.name)
      }
      if node.isDirectly(in: "willTransition(to:with:)") { return .failure(.person(DeviceWording.oldShape(DeviceWording.pick(at: node)))) }
      guard model.selfAccess(at: node).isAvailable else { return answer(nil) }
      let early = ([node] + places).first { place in
        !place.runsLater && (LifeCycle.hasNoSize(place.enclosingMethodName ?? "") || place.phase == .setUp)
      }
      if let early {
        return .failure(.person(DeviceWording.noShapeYet(in: early.enclosingMethodName ?? "", DeviceWording.pick(at: early))))
      }
      return answer(model.memberOfSelf("view", at: node).map { $0 + ".bounds" })
    case .view:
      guard model.selfAccess(at: node).isAvailable else { return answer(nil) }
      guard node.phase == .tracked else { return .failure(.person(DeviceWording.oldBounds(DeviceWording.pick(at: node)))) }
      return answer(model.memberOfSelf("bounds", at: node))
    case .swiftUIView, .swiftUIWithoutPlace, .shape, .representable:
      return .failure(.person("the height class is regular both ways on the inner display: use the container's shape"))
    case .presentation: return .failure(.person("a direction follows the shape of containerView?.bounds: ask that where it lays out"))
    case .collectionLayout: return .failure(.person("which way this scrolls is for the shape of collectionView?.bounds to say"))
    default: return answer(nil)
    }
  }

  private func noShape(at node: Node) -> NoAnswer {
    let helper = Wording.helper(at: node, in: context)
    switch model.traitSource(at: node) {
    case .none(let reason) where !reason.isWithoutView || model.selfAccess(at: node).reason.map(\.isOutOfReach) == true:
      return .person(DeviceWording.noShape(reason, DeviceWording.pick(at: node)), helper: helper)
    case .handed(let traits) where traits.contains("."):
      return .person("a direction follows the shape: ask \(traits.dropLast(".traitCollection".count)).bounds once it has its size")
    default:
      if helper != nil, isHelper(node) { return .person(DeviceWording.helper(at: node, aspect, context), helper: helper) }
      return .person(DeviceWording.noShape(node.declaredName, isCounted: helper != nil), helper: helper)
    }
  }
}

// MARK: Set-up code

extension DeviceJudge {
  /// What is decided in a set-up method has to be kept up to date, or is a person's business.
  func keeping(_ plan: Plan, _ node: Node) -> Verdict {
    guard case .rewrite(let edits, let text, isOwn: true) = plan, node.phase == .setUp else { return Verdict(plan) }
    var fix = Fix(edits: edits)
    switch TraitRegistration(in: context).upkeep(of: node, trait: aspect.trait) {
    case .registered:
      // A branch or a constraint is not made again by a registration.
      let assignment = InfixOperator(node.enclosingStatement).flatMap { $0.assigns ? $0 : nil }
      guard assignment.map({ $0.right == node || $0.right.isAncestor(of: node) }) == true || node.runsLater else { return once(node) }
    case .registration(let more): fix.edits += more
    case .person(_, .constraint): return once(node)
    case .person(let offset, let reason):
      if case .local = reason, !isOnlyAssigned(node) { return once(node) }
      let isOnEvent = if case .once = reason { node.runsLater } else { false }
      fix.todos.append(
        TodoNote(at: offset, message: isOnEvent ? DeviceWording.onEvent(aspect) : Wording.upkeep(reason, trait: aspect.trait)))
    case .nothing:
      guard node.runsLater else { return once(node) }
    }
    return .rewrite(fix, text: text)
  }

  /// What is decided once, in a branch or a constraint.
  private func once(_ node: Node) -> Verdict {
    let statement = node.enclosingStatement
    let isConstraint = ([statement] + node.ancestors.prefix { $0 != statement }).contains { place in
      FunctionCall(place).map { !$0.callee.isAncestor(of: node) && FunctionCall.constraining.contains($0.calleeName ?? "") } ?? false
        || InfixOperator(place).map { $0.left.isAncestor(of: node) && $0.left.names.contains("constraint") } ?? false
    }
    return .person(isConstraint ? DeviceWording.constraint(aspect) : DeviceWording.decidedOnce(at: node, aspect, model), helper: nil)
  }

  /// A `switch` or `if case` in a set-up method decides once.
  func deciding(_ plan: Plan, _ node: Node) -> Verdict {
    guard case .rewrite(_, _, isOwn: true) = plan, node.phase == .setUp, !node.runsLater else { return Verdict(plan) }
    return .person(DeviceWording.decidedOnce(at: node, aspect, model), helper: nil)
  }

  /// Whether all that a local is used for is what assignments set.
  private func isOnlyAssigned(_ node: Node) -> Bool {
    guard let local = VariableDecl(node.enclosingStatement), let binding = local.bindings.first, let name = binding.name else {
      return false
    }
    return node.uses(ofLocal: name, declaredBy: binding.node).allSatisfy { use in
      let statement = use.enclosingStatement
      return statement.kind == .variableDecl || InfixOperator(statement)?.assigns == true
    }
  }
}

extension FunctionCall {
  /// What makes a constraint.
  fileprivate static let constraining = ["constraint", "NSLayoutConstraint", "makeConstraints", "remakeConstraints"]
}

extension DeviceRead {
  /// Behind a local, the read that it carries.
  var original: DeviceRead { if case .local(_, let read) = origin { read.original } else { self } }
}

extension NoTraits {
  /// The place has no view at all, as against one that cannot be reached.
  var isWithoutView: Bool {
    switch self {
    case .noSelf(let reason): !reason.isOutOfReach
    case .notATraitEnvironment: true
    default: false
    }
  }
}

extension NoSelf {
  /// There is a `self`, but this place cannot ask it.
  var isOutOfReach: Bool {
    switch self {
    case .weakSelf, .wouldBeRetained, .offMainThread, .beforeInitializer, .defaultArgument: true
    default: false
    }
  }
}

extension Node {
  /// Whether it runs in this method itself, not in a closure that runs later.
  func isDirectly(in signature: String) -> Bool {
    guard let member = enclosingMember, let function = FunctionDecl(member), function.signature == signature else { return false }
    return !ancestors.prefix { $0 != member }.compactMap(Closure.init).contains { !$0.runsAtOnce }
  }

  /// Whether it is in a closure that waits for something to happen: one that holds `self` weakly, or handles an event.
  var runsLater: Bool {
    guard let member = enclosingMember else { return false }
    return ancestors.prefix { $0 != member }.compactMap(Closure.init).contains { closure in
      closure.captures.contains { $0.name == "self" && ($0.isWeak || $0.isUnowned) }
        || ["UIAction", "UIAlertAction", "addAction", "sink", "addObserver", "registerForTraitChanges", "asyncAfter"].contains(
          closure.receivingCall?.calleeName ?? "")
    }
  }
}
