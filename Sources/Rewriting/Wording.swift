import Semantics
import Syntax

/// The words of TODO lines that several transforms leave. Each says why, and what to do, for the place it stands at.
package enum Wording {
  /// Nothing at this place has traits.
  /// - Parameter need: What has to be read from them: `displayScale`.
  package static func noTraits(_ reason: NoTraits, at node: Node, need: String, in context: Context) -> String {
    switch reason {
    case .noSelf(let reason): return noSelf(reason, at: node, need: need, in: context)
    case .swiftUIInitializer: return "the environment is not known in init; read @Environment(\\.\(need)) in body instead"
    case .noPlaceForEnvironment: return "no @Environment property can stand here; let the view that uses it pass its \(need)"
    case .representable: return "only make... and update... get a context; take \(need) from its environment there and keep it"
    case .unknownType(let because): return "\(because); if it is a view, read its traitCollection.\(need)"
    case .severalViews(let names):
      return "say which display counts: traitCollection.\(need) of \(names.prefix(3).map { "`\($0)`" }.joined(separator: " or "))"
    case .optionalView(let name): return "`\(name)` may be nil; decide what holds without it, else `\(name).traitCollection.\(need)`"
    case .notTheTypesBusiness: return passIn(at: node, need: need, in: context)
    }
  }

  private static func noSelf(_ reason: NoSelf, at node: Node, need: String, in context: Context) -> String {
    let name = node.declaredName
    switch reason {
    case .weakSelf: return "`self` is weak here; bind it (guard let self), then read self.traitCollection.\(need)"
    case .wouldBeHeld: return "this closure would begin to hold its owner; capture [weak self] and read its traitCollection.\(need)"
    case .offMainThread(let queue): return "\(queue) is off the main thread; read traitCollection.\(need) before the hop and capture it"
    case .beforeInitializer: return "too early to ask the traits; set it after super.init, and again when \(need) changes"
    case .defaultArgument: return "a default argument cannot know the display; let callers pass their traitCollection.\(need)"
    case .storedValue: return "`\(name)` is made before its view is on a display; set it from traitCollection.\(need) in layout"
    case .enumCase: return "a case cannot know the display; make it a function of the traitCollection that asks"
    case .staticMember, .global, .freeFunction:
      return node.isInStoredValue
        ? "`\(name)` is made once for all displays; make it a function of the traitCollection that asks"
        : passIn(at: node, need: need, in: context)
    }
  }

  /// A function or a computed value has to be handed the traits.
  private static func passIn(at node: Node, need: String, in context: Context) -> String {
    let name = node.declaredName
    if node.enclosingMember.flatMap(FunctionDecl.init)?.node.kind == .functionDecl {
      return "`\(name)` cannot know the display; hand it the caller's traitCollection and read its \(need)"
    }
    return "`\(name)` cannot know the display; make it a function that is handed a traitCollection and reads its \(need)"
  }

  /// A SwiftUI struct has no place for the property.
  package static func environment(_ obstacle: EnvironmentProperty.Obstacle, _ key: String) -> String {
    switch obstacle {
    case .nameTaken: return "`\(key)` already means something else here; add @Environment(\\.\(key)) under another name"
    case .oneLine: return "add @Environment(\\.\(key)) to this one-line struct and read it here"
    case .otherFile(let type): return "declare @Environment(\\.\(key)) in `\(type)` (not private) and read it here"
    }
  }

  /// A lazy value is computed once and kept.
  package static func lazy(_ name: String, _ need: String, trait: String) -> String {
    "lazy `\(name)` keeps the first display's value; set it again when \(trait) changes"
  }

  /// A kept value that no registration can be written for.
  package static func upkeep(_ reason: Upkeep.Reason, _ need: String, trait: String) -> String {
    switch reason {
    case .nested: return "set once; set it again when \(need) changes (registerForTraitChanges with \(trait))"
    case .leftSide: return "what this assigns to was chosen by \(need); do it again when \(trait) changes"
    case .constraint: return "keep this constraint and update its constant when \(need) changes (\(trait))"
    case .local(let name): return "`\(name)` is read once and kept; set what it feeds again when \(trait) changes"
    case .runsAgain: return "runs for each reuse; register for \(trait) once, in init, and set this again there"
    case .cannotCopy: return "set this again when \(need) changes (registerForTraitChanges with \(trait))"
    }
  }
}

extension Node {
  /// The name of the member or global around a place, for people: `pixels(in:)`, `hairline`.
  package var declaredName: String {
    guard let member = enclosingMember else { return "it" }
    if let function = FunctionDecl(member) { return function.signature }
    let binding = ancestors.first { $0.kind == .patternBinding && $0.parent == member } ?? member.child(.patternBinding)
    return binding.flatMap(PatternBinding.init)?.name ?? "it"
  }

  /// Whether the place is in the initial value of a stored property or a global, not in an accessor.
  package var isInStoredValue: Bool {
    guard let member = enclosingMember, member.kind == .variableDecl else { return false }
    return !ancestors.contains { $0.kind == .accessorBlock && $0.parent?.parent == member }
  }

  /// The name of the `lazy` variable whose initial value is computed here: not in a closure that runs later.
  package var lazyValueAround: String? {
    guard let member = enclosingMember, let variable = VariableDecl(member), variable.isLazy, isInStoredValue else { return nil }
    let runsLater = ancestors.prefix { $0 != member }.compactMap(Closure.init).contains { closure in
      guard let call = closure.node.parenthesized.parent.flatMap(FunctionCall.init), call.callee.unparenthesized == closure.node else {
        return !["map", "compactMap", "flatMap", "filter", "forEach", "reduce", "first", "contains", "sorted"].contains(
          closure.receivingCall?.calleeName ?? "")
      }
      return false
    }
    return runsLater ? nil : variable.bindings.first?.name
  }

}

extension MainScreenRead {
  /// Whether it is compared with another read of the screen that cannot be rewritten.
  package func isComparedWithAnotherScreenRead(in context: Context) -> Bool {
    var child = node
    for ancestor in node.ancestors {
      if let infix = InfixOperator(ancestor) {
        if ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains(infix.operatorText) {
          let other = infix.left == child ? infix.right : infix.left
          return other.preorder.contains { place in
            guard let read = MainScreenRead(place, in: context.model) else { return false }
            return !["scale", "bounds", "traitCollection"].contains(read.member)
          }
        }
        if infix.assigns || infix.isOperator("&&") || infix.isOperator("||") || infix.isOperator("??") { return false }
      } else if ancestor.kind != .tuple && ancestor.kind != .argument && ancestor.kind != .prefixOperator {
        return false
      }
      child = ancestor
    }
    return false
  }
}
