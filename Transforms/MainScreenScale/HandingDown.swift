import Rewriting
import Semantics
import Syntax

/// Hands a trait collection down to a private function that needs one: a last parameter, and an argument in each call.
///
/// It can be done where everything is in sight: the function cannot be seen beyond its file, it is only called, and each caller has a
/// trait collection at hand, or is itself a private function that can be handed one. A computed property becomes a method.
struct HandingDown {
  private let context: Context
  private let name = "traitCollection"
  private var model: FileModel { context.model }

  init(in context: Context) { self.context = context }

  /// What gives the function around this node a parameter `traitCollection`, and its callers an argument; nil if it cannot be done.
  func fix(for node: Node) -> Fix? {
    guard let first = node.enclosingMember else { return nil }
    var (edits, open, done) = ([Edit](), [first], Set<Node>())
    var arguments: [Node: @Sendable (_ value: String) -> Edit] = [:]
    var passed: [(node: Node, value: String)] = []
    while let member = open.popLast() {
      guard done.insert(member).inserted else { continue }
      guard done.count <= 16, let receiver = Receiver(member, of: name), let uses = uses(of: receiver) else { return nil }
      edits += receiver.declarationEdits
      for use in uses {
        guard let value = value(at: use.node, &open) else { return nil }
        let (label, closures) = (name, receiver.closures)
        arguments[use.node] = { use.argument(named: label, value: $0, before: closures) }
        passed.append((use.node, value))
        edits.append(use.argument(named: name, value: value, before: closures))
      }
    }
    var registering: [Range<Int>] = []
    for (caller, value) in passed {
      guard let kept = upkeep(of: caller, passing: value, among: arguments) else { return nil }
      edits += kept
      if !kept.isEmpty, let member = caller.enclosingMember { registering.append(member.range) }
    }
    guard registering.isEmpty || helperCount <= Self.helperLimit else { return nil }
    // Several calls of one method need the same registration. What others register there waits for it, and is written into it.
    var known: Set<Edit> = []
    edits = edits.map { Edit($0.range, with: $0.replacement, shared: true) }.filter { known.insert($0).inserted }
    let extent = registering.first.map { first in
      registering.reduce(first) { min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound) }
    }
    return Fix(edits: edits, extent: extent)
  }

  /// Each that needs a registration takes a pass of its own, and there are not many passes.
  private static let helperLimit = 8

  /// How many functions of the file there are to be handed traits.
  private var helperCount: Int {
    let tree = context.tree
    let reads = tree.tokens.indices.filter { tree.token($0, is: "UIScreen") }.map { tree.node(covering: tree.tokens[$0].range) }
    let members = reads.filter { read in
      if case .none(let reason) = model.traitSource(at: read) { reason.isForWantOfTraits } else { false }
    }.compactMap(\.enclosingMember)
    return Set(members).count { Receiver($0, of: name) != nil }
  }

  /// What a caller passes on. A private function without traits of its own is handed them too.
  private func value(at caller: Node, _ open: inout [Node]) -> String? {
    switch model.traitSource(at: caller) {
    case .own(let traits), .handed(let traits): return caller.lazyValueAround == nil ? traits : nil
    case .environment, .environmentValues: return nil
    case .none(let reason):
      guard reason.isForWantOfTraits, let member = caller.enclosingMember, Receiver(member, of: name) != nil else { return nil }
      open.append(member)
      return name
    }
  }

  /// The registration that a caller in set-up code needs, for all the calls there; nil where a person would have to see to it.
  private func upkeep(
    of caller: Node, passing value: String, among arguments: [Node: @Sendable (_ value: String) -> Edit]
  ) -> [Edit]? {
    guard value == "traitCollection" || value == "self.traitCollection", caller.localBinding(named: name) == nil else { return [] }
    let trait = KeptTrait(id: MainScreenScale.id, trait: "UITraitDisplayScale") { node, prefix, _ in
      arguments[node].map { [$0(prefix + "traitCollection")] }
    }
    switch TraitRegistration(in: context, and: [trait]).upkeep(of: caller, trait: trait.trait) {
    case .nothing, .registered: return []
    case .registration(let edits): return edits
    case .person: return nil
    }
  }

  // MARK: Uses

  /// Every call of the function, or read of the property, in the file; nil if one is something else, or if the name is not unique.
  private func uses(of receiver: Receiver) -> [Use]? {
    let tree = context.tree
    let declarations = context.index.declarations(named: receiver.name)
    guard declarations.filter({ $0.file == model.file }).count <= 1 else { return nil }
    var uses: [Use] = []
    for token in tree.tokens.indices where tree.name(ofToken: token) == receiver.name && tree.tokens[token].kind == .identifier {
      if token == receiver.nameToken || tree.isLocalName(token, receiver.name) { continue }
      guard let use = Use(token, of: receiver, in: tree) else { return nil }
      // The same name behind another base may be another type's.
      guard declarations.count <= 1 || use.isPlain(inTypeNamed: receiver.typeName) else { return nil }
      guard use.trailingClosures <= receiver.closures.count else { return nil }
      uses.append(use)
    }
    return uses.isEmpty ? nil : uses
  }
}

