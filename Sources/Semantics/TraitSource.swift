import Syntax

/// Where a place gets its traits from.
package enum TraitSource: Sendable {
  /// The `UITraitCollection` of `self`, whose changes `self` can register for: `traitCollection`, `self.traitCollection`.
  case own(String)
  /// Another expression of type `UITraitCollection`: `traits`, `cell.traitCollection`.
  case handed(String)
  /// A SwiftUI struct: a property with `@Environment`. The declaration or extension around the place.
  case environment(TypeDecl)
  /// An expression of type `EnvironmentValues`: `context.environment`.
  case environmentValues(String)
  case none(NoTraits)
}

/// Why a place has no traits to ask.
package enum NoTraits: Sendable {
  /// A view or a controller (or a SwiftUI view) whose `self` cannot be reached.
  case noSelf(NoSelf)
  /// A SwiftUI initializer runs before the environment is known.
  case swiftUIInitializer
  /// SwiftUI code that can hold no environment property: an extension of `View`, a `Shape`.
  case noPlaceForEnvironment
  /// A representable outside `make...` and `update...`.
  case representable
  /// The type's superclass is not known; a sentence.
  case unknownType(String)
  /// Two or more views are handed in.
  case severalViews([String])
  /// The one view that is handed in may be nil.
  case optionalView(String)
  /// The type is none that has traits.
  case notATraitEnvironment(TypeKind)
}

extension FileModel {
  /// Where the traits for a place come from, by the rules of every transform: a trait collection that is handed in, the closure's own view,
  /// `self`, the one view that is handed in.
  package func traitSource(at node: Node) -> TraitSource {
    let bindings = node.visibleBindings
    if let parameter = traitParameter(at: node, among: bindings) { return .handed(parameter) }
    let handed = unwrappedTraits(among: bindings).map(TraitSource.handed) ?? handedInView(at: node, among: bindings)
    if handed != nil || closureView(at: node, among: bindings) != nil, node.isOffMain {
      return .none(.noSelf(.offMainThread))
    }
    if let own = closureView(at: node, among: bindings) { return .handed(own + ".traitCollection") }
    guard let type = node.enclosingType else { return handed ?? .none(.noSelf(node.selfAccess.reason ?? .global)) }
    let access = selfAccess(at: node)
    switch kind(of: type) {
    case .view, .controller, .presentation:
      if let source = memberOfSelf("traitCollection", at: node, access) { return .own(source) }
      let reason = access.reason ?? .global
      if reason.leavesParameters, let handed { return handed }
      return .none(.noSelf(reason))
    case .swiftUIView: return swiftUISource(at: node, in: type, handed)
    case .swiftUIWithoutPlace, .shape: return handed ?? .none(.noPlaceForEnvironment)
    case .representable:
      if let context = representableContext(among: bindings) { return .environmentValues(context + ".environment") }
      return handed ?? .none(.representable)
    case .unknown(let because): return handed ?? .none(.unknownType(because))
    case let kind: return handed ?? .none(.notATraitEnvironment(kind))
    }
  }

  private func swiftUISource(at node: Node, in type: TypeDecl, _ handed: TraitSource?) -> TraitSource {
    if node.enclosingMember?.kind == .initializerDecl { return handed ?? .none(.swiftUIInitializer) }
    if let reason = node.selfAccessInStruct.reason { return handed ?? .none(.noSelf(reason)) }
    return .environment(type)
  }

  // MARK: What is handed in

  /// The name of the nearest parameter that is a `UITraitCollection`, not an optional one and not a former one.
  private func traitParameter(at node: Node, among bindings: [LocalBinding]) -> String? {
    var hidden: Set<String> = []
    for binding in bindings {
      guard hidden.insert(binding.name).inserted, binding.isParameter else { continue }
      guard let type = binding.type else {
        if isTraitsOfColor(binding) { return binding.spelling }
        continue
      }
      let name = TypeName(type)
      if name.name == "UITraitCollection", !name.isOptional, !binding.isFormer, !binding.isSecondOfTraitHandler, binding.name != "_" {
        return binding.spelling
      }
    }
    return nil
  }

  /// The name under which a condition has taken a trait collection out of an optional parameter.
  private func unwrappedTraits(among bindings: [LocalBinding]) -> String? {
    let optional = bindings.first {
      $0.isParameter && $0.isOptional && $0.typeName == "UITraitCollection" && !$0.isFormer && !$0.isSecondOfTraitHandler
    }
    return optional.flatMap(bindings.unwrapped)?.spelling
  }

  /// Whether it is the trait collection that `UIColor(dynamicProvider:)` hands to its closure, which needs no annotation.
  private func isTraitsOfColor(_ binding: LocalBinding) -> Bool {
    guard binding.kind == .closureParameter, let closure = binding.closure, closure.parameters.count == 1,
      let call = closure.receivingCall, binding.name != "_"
    else { return false }
    let callee = call.callee.unparenthesized
    let isLabelled = closure.node.parenthesized.parent.flatMap(Argument.init)?.label == "dynamicProvider"
    guard isLabelled || (call.arguments.isEmpty && call.trailingClosure == closure.node) else { return false }
    if callee.lastName == "UIColor" { return isSDKName("UIColor", at: closure.node) }
    guard let initializer = MemberAccess(callee), initializer.isNamed("init") else { return false }
    switch initializer.base {
    case nil: return isLabelled
    case let base? where base.isIdentifier("self") || base.isIdentifier("Self"):
      return base.enclosingType.map { $0.isExtension && $0.name == "UIColor" } == true && isSDKName("UIColor", at: base)
    case let base?: return base.lastName == "UIColor" && isSDKName("UIColor", at: base)
    }
  }

