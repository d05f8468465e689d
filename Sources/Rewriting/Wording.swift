import Semantics
import Syntax

/// The words of TODO lines that several transforms leave. Each says why, and what to do, for the place it stands at.
package enum Wording {
  /// Nothing at this place has traits.
  /// - Parameter need: What has to be read from them: `displayScale`.
  package static func noTraits(_ reason: NoTraits, at node: Node, need: String, in context: Context) -> String {
    if node.isInProviderWithoutEnvironment {
      return "this closure gets the layout's environment: name it, and read its traitCollection.\(need)"
    }
    switch reason {
    case .noSelf(let reason): return noSelf(reason, at: node, need: need, in: context)
    case .swiftUIInitializer: return "there is no environment in `init` yet: read \\.\(need) in `body` instead"
    case .noPlaceForEnvironment: return noPlace(at: node, need: need, in: context)
    case .representable where node.enclosingMethodName == "makeCoordinator":
      return "there is no context here yet: give the coordinator \(need) in `\(updateMethod(at: node))`"
    case .representable: return "there is no context here: pass \(need) on from `\(updateMethod(at: node))`"
    case .unknownType(let because):
      return Message.fitting("\(because): if it is a view, read its traitCollection", "if this is a view, read its traitCollection")
    case .severalViews(let names):
      return "\(names.prefix(3).map { "`\($0)`" }.joined(separator: " or ")): decide whose traitCollection.\(need) counts here"
    case .optionalView(let name): return "`\(name)` may be nil: unwrap it and read its traitCollection.\(need)"
    case .notATraitEnvironment(let kind): return elsewhere(kind, at: node, need: need, in: context)
    }
  }

  private static func noSelf(_ reason: NoSelf, at node: Node, need: String, in context: Context) -> String {
    let name = node.declaredName
    if reason.isWeakSelf || reason == .wouldBeRetained, let holder = holderOfTraits(at: node, need: need) { return holder }
    switch reason {
    case .weakSelf(.gone): return "self is gone here: read \(need) before the closure and capture it"
    case .weakSelf(.notYetBound): return "self is not bound yet: move this behind the guard and read self.traitCollection"
    case .weakSelf(.notBound): return "self may be gone here: bind it (guard let self) and read its traitCollection"
    case .wouldBeRetained: return "this closure would retain self: capture it weakly, read its traitCollection"
    case .offMainThread: return "traits may not be read off the main thread: read \(need) before the hop"
    case .beforeInitializer: return beforeInitializer(at: node, need: need)
    case .defaultArgument: return "a default argument cannot ask a view: let callers pass their traitCollection.\(need)"
    case .storedValue where node.isInSwiftUI(context):
      return about(name, "is stored before there is an environment: read \\.\(need) where it is used, in `body`")
    case .storedValue:
      let owner = node.enclosingType.map { " of \(quoted($0.name))" } ?? ""
      let isFunction = node.ancestors.contains { $0.kind == .closure && $0.parent?.kind == .initializerClause }
      let how = isFunction ? "make it a method\(owner)" : "compute it in a method\(owner)"
      return about(name, "is stored before there is a view to ask: \(how)")
    case .enumCase: return "a case's default cannot ask a view: let callers pass the \(need) of their traits"
    case .staticMember where node.isInSwiftUI(context): return "a static member has no environment: pass \(need) in from `body`"
    case .staticMember where !node.isInStoredValue && node.enclosingType.map { context.model.kind(of: $0).isTraitEnvironment } == true:
      let member = node.enclosingMember?.kind == .variableDecl ? "property" : "method"
      if node.enclosingMember?.isOverride == true {
        return about(name, "is asked of the class, which has no traits: choose what suits every \(need)")
      }
      return about(name, "belongs to the class, which has no traits: make it an instance \(member), or pass them in")
    case .staticMember, .global, .freeFunction:
      if let scene = sceneOfSwiftUI(at: node, in: context) { return "\(scene) has no environment of its own: read \\.\(need) in the view" }
      return passIn(at: node, need: need)
    }
  }

  private static func beforeInitializer(at node: Node, need: String) -> String {
    let delegation = node.isBeforeDelegationToSelf ? "self.init" : "super.init"
    if let assignment = InfixOperator(node.enclosingStatement), assignment.isAssignment, let name = assignment.left.lastName {
      return Message.fitting(
        "self is not available before \(delegation): set `\(name)` after it, from traitCollection",
        "self is not available before \(delegation): set this after it, from traitCollection")
    }
    return "self is not available before \(delegation): read traitCollection.\(need) after it"
  }

  private static func noPlace(at node: Node, need: String, in context: Context) -> String {
    guard let type = node.enclosingType else { return passIn(at: node, need: need) }
    if context.model.kind(of: type) == .shape { return "a Shape has no environment: let the view that uses `\(type.name)` pass \(need) in" }
    // Of SwiftUI's own types, `View` and `Text` can be modified; a style is something to conform to.
    if type.isExtension, !type.name.hasSuffix("Style"), context.index.types(named: type.name).allSatisfy({ $0.form == .extension }) {
      return "an extension of \(type.name) has no environment: make this a ViewModifier that reads \\.\(need)"
    }
    if !type.isExtension { return about(type.name, "can have no @Environment property: let the view around it pass \(need) in") }
    return "an extension of \(type.name) has no environment: read \\.\(need) in each type that conforms"
  }

  /// The type has no traits, but may know something that has.
  private static func elsewhere(_ kind: TypeKind, at node: Node, need: String, in context: Context) -> String {
    guard let type = node.enclosingType else { return passIn(at: node, need: need) }
    if let reason = context.model.selfAccess(at: node).reason, reason == .defaultArgument || reason == .enumCase {
      return noSelf(reason, at: node, need: need, in: context)
    }
    switch kind {
    case .layer: return "a layer has no traits: let the view of `\(type.name)` pass it traitCollection.\(need)"
    case .collectionLayout: return "ask collectionView?.traitCollection and decide what to use while it is nil"
    case .sceneDelegate:
      let isWindowThere = node.localBinding(named: "window")?.isWindowAtHand == true
      guard let holder = isWindowThere ? "window" : node.windowSceneAtHand else {
        return "ask window?.traitCollection and decide what to use while it is nil"
      }
      return about(holder, "has traits: read its traitCollection.\(need)")
    case .appDelegate where node.enclosingMember?.kind == .functionDecl:
      return "an app has no traits, its windows have: read \(need) in the controller that this is for"
    default: break
    }
    if context.model.selfAccess(at: node).isAvailable {
      if type.name == "UITraitCollection" { return "these are the traits: read their own \(need)" }
      if type.name == "EnvironmentValues" { return "these are the environment's values: read their own \(need)" }
      if LocalBinding.holdersOfTraits.contains(type.name) { return "`\(type.name)` has traits: read its traitCollection.\(need)" }
    }
    let scope = NameScope(file: context.model.file, nesting: context.model.nesting(of: type.node))
    if ["UIGestureRecognizer", "SKScene"].contains(where: { context.index.inherits(type.name, from: $0, in: scope) }) {
      return "ask view?.traitCollection and decide what to use while it is nil"
    }
    if let outer = type.node.enclosingType, context.model.kind(of: outer) == .representable {
      return "a coordinator has no environment: pass \(need) on from `\(updateMethod(at: outer.node))`"
    }
    if type.node.kind == .protocolDecl || (type.isExtension && context.index.types(named: type.name).contains { $0.form == .protocol }) {
      return "any type may be `\(type.name)`: constrain this extension to UIView and read traitCollection"
    }
    if let scene = sceneOfSwiftUI(at: node, in: context) { return "\(scene) has no environment of its own: read \\.\(need) in the view" }
    if isKeyOfSwiftUI(at: node, in: context) { return "a key knows no display: let the view that sets its value read \\.\(need)" }
    return holderOfTraits(at: node, need: need) ?? storedTraits(at: node, need: need, in: context)
      ?? fixedSignature(at: node, of: type, need: need) ?? passIn(at: node, need: need)
  }

  /// What an override, or a property wrapper's value, takes cannot be changed.
  private static func fixedSignature(at node: Node, of type: TypeDecl, need: String) -> String? {
    guard let member = node.enclosingMember, member.kind != .initializerDecl else { return nil }
    if node.declaredName == "wrappedValue", type.hasAttribute("propertyWrapper") {
      return "a property wrapper has no view to ask: convert the value where a view uses it"
    }
    guard member.isOverride else { return nil }
    return Message.fitting(
      "an override takes nothing more: let what shows `\(type.name)` pass it traitCollection.\(need)",
      "an override takes nothing more: let what shows this pass it traitCollection.\(need)")
  }

  /// What of SwiftUI is no view: an `App`, a `Scene`, a preview; as the beginning of a sentence.
  package static func sceneOfSwiftUI(at node: Node, in context: Context) -> String? {
    if node.ancestors.contains(where: { MacroExpansion($0)?.name == "Preview" }) { return "a preview" }
    guard let type = node.enclosingType, context.model.imports.contains("SwiftUI") || context.model.imports.contains("WidgetKit") else {
      return nil
    }
    let names = ["App": "an App", "Scene": "a Scene", "Widget": "a Widget", "PreviewProvider": "a preview", "Layout": "a Layout"]
    return names.first { context.model.inherits(type, from: $0.key) }?.value
  }

  /// Whether the place is in a type whose static members SwiftUI asks for defaults, where no view is.
  private static func isKeyOfSwiftUI(at node: Node, in context: Context) -> Bool {
    guard let type = node.enclosingType else { return false }
    return ["EnvironmentKey", "PreferenceKey", "FocusedValueKey", "LayoutValueKey"].contains { context.model.inherits(type, from: $0) }
  }

  private static func updateMethod(at node: Node) -> String {
    let type = node.kind == .structDecl || node.kind == .extensionDecl ? TypeDecl(node) : node.enclosingType
    let isController = type?.members.compactMap(FunctionDecl.init).contains { $0.name.hasSuffix("UIViewController") } ?? false
    return isController ? "updateUIViewController" : "updateUIView"
  }

  /// A function or a value has to be handed the traits.
  private static func passIn(at node: Node, need: String) -> String {
    func about(_ predicate: String) -> String { Self.about(node.declaredName, isCounted: true, predicate) }
    if let holder = holderOfTraits(at: node, need: need) { return holder }
    if node.enclosingMember?.kind == .deinitializerDecl { return "nothing has traits here any more: keep the \(need) that was used" }
    if node.enclosingMember.flatMap(FunctionDecl.init)?.returnType?.text == "some View" {
      return about("has no environment: make it a View of its own that reads \\.\(need)")
    }
    let reading = need == "traits" ? "" : ", read its \(need)"
    if node.isInStoredValue, node.ancestors.compactMap(Closure.init).contains(where: { !$0.runsAtOnce }) {
      return about("has no view to ask: let its closure take a UITraitCollection" + reading)
    }
    if node.isInStoredValue, let type = node.enclosingType, node.enclosingMember.flatMap(VariableDecl.init)?.isStatic == false {
      return Message.fitting(
        "`\(node.declaredName)`\(TodoNote.uses) is set as `\(type.name)` is made, without a view to ask: let its `init` take the \(need)",
        about("is set without a view to ask: let `init` take the \(need)"))
    }
    if node.isInStoredValue { return about("is computed once for all displays: make it a function of a UITraitCollection") }
    if node.enclosingMember?.kind == .variableDecl {
      return about("has no view to ask: make it a method that takes a UITraitCollection")
    }
    let optional = node.visibleBindings.first { $0.isParameter && $0.isOptional && $0.typeName == "UITraitCollection" }
    if let optional {
      let function = quoted(node.declaredName) + TodoNote.uses
      return Message.fitting(
        "`\(optional.name)` may be nil: have \(function) take a UITraitCollection, and read that", "these traits may be nil")
    }
    return about("has no view to ask: pass a UITraitCollection in" + reading)
  }

  /// What can be asked where a parameter is no view but has traits.
  private static func holderOfTraits(at node: Node, need: String) -> String? {
    let advice = node.visibleBindings.lazy.compactMap { $0.adviceOnTraits(for: need) }.first
    return advice.map { Message.fitting($0, "read \(need) of the traits that are passed in") }
  }

  /// Two reads of the screen that are compared, of which one stays.
  package static func compared(with other: String) -> String {
    "compared with the screen's \(other): ask both of the screen that shows the view"
  }

  /// A sentence about something that has a name; about "this" where that is not known, or would leave the sentence no room.
  /// - Parameter isCounted: The number of its uses stands behind the name.
  package static func about(_ name: String, isCounted: Bool = false, _ predicate: String) -> String {
    let named = "`\(name)` \(predicate)"
    let subject = name != unknownName && named.count <= Message.limit ? "`\(name)`" : "this"
    return subject + (isCounted ? TodoNote.uses : "") + " " + predicate
  }

  /// A name in back-quotes, in the middle of a sentence; one that is too long for most is not named.
  package static func quoted(_ name: String) -> String { name.count > 45 || name == unknownName ? "this" : "`\(name)`" }

  /// What `declaredName` gives where nothing has a name.
  fileprivate static let unknownName = "it"

  /// What members of Apple's types are called, and of one's own as well.
  private static let namesOfManyThings: Set<String> = [
    "alpha", "border", "bottom", "bounds", "center", "color", "content", "count", "description", "dismiss", "endEditing", "font", "frame",
    "height", "id", "image", "index", "init", "inset", "insets", "key", "layer", "left", "max", "min", "name", "offset", "origin", "pad",
    "padding", "phone", "position", "present", "rect", "reduce", "right", "scale", "show", "size", "spacing", "state", "style", "tag",
    "text", "title", "top", "type", "url", "value", "view", "width", "window", "windowScene", "x", "y",
  ]

  /// The declaration around a place whose users do not see what it asks: a property, a static or global function, one of an extension.
  package static func helper(at node: Node, in context: Context) -> UseQuestion? {
    guard let member = node.enclosingMember else { return nil }
    let type = node.enclosingType
    if let function = FunctionDecl(member) {
      guard member.kind == .functionDecl else { return nil }
      // A method of a type of one's own is no helper for others; one that is added to Apple's types is.
      let isAdded = type.map { $0.isExtension && context.index.types(named: $0.name).allSatisfy { $0.form == .extension } } ?? true
      guard function.isStatic || isAdded else { return nil }
    } else if member.kind != .variableDecl {
      return nil
    }
    let name = node.declaredName
    let owner = type?.name.split(separator: ".").last
    let isPublic = member.isDeclaredPublic || type.map { $0.isExtension && $0.node.isDeclaredPublic } == true
    let folder = context.project.projectFolder(of: context.model.file)
    let declarations = context.index.declarations(named: name, in: isPublic ? "" : folder)
    let site = declarations.first { site in
      site.file == context.model.file && site.ownerType?.split(separator: ".").last == owner
    }
    // A name that many things have (`setUp`, `body`) is counted by words alone, and that number would say nothing.
    let isFoundByType = member.kind == .variableDecl && site?.isStatic == true
    guard isFoundByType || declarations.count <= 8 else { return nil }
    // So it is with one that Apple's types have too: `bounds.width` is no use of a `width` of one's own.
    guard isFoundByType || type == nil || !namesOfManyThings.contains(name) else { return nil }
    return UseQuestion(name: name, site: site, folder: folder, isPublic: isPublic)
  }

  /// A SwiftUI struct has no place for the property.
  package static func environment(_ obstacle: EnvironmentProperty.Obstacle, at node: Node, _ key: String) -> String {
    switch obstacle {
    case .nameTaken where node.localBinding(named: key)?.isParameter == true:
      return "`\(key)` is a parameter here: use it, or rename it and read the environment's"
    case .nameTaken: return "`\(key)` means something else here: rename it, then read \\.\(key)"
    case .oneLine: return "give `\(node.enclosingType?.name ?? "it")` an @Environment(\\.\(key)) property and read that"
    case .otherFile(let type): return "give \(quoted(type)) an @Environment(\\.\(key)) property that this file can see"
    }
  }

  /// A lazy value is computed once and kept.
  package static func lazy(_ name: String, at node: Node, need: String) -> String {
    if node.isInConstraint(below: node.enclosingStatement) {
      return about(name, "is made once: keep this constraint, set its constant in layout, from traitCollection")
    }
    if node.enclosing(.closure) != nil {
      let assignment = InfixOperator(node.enclosingStatement)
      let what = assignment.flatMap { $0.isAssignment ? $0.left.lastName : nil }.map { "its `\($0)`" } ?? "what depends on \(need)"
      return about(name, "is made once: set \(what) when the view lays out, from traitCollection")
    }
    return about(name, "would be kept for ever: compute it where it is used, from traitCollection")
  }

  /// A kept value that no registration can be written for.
  package static func upkeep(_ reason: Upkeep.Reason, trait: String) -> String {
    switch reason {
    case .once(let target): return about(target, "is set once: set it again when \(trait) changes")
    case .addedOnce(let target): return about(target, "is added to once: set it again when \(trait) changes")
    case .constraint: return "keep this constraint and set its constant again when \(trait) changes"
    case .local(let name):
      return Message.fitting(
        "what `\(name)` is assigned to is set once: set it again when \(trait) changes", "this is kept: read it again when \(trait) changes"
      )
    case .ingredient(let name): return "what \(quoted(name)) is used for is made once: make it again when \(trait) changes"
    case .made(let target): return about(target, "is made once: pass it the new value when \(trait) changes")
    }
  }
}