extension NoTraits {
  /// Whether the place is a function that could be handed traits: nothing else is in the way.
  var isForWantOfTraits: Bool {
    switch self {
    case .notATraitEnvironment, .unknownType, .severalViews, .optionalView, .noSelf(.staticMember), .noSelf(.freeFunction),
      .noPlaceForEnvironment, .noSelf(.global):
      true
    default: false
    }
  }
}

/// A private function or computed property that can get a parameter.
private struct Receiver {
  let name: String
  let nameToken: Int
  let isProperty: Bool
  /// The type that it is a member of.
  let typeName: String?
  /// The labels of the last parameters that are closures, which the new parameter goes before.
  let closures: [String]
  let declarationEdits: [Edit]

  init?(_ member: Node, of parameter: String) {
    guard member.isHiddenInFile else { return nil }
    typeName = member.enclosingType?.name
    if let function = FunctionDecl(member), member.kind == .functionDecl {
      guard let clause = function.parameterClause, !function.hasAttribute("objc"), !function.hasAttribute("IBAction"),
        !function.hasModifier("override"),
        function.body?.declaresOrTakes(parameter) == false, !function.parameters.contains(where: { $0.name == parameter })
      else { return nil }
      (name, nameToken, isProperty) = (function.name, function.nameToken, false)
      let last = function.parameters.reversed().prefix { $0.type?.text.contains("->") == true }.reversed() as [Parameter]
      closures = last.map { $0.label ?? "_" }
      declarationEdits = [Self.parameterEdit(clause, function.parameters, before: last.first, parameter)]
    } else if let variable = VariableDecl(member), let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.name,
      let block = binding.accessorBlock, block.child(.accessorDecl) == nil, let type = binding.type,
      variable.attributes.isEmpty, !variable.hasModifier("override"), !block.declaresOrTakes(parameter), let pattern = binding.pattern
    {
      (self.name, nameToken, isProperty, closures) = (name, pattern.firstToken, true, [])
      let tree = member.tree
      declarationEdits = [
        .replace(token: variable.keywordToken, of: tree, with: "func"),
        .replace(pattern.range.upperBound..<type.range.lowerBound, with: "(\(parameter): UITraitCollection) -> "),
      ]
    } else {
      return nil
    }
  }

  private static func parameterEdit(_ clause: Node, _ parameters: [Parameter], before closure: Parameter?, _ name: String) -> Edit {
    let text = "\(name): UITraitCollection"
    guard let last = parameters.last else { return .insert(text, at: clause.range.upperBound - 1) }
    let separator = last.node.ownLineSeparator ?? " "
    if let closure { return .insert(text + "," + separator, at: closure.node.range.lowerBound) }
    return .insert("," + separator + text, at: last.node.range.upperBound)
  }
}

