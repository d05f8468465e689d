import Syntax

/// When a method runs in the life of its view, which decides what may be read in it and whether it is read again.
package enum MethodPhase: Sendable {
  /// UIKit tracks the traits that are read in it and calls it again when they change
  /// ("Automatic trait tracking", UIKit documentation; `viewIsAppearing` runs each time).
  case tracked
  /// It runs once, before the view has its final size and traits.
  case setUp
  case other
}

extension Node {
  /// The name of the function that holds this place: of a method its base name, `init`, `deinit`, `subscript`,
  /// of a computed property or an observer the property's name. Local functions and closures are looked through.
  package var enclosingMethodName: String? {
    guard let member = enclosingMember else { return nil }
    if let function = FunctionDecl(member) { return function.name }
    return ancestors.first { $0.kind == .patternBinding && $0.parent == member }.flatMap(PatternBinding.init)?.name
  }

  /// The same as one would speak of it: of a delegate's method, which is named for its sender, the label that tells it from the others
  /// (`shouldSelectItemAt` of `collectionView(_:shouldSelectItemAt:)`).
  package var enclosingMethodSpokenName: String? {
    if let function = enclosingMember.flatMap(FunctionDecl.init), function.parameters.count > 1,
      let sender = function.parameters.first, sender.label == nil, sender.name == function.name,
      let label = function.parameters[1].label
    {
      return label
    }
    return enclosingMethodName
  }

  /// The phase of the method that holds this place.
  package var phase: MethodPhase {
    guard let member = enclosingMember else { return .other }
    var visited: Set<Node> = []
    return member.phase(of: self, visited: &visited)
  }

  private func phase(of place: Node, visited: inout Set<Node>) -> MethodPhase {
    if let function = FunctionDecl(self) {
      if LifeCycle.tracked.contains(function.signature) { return .tracked }
      if LifeCycle.isSetUp(function.name) { return .setUp }
      return isOnlyCalledInSetUp(function, &visited) ? .setUp : .other
    }
    guard let variable = VariableDecl(self), variable.hasAttribute("IBOutlet") else { return .other }
    return place.ancestors.contains { $0.kind == .accessorDecl } ? .setUp : .other
  }

  /// Whether every use of a method in this file is a call in a set-up method of the same type.
  private func isOnlyCalledInSetUp(_ function: FunctionDecl, _ visited: inout Set<Node>) -> Bool {
    guard kind == .functionDecl, let type = enclosingType, visited.insert(self).inserted else { return false }
    if function.hasModifier("override") || function.hasAttribute("objc") || function.hasAttribute("IBAction") { return false }
    let uses = tree.uses(of: function.name, outside: function.node)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard use.isCalledOnSelf, use.enclosingType?.name == type.name, let caller = use.enclosingMember, caller != self else {
          return false
        }
        return !use.isInEscapingClosure && caller.phase(of: use, visited: &visited) == .setUp
      }
  }

  /// How often the method that holds this place runs, as far as the calls in its type show in this file.
  package var recurrence: MethodRecurrence {
    var visited: Set<Node> = []
    return recurrence(&visited)
  }

  /// How many methods that call each other are looked at: each costs a search of the file.
  private static let callersLookedAt = 4

  private func recurrence(_ visited: inout Set<Node>) -> MethodRecurrence {
    guard visited.count < Self.callersLookedAt, let member = enclosingMember, member.kind == .functionDecl,
      let function = FunctionDecl(member), let type = member.enclosingType,
      visited.insert(member).inserted
    else { return .once }
    var result: MethodRecurrence = function.parameters.isEmpty ? .once : .again
    for use in tree.uses(of: function.name, outside: member) where use.isOfSelf && use.enclosingType?.name == type.name {
      // `configure(with:)` is another method.
      if function.parameters.isEmpty, use.parent.flatMap(FunctionCall.init)?.arguments.isEmpty == false { continue }
      let caller = use.isReadAgainWithTraits ? .withTraits : use.recurrence(&visited)
      if caller == .withTraits { return caller }
      if caller == .again || !use.isCalledOnSelf || use.isInEscapingClosure || use.phase != .setUp { result = .again }
    }
    return result
  }

  private var isReadAgainWithTraits: Bool {
    if phase == .tracked || enclosingMethodName == "traitCollectionDidChange" { return true }
    return ancestors.contains { $0.kind == .closure && Closure($0)?.receivingCall?.calleeName == "registerForTraitChanges" }
  }

  private var isInEscapingClosure: Bool {
    enclosing(.closure).flatMap(Closure.init).map { closure in
      closure.receivingCall != nil && !closure.runsAtOnce && closure.node.enclosingMember == enclosingMember
    } ?? false
  }

  /// Of a name: `name(...)`, `self.name(...)`.
  private var isCalledOnSelf: Bool { isOfSelf && parent?.kind == .functionCall && parent?.firstChild == self }

  /// Of the use of a name: whether `self` has what it means: `name`, `self.name`, `self?.name`.
  private var isOfSelf: Bool {
    guard let access = MemberAccess(self) else { return localBinding(named: tree.name(ofToken: firstToken)) == nil }
    let base = access.base
    return base?.isIdentifier("self") == true || (base?.kind == .optionalChaining && base?.firstChild?.isIdentifier("self") == true)
  }
}