  /// A view, a controller or a layout's environment that a closure around the place takes.
  private func closureView(at node: Node, among bindings: [LocalBinding]) -> String? {
    var hidden: Set<String> = []
    for binding in bindings {
      guard hidden.insert(binding.name).inserted, binding.kind == .closureParameter, !binding.isOptional, binding.name != "_" else {
        continue
      }
      if binding.isLayoutEnvironment { return binding.spelling }
      if let type = binding.type.map(kind(ofType:)) {
        if type.isTraitEnvironment { return binding.spelling }
      } else if binding.isFirstOfTraitHandler {
        return binding.spelling
      }
    }
    return nil
  }

  /// The one parameter that is a view or a controller; nil if there is none that has a name.
  private func handedInView(at node: Node, among bindings: [LocalBinding]) -> TraitSource? {
    let views = bindings.filter { binding in
      guard binding.isParameter, binding.name != "_", let type = binding.type else { return false }
      let kind = kind(ofType: type)
      return kind == .view || kind == .controller
    }
    guard let only = views.first else { return nil }
    if views.count > 1 { return .none(.severalViews(views.map(\.name))) }
    if let view = bindings.unwrapped(only) { return .handed(view.spelling + ".traitCollection") }
    return bindings.isVisible(only) ? .none(.optionalView(only.name)) : nil
  }

  /// The `context` that SwiftUI hands to the methods of a representable.
  private func representableContext(among bindings: [LocalBinding]) -> String? {
    let context = bindings.first {
      $0.kind == .parameter && $0.label == "context"
        && ["Context", "UIViewRepresentableContext", "UIViewControllerRepresentableContext"].contains($0.typeName ?? "")
    }
    guard let context, bindings.first(where: { $0.name == context.name })?.node == context.node else { return nil }
    return context.spelling
  }
}

extension NoSelf {
  /// Whether what is handed in may still be asked: it is not the closure that is in the way.
  fileprivate var leavesParameters: Bool {
    switch self {
    case .weakSelf, .wouldBeRetained, .offMainThread: false
    default: true
    }
  }
}

extension [LocalBinding] {
  /// The binding under which the view that a parameter holds can be asked: the parameter, or what a condition took out of its optional
  /// (`guard let cell`, `if let cell = cell as? PhotoCell`). Nil if it may be nil, or something else has its name.
  fileprivate func unwrapped(_ parameter: LocalBinding) -> LocalBinding? {
    var isOptional = parameter.isOptional
    for binding in reversed() where binding.node != parameter.node {
      if binding.kind == .capture, binding.name == parameter.name, binding.value == nil {
        isOptional = isOptional || Capture(binding.node)?.isWeak == true
      } else if binding.kind == .optionalBinding, binding.unwraps(parameter.name) {
        return first { $0.name == binding.name }?.node == binding.node ? binding : nil
      } else if binding.name == parameter.name {
        return nil
      }
    }
    return isOptional ? nil : parameter
  }

  /// Whether nothing hides the parameter but a capture of it.
  fileprivate func isVisible(_ parameter: LocalBinding) -> Bool {
    first { $0.name == parameter.name && !($0.kind == .capture && $0.value == nil) }?.node == parameter.node
  }
}

extension LocalBinding {
  /// Whether it is bound to what this name holds, or to that as a type.
  fileprivate func unwraps(_ other: String) -> Bool {
    guard let value = value?.unparenthesized else { return name == other }
    let source = Cast(value)?.operand.unparenthesized ?? value
    return source.kind == .identifier && source.tree.name(ofToken: source.firstToken) == other
  }

  /// Its name or label says that it is a former value: `previousTraitCollection`, `from oldTraits`.
  fileprivate var isFormer: Bool {
    [name, label ?? ""].contains { text in
      text.camelCaseWords.contains { $0 == "previous" || $0 == "old" }
    }
  }

  /// What a compositional layout hands to its section provider; it is asked for each layout, and `self` need not be held for it.
  package var isLayoutEnvironment: Bool {
    guard kind == .closureParameter else { return false }
    if let typeName { return typeName == "NSCollectionLayoutEnvironment" && !isOptional }
    guard let closure else { return false }
    return closure.parameters.count == 2 && closure.parameters.last == node
      && closure.receivingCall?.calleeName == "UICollectionViewCompositionalLayout"
  }

  /// Of a closure's parameter, the closure.
  fileprivate var closure: Closure? { node.enclosing(.closure).flatMap(Closure.init) }

  /// The parameters of a `registerForTraitChanges` handler: what is registered, and its former traits.
  private var parametersOfTraitHandler: [Node]? {
    guard kind == .closureParameter, let closure, closure.parameters.count == 2,
      closure.receivingCall?.calleeName == "registerForTraitChanges"
    else { return nil }
    return closure.parameters
  }
  fileprivate var isFirstOfTraitHandler: Bool { parametersOfTraitHandler?.first == node }
  fileprivate var isSecondOfTraitHandler: Bool { parametersOfTraitHandler?.last == node }
}