extension LocalBinding {
  /// Whether it is a window that was made here, or taken out of an optional.
  fileprivate var isWindowAtHand: Bool { kind == .optionalBinding || value.flatMap(FunctionCall.init)?.calleeName == "UIWindow" }
}

extension Node {
  /// The name of the member or global around a place, for people: `pixels`, `hairline`.
  package var declaredName: String {
    guard let member = enclosingMember else { return Wording.unknownName }
    if let function = FunctionDecl(member) { return function.name }
    let binding = ancestors.first { $0.kind == .patternBinding && $0.parent == member } ?? member.child(.patternBinding)
    return binding.flatMap(PatternBinding.init)?.name ?? Wording.unknownName
  }

  /// Whether it is in a compositional layout's section provider that does not name the environment it is handed.
  fileprivate var isInProviderWithoutEnvironment: Bool {
    ancestors.compactMap(Closure.init).contains { closure in
      closure.receivingCall?.calleeName == "UICollectionViewCompositionalLayout" && closure.parameters.count == 2
        && closure.parameters.last?.text == "_"
    }
  }

  fileprivate func isInSwiftUI(_ context: Context) -> Bool {
    guard let type = enclosingType else { return false }
    if case .swiftUIView = context.model.kind(of: type) { return true }
    return false
  }

  /// Whether the initializer around it calls `self.init(...)`.
  fileprivate var isBeforeDelegationToSelf: Bool {
    guard let initializer = enclosingMember, initializer.kind == .initializerDecl else { return false }
    return initializer.initializerDelegations.contains { call in
      FunctionCall(call).flatMap { MemberAccess($0.callee)?.base }?.isIdentifier("self") == true
    }
  }
}

extension Node {
  fileprivate var isOverride: Bool { children(.modifier).contains { tree.token($0.firstToken, is: "override") } }

  /// Of a declaration, whether other modules see it, to judge by its own modifiers.
  fileprivate var isDeclaredPublic: Bool {
    children(.modifier).contains { tree.token($0.firstToken, isOneOf: ["public", "open"]) }
  }
}