/// How often a method of set-up code runs.
package enum MethodRecurrence: Sendable {
  case once
  /// It has parameters, so that it runs for each reuse, or other code calls it too.
  case again
  /// What UIKit calls when traits change calls it.
  case withTraits
}

/// The names UIKit and custom have for the steps of a view's life.
package enum LifeCycle {
  /// UIKit calls these again when a trait that they read changes.
  static let tracked: Set<String> = [
    "layoutSubviews()", "draw(_:)", "updateConstraints()", "updateProperties()", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "updateViewConstraints()", "viewIsAppearing(_:)", "updateConfiguration(using:)", "containerViewWillLayoutSubviews()",
    "containerViewDidLayoutSubviews()",
  ]
  static let setUp: Set<String> = ["init", "loadView", "viewDidLoad", "awakeFromNib", "commonInit"]

  /// Whether the name alone says that it is a set-up method.
  package static func isSetUp(_ name: String) -> Bool {
    setUp.contains(name) || ["setup", "setUp", "configure", "commonInit"].contains { isWord($0, at: name) }
  }

  /// The view has no final size in these (behaviour: main-screen-bounds).
  package static func hasNoSize(_ name: String) -> Bool {
    isSetUp(name) || ["viewWillAppear", "deinit"].contains(name) || ["make", "build", "create", "add"].contains { isWord($0, at: name) }
  }

  /// The view is in no window in these, or still in the one that it leaves.
  package static func hasNoWindow(_ name: String) -> Bool {
    setUp.contains(name) || ["viewWillAppear", "viewDidDisappear", "willMove", "deinit"].contains(name)
  }

  /// Whether a camel-case name begins with this whole word: `add` in `addForm`, not in `addressField`.
  private static func isWord(_ word: String, at name: String) -> Bool {
    guard name.hasPrefix(word) else { return false }
    guard let next = name.dropFirst(word.count).first else { return true }
    return !next.isLowercase
  }
}

extension SyntaxTree {
  /// The places where a name is used as an expression or as a member, apart from those inside a node.
  func uses(of name: String, outside excluded: Node) -> [Node] {
    let bytes = Array(name.utf8)
    var result: [Node] = []
    for token in tokens.indices where tokens[token].range.count == bytes.count && source[tokens[token].range].elementsEqual(bytes) {
      let place = node(covering: tokens[token].range)
      let isName = place.kind == .identifier ? place.firstToken == token : MemberAccess(place)?.nameToken == token
      if isName, !excluded.range.contains(place.range.lowerBound) { result.append(place) }
    }
    return result
  }
}