/// A call of a function, or a read of a property, that gets an argument.
private struct Use {
  /// The call, or the name of the property with its base.
  let node: Node
  let call: FunctionCall?

  init?(_ token: Int, of receiver: Receiver, in tree: SyntaxTree) {
    let place = tree.node(covering: tree.tokens[token].range)
    let reference: Node
    if place.kind == .identifier, place.firstToken == token {
      reference = place
    } else if let access = MemberAccess(place), access.nameToken == token, !access.hasArgumentNames {
      reference = place
    } else {
      return nil
    }
    guard !reference.ancestors.contains(where: { $0.kind == .keyPath }) else { return nil }
    guard !receiver.isProperty else {
      if let parent = reference.parent, let infix = InfixOperator(parent), infix.assigns, infix.left == reference { return nil }
      (node, call) = (reference, nil)
      return
    }
    guard let call = reference.parent.flatMap(FunctionCall.init), call.callee == reference else { return nil }
    (node, self.call) = (call.node, call)
  }

  /// Whether it is the name alone, or behind `self` or the type.
  func isPlain(inTypeNamed type: String?) -> Bool {
    let reference = call?.callee ?? node
    guard let base = MemberAccess(reference)?.base else { return true }
    return base.isIdentifier("self") || base.isIdentifier("Self") || (base.kind == .identifier && base.text == type)
  }

  /// How many closures stand behind the brackets.
  var trailingClosures: Int { call.map { ($0.hasTrailingClosures ? 1 : 0) + $0.labelledClosures.count } ?? 0 }

  func argument(named name: String, value: String, before closures: [String]) -> Edit {
    let text = "\(name): \(value)"
    guard let call else { return .insert("(\(text))", at: node.range.upperBound) }
    guard let list = call.argumentList else { return .insert("(\(text))", at: call.callee.range.upperBound) }
    let arguments = call.arguments
    let inBrackets = arguments.reversed().prefix { argument in
      closures.contains(argument.label ?? "_") && (argument.label != nil || !call.hasTrailingClosures)
    }.prefix(closures.count)
    if let first = inBrackets.last { return .insert(text + ", ", at: first.node.range.lowerBound) }
    guard let last = arguments.last else { return .insert(text, at: list.range.upperBound - 1) }
    // Arguments on lines of their own are followed by one more.
    return .insert("," + (last.node.ownLineSeparator ?? " ") + text, at: last.node.range.upperBound)
  }
}

extension SyntaxTree {
  /// Whether a name is a local's there, an argument's label, or the declaration of a parameter.
  fileprivate func isLocalName(_ token: Int, _ name: String) -> Bool {
    let place = node(covering: tokens[token].range)
    switch place.kind {
    case .parameter, .closureParameter: return true
    case .argument: return Argument(place)?.labelToken == token
    case .identifier: return place.localBinding(named: name) != nil
    case .identifierPattern: return place.enclosingMember.map { $0 != place.ancestors.first { $0.kind == .variableDecl } } ?? false
    default: return false
    }
  }
}

extension Node {
  /// Of a parameter or an argument that begins its line: the line end and the blanks before it.
  fileprivate var ownLineSeparator: String? {
    guard tree.tokens[firstToken].flags.contains(.precededByNewline) else { return nil }
    let blanks = tree.source[tree.trivia(before: firstToken)].prefix { $0 == 10 || $0 == 13 || $0 == 32 || $0 == 9 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Of a declaration: whether no other file can see it, by its own modifier or that of a type around it.
  fileprivate var isHiddenInFile: Bool {
    isDeclaredPrivate || ancestors.compactMap(TypeDecl.init).contains(where: \.isPrivate)
  }

  /// Whether a local of this name is declared somewhere in it.
  fileprivate func declaresOrTakes(_ name: String) -> Bool {
    preorder.contains { ($0.kind == .identifierPattern || $0.kind == .closureParameter) && tree.name(ofToken: $0.firstToken) == name }
  }
}
