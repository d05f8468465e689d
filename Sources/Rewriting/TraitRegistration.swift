import Semantics
import Syntax

/// What a transform replaces by a trait, for values that set-up code computes from it and keeps.
package struct KeptTrait: Sendable {
  /// The transform, as comments call it.
  package let id: String
  /// `UITraitDisplayScale`.
  package let trait: String
  /// The edits that make a node of the old pattern read the trait behind this prefix (`"self."`); nil for any other node.
  package let edits: @Sendable (_ node: Node, _ prefix: String, _ context: Context) -> [Edit]?

  package init(id: String, trait: String, edits: @escaping @Sendable (Node, String, Context) -> [Edit]?) {
    (self.id, self.trait, self.edits) = (id, trait, edits)
  }
}

/// What a value that is computed in a set-up method needs so that it does not stay what it was on the first display.
package enum Upkeep: Sendable {
  case nothing
  /// The method registers for the trait already.
  case registered
  /// Writes `registerForTraitChanges`, once for the whole method.
  case registration([Edit])
  /// A person has to see to it, at the statement that begins at this byte.
  case person(offset: Int, Reason)

  /// Why no registration can be written.
  package enum Reason: Sendable {
    /// What is set, as it is spelled: it cannot be copied into a registration.
    case once(String)
    /// `+=` and the like, which may not run twice.
    case addedOnce(String)
    case constraint
    /// A local that is read once and kept.
    case local(String)
    /// A local that something is made with: a path, a format, a style.
    case ingredient(String)
    /// A view, a layer or another object that is made once.
    case made(String)
  }
}

/// A statement that a registration copies.
struct KeptStatement: Sendable {
  let statement: Node
  /// The copy.
  let text: String
  /// What it reads.
  let traits: Set<String>
}

/// Finds out whether a read of a trait in a set-up method is kept, and writes the registration that keeps it up to date
/// (`UITraitChangeObservable`, iOS 17).
package struct TraitRegistration {
  let context: Context
  let traits: [KeptTrait]
  private let coversMore: Bool

  /// A registration covers the values of every transform that runs.
  /// - Parameter more: What else it has to cover.
  package init(in context: Context, and more: [KeptTrait] = []) {
    self.context = context
    coversMore = !more.isEmpty
    traits = more + context.running.compactMap { ($0 as? any KeepingTransform.Type)?.kept }
  }

  /// What has to be done about a read of `self`'s traits at this node.
  package func upkeep(of read: Node, trait: String) -> Upkeep {
    guard read.phase == .setUp, let body = Self.body(around: read) else { return .nothing }
    let recurrence = read.recurrence
    if recurrence == .withTraits { return .nothing }
    // One that is written as here takes in what else is kept.
    let isOwn = body.children.contains { WrittenRegistration($0)?.traits.contains(trait) == true }
    if !isOwn, Self.registers(trait, in: body) { return .registered }
    let statement = read.statementThatRuns
    func person(_ reason: Upkeep.Reason) -> Upkeep { .person(offset: statement.range.lowerBound, reason) }
    if read.isInConstraint(below: statement) { return person(.constraint) }
    if let local = VariableDecl(statement) {
      let isKept = body.keeps(Set(local.bindings.compactMap(\.name)), behind: statement)
      return isKept ? person(.local(local.bindings.first?.name ?? "it")) : statement.keptResult(in: body)
    }
    guard let assignment = InfixOperator(statement), assignment.assigns else { return statement.keptResult(in: body) }
    guard assignment.left.livesOn || assignment.left.isAncestor(of: read) else {
      guard let local = assignment.left.rootOfLocal else { return statement.keptResult(in: body) }
      if body.keeps([local.name], behind: statement) { return person(.local(local.name)) }
      let result = statement.keptResult(in: body)
      guard case .nothing = result, local.isIngredient else { return result }
      let isUsed = statement.uses(ofLocal: local.name, declaredBy: local.node).contains {
        $0.range.lowerBound > statement.range.upperBound
      }
      return isUsed ? person(.ingredient(local.name)) : result
    }
    let target = assignment.left.tokenText
    if assignment.left == read || assignment.left.isAncestor(of: read) { return person(.once(assignment.left.lastName ?? target)) }
    guard assignment.isAssignment else { return person(.addedOnce(target)) }
    if assignment.readsItsTarget { return person(.once(target)) }
    if context.makesObject(assignment.right) { return person(.made(target)) }
    let canBeCopied = statement.parent == body && recurrence == .once && statement.beginsLine && copy(of: statement) != nil
    guard canBeCopied, let edits = registration(in: body, of: statement) else { return person(.once(target)) }
    return .registration(edits)
  }

  // MARK: The method

  /// The body of the set-up method: of the function, or of the observer of an outlet.
  private static func body(around node: Node) -> Node? {
    guard let member = node.enclosingMember else { return nil }
    if member.kind == .variableDecl { return node.enclosing(.accessorDecl)?.child(.codeBlock) }
    return member.child(.codeBlock)
  }

  private static func registers(_ trait: String, in body: Node) -> Bool {
    body.preorder.contains { node in
      guard let call = FunctionCall(node), call.calleeName == "registerForTraitChanges", let list = call.arguments.first else {
        return false
      }
      return list.node.preorder.contains { $0.isIdentifier(named: trait) }
    }
  }

  // MARK: The registration

  private func registration(in body: Node, of statement: Node) -> [Edit]? {
    let old = body.children.lazy.compactMap { WrittenRegistration($0) }.first
    let kept = statementsKept(in: body, besides: old)
    guard let last = kept.last?.statement, kept.contains(where: { $0.statement == statement && !$0.traits.isEmpty }) else { return nil }
    let source = context.tree.source
    let (unit, newline) = (context.style.indentUnit, context.style.newline)
    let indent = String(decoding: source.indentation(at: last.range.lowerBound), as: UTF8.self)
    let known = traits.map(\.trait).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let used = (WrittenRegistration.traits + known.filter { !WrittenRegistration.traits.contains($0) }).filter { trait in
      old?.traits.contains(trait) == true || kept.contains { $0.traits.contains(trait) }
    }
    var lines = ["registerForTraitChanges([\(used.map { $0 + ".self" }.joined(separator: ", "))]) { (self: Self, _: UITraitCollection) in"]
    lines += kept.map { unit + $0.text } + ["}"]
    if context.minimumOS < 17 { lines = ["if #available(iOS 17.0, *) {"] + lines.map { unit + $0 } + ["}"] }
    let text = lines.map { newline + indent + $0 }.joined()
    var edits = [Edit.insert(text, at: source.endOfLine(at: last.range.upperBound), shared: true)]
    if let old {
      var removal = Edit.deleteLines(old.node.range, of: context.tree)
      removal.isShared = true
      edits.append(removal)
    }
    return edits
  }

  /// Every read in a method asks for the same: that is found out once, but for what only one of them has to cover.
  private func statementsKept(in body: Node, besides old: WrittenRegistration?) -> [KeptStatement] {
    coversMore ? kept(in: body, besides: old) : context.keptStatements.value(for: body.index) { kept(in: body, besides: old) }
  }

  /// What the registration has to copy, in the order of the method: the statements with reads of the old pattern, and those that a
  /// registration that is there already copies.
  private func kept(in body: Node, besides old: WrittenRegistration?) -> [KeptStatement] {
    var left = old?.statements.map { (text: $0.text, node: $0) } ?? []
    var result: [KeptStatement] = []
    for statement in body.children {
      // Behind it, the registration would not be made for those before it.
      if !result.isEmpty, statement.mayLeaveMethod { break }
      if let copy = keptCopy(of: statement) {
        result.append(KeptStatement(statement: statement, text: copy.text, traits: copy.traits))
        // A copy that an earlier pass made of it, ahead of its own rewrite or with what it read then.
        let former = left.isEmpty ? nil : self.copy(of: statement, replacing: false)
        let texts = [copy.text, former?.text].compactMap { $0.map(tokenText) }
        if let index = left.firstIndex(where: { texts.contains($0.node.tokenText) }) { left.remove(at: index) }
      } else if !left.isEmpty, statement.kind == .infixOperator, let copy = copy(of: statement),
        let index = left.firstIndex(where: { $0.node.tokenText == tokenText(of: copy.text) })
      {
        left.remove(at: index)
        result.append(KeptStatement(statement: statement, text: copy.text, traits: []))
      }
    }
    // A copy whose original was changed since keeps its place at the registration.
    guard let old, !left.isEmpty else { return result }
    let later = result.filter { $0.statement.range.lowerBound > old.node.range.lowerBound }
    let earlier = result.filter { $0.statement.range.lowerBound < old.node.range.lowerBound }
    let anchor = earlier.last?.statement ?? later.first?.statement ?? old.node
    return earlier + left.map { KeptStatement(statement: anchor, text: $0.text, traits: []) } + later
  }

  private func tokenText(of text: String) -> String { SyntaxTree(parsing: Array(text.utf8)).root.tokenText }

  /// The copy of a statement that belongs into the registration, and the traits that it reads; nil for any other statement.
  private func keptCopy(of statement: Node) -> (text: String, traits: Set<String>)? {
    guard let assignment = InfixOperator(statement), assignment.isAssignment, assignment.left.livesOn, !assignment.readsItsTarget,
      statement.beginsLine, statement.preorder.contains(where: { replacement(of: $0) != nil })
    else { return nil }
    guard !context.makesObject(assignment.right), let copy = copy(of: statement), !copy.traits.isEmpty else { return nil }
    // What stands before `super.init` is left to a person, and so is its upkeep.
    guard copy.reads.allSatisfy({ context.model.selfAccess(at: $0).isAvailable }) else { return nil }
    let isLeft = copy.reads.contains { $0 == assignment.left || assignment.left.isAncestor(of: $0) }
    guard !isLeft, !copy.reads.contains(where: { $0.isInConstraint(below: statement) || $0.statementThatRuns != statement }) else {
      return nil
    }
    return (copy.text, copy.traits)
  }

  /// A statement as it reads in a closure that has `self` as its parameter: each member behind `self.`, each read of the old pattern
  /// replaced, later lines moved in by one unit. Nil where a name can be used in no closure.
  private func copy(of statement: Node, replacing: Bool = true) -> (text: String, traits: Set<String>, reads: [Node])? {
    // What else it asks of the main screen is for a person, and would only stand there twice.
    if statement.preorder.contains(where: { MainScreenRead($0, in: context.model).map { $0.member != "scale" } ?? false }) { return nil }
    var (edits, used, reads, end) = ([Edit](), Set<String>(), [Node](), 0)
    for node in statement.preorder where node.range.lowerBound >= end || node.kind == .identifier {
      if replacing, let (trait, replacement) = replacement(of: node) {
        edits += replacement
        used.insert(trait)
        reads.append(node)
        end = node.range.upperBound
      } else if node.kind == .superExpr {
        // The closure has a `self` of its own, but no `super`.
        return nil
      } else if node.kind == .identifier, node.range.lowerBound >= end, !node.isInKeyPath {
        guard let isMember = isMember(node) else { return nil }
        if isMember { edits.append(.insert("self.", at: node.range.lowerBound)) }
      }
    }
    let text = context.tree.source.applying(edits, in: statement.range)
    // Below iOS 17 a condition stands around it too.
    let indentation = String(repeating: context.style.indentUnit, count: context.minimumOS < 17 ? 2 : 1)
    return (text.indentingLaterLines(by: indentation, like: statement), used, reads)
  }

  /// What is left alone in its place has no copy either.
  private func replacement(of node: Node) -> (String, [Edit])? {
    for trait in traits {
      guard let edits = trait.edits(node, "self.", context) else { continue }
      return Exclusions(context).reason(for: trait.id, at: node.range) == nil ? (trait.trait, edits) : nil
    }
    return nil
  }

  /// Whether a name is a member of `self`; nil if it is a parameter that no escaping closure may capture.
  private func isMember(_ node: Node) -> Bool? {
    let name = context.tree.name(ofToken: node.firstToken)
    if name == "self" || name == "Self" || name.hasPrefix("$") || name == "init" { return false }
    // An operator that is handed on: `reduce(0, +)`.
    guard name.first.map({ $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII }) == true else { return false }
    if let local = node.localBinding(named: name) {
      guard local.kind == .parameter, let type = local.type else { return false }
      let text = type.text
      return text.hasPrefix("inout ") || (text.contains("->") && !text.contains("@escaping") && !TypeName(type).isOptional) ? nil : false
    }
    guard let type = node.enclosingType else { return false }
    if context.index.hasMember(named: name, inType: context.model.fullName(of: type), in: NameScope(file: context.model.file)) {
      return true
    }
    if name.first?.isUppercase == true || Self.globalFunctions.contains(name) { return false }
    return !context.index.declarations(named: name).contains { $0.ownerType == nil }
  }

  /// Functions of the standard library and of Foundation that are called without a base.
  private static let globalFunctions: Set<String> = [
    "abs", "ceil", "cos", "exp", "floor", "fmax", "fmin", "hypot", "log", "max", "min", "pow", "print", "round", "sin", "sqrt", "tan",
    "trunc", "type", "zip", "stride", "swap", "nearbyint", "rint", "lround", "fabs", "fmod", "atan2", "lrint", "log2", "log10",
    "fatalError", "NSLocalizedString",
  ]
}

/// A registration in the form that is written here: it copies assignments, and may stand in `if #available`.
private struct WrittenRegistration {
  /// The statement.
  let node: Node
  let traits: [String]
  let statements: [Node]
  /// What transforms register for. A registration for anything else is the app's own.
  static let traits = ["UITraitDisplayScale", "UITraitVerticalSizeClass", "UITraitHorizontalSizeClass"]

  init?(_ statement: Node) {
    var call = FunctionCall(statement)
    if let condition = IfExpr(statement), condition.conditions.count == 1, condition.conditions.first?.kind == .availabilityCondition,
      condition.elseBody == nil, let items = condition.body.map({ Array($0.children) }), items.count == 1
    {
      call = items.first.flatMap(FunctionCall.init)
    }
    guard let call, call.callee.isIdentifier("registerForTraitChanges"), call.arguments.count == 1,
      let list = call.arguments.first?.expression, list.kind == .array,
      let closure = call.trailingClosure.flatMap(Closure.init),
      closure.signature?.tokenText == "(self:Self,_:UITraitCollection)in"
        || closure.signature?.tokenText == "(self:Self,_:UITraitCollection)"
    else { return nil }
    let names = list.children.compactMap { MemberAccess($0).flatMap { $0.isNamed("self") ? $0.base?.lastName : nil } }
    guard names.count == Array(list.children).count, names.allSatisfy(Self.traits.contains),
      closure.items.allSatisfy({ InfixOperator($0)?.isAssignment == true })
    else { return nil }
    (node, traits, statements) = (statement, names, closure.items)
  }
}

extension Node {
  /// Whether the method may end here: `guard let model else { return }`.
  fileprivate var mayLeaveMethod: Bool {
    preorder.contains { exit in (exit.kind == .returnStmt || exit.kind == .throwStmt) && exit.runs(with: self) }
  }

  /// The statement whose running reads this: through the closure of a `map` or its like, the one that calls it.
  fileprivate var statementThatRuns: Node {
    var statement = enclosingStatement
    while InfixOperator(statement)?.assigns != true, statement.kind != .variableDecl, let closure = statement.parent.flatMap(Closure.init),
      closure.runsAtOnce, !closure.draws
    {
      statement = closure.node.enclosingStatement
    }
    return statement
  }

  /// What becomes of a statement in a closure that runs at once, if what the closure makes is kept: `backgroundConfiguration = { ... }()`,
  /// `let image = renderer.image { ... }`.
  fileprivate func keptResult(in body: Node) -> Upkeep {
    var statement = self
    while let closure = statement.enclosing(.closure).flatMap(Closure.init), closure.runsAtOnce, body.isAncestor(of: closure.node) {
      statement = closure.node.enclosingStatement
      if let assignment = InfixOperator(statement), assignment.isAssignment, assignment.left.livesOn {
        return .person(offset: statement.range.lowerBound, .once(assignment.left.tokenText))
      }
      let names = VariableDecl(statement)?.bindings.compactMap(\.name) ?? []
      if body.keeps(Set(names), behind: statement) { return .person(offset: statement.range.lowerBound, .local(names.first ?? "it")) }
    }
    return .nothing
  }

  /// The local that it is, or is reached through.
  fileprivate var rootOfLocal: LocalBinding? {
    let root = chainRoot
    return root.kind == .identifier ? root.localBinding(named: tree.name(ofToken: root.firstToken)) : nil
  }

  /// Whether it is an argument of a constraint that is being made, by UIKit's anchors or by a layout library's closure.
  func isInConstraint(below statement: Node) -> Bool {
    for ancestor in [self] + Array(ancestors) {
      if let call = FunctionCall(ancestor), call.node != self, call.callee != self, let name = call.calleeName {
        if name == "constraint" || name == "NSLayoutConstraint" || name.hasPrefix("constraint(") || name.hasSuffix("akeConstraints") {
          return true
        }
        if name == "updateConstraints", call.hasTrailingClosures { return true }
      }
      if ancestor.kind == .memberBlock { return false }
    }
    return false
  }

  fileprivate var isInKeyPath: Bool { ancestors.contains { $0.kind == .keyPath } }
}

extension InfixOperator {
  /// Of an assignment: whether what is assigned depends on what was there, so that it may not run twice (`stroke = stroke / scale`).
  fileprivate var readsItsTarget: Bool {
    func key(_ node: Node) -> String {
      let text = node.tokenText
      if text.hasPrefix("self.") { return String(text.dropFirst(5)) }
      // A parameter of the member's name is another value: `self.weight = weight / scale`.
      return node.rootOfLocal == nil ? text : "local " + text
    }
    let target = key(left)
    return right.preorder.contains { ($0.kind == left.kind || $0.kind == .identifier || $0.kind == .memberAccess) && key($0) == target }
  }
}

extension Node {
  /// Whether a local that a statement in this block sets is used behind it in an assignment to what lives on, or in a constraint; also by
  /// way of another local that is computed from it.
  fileprivate func keeps(_ locals: Set<String>, behind setting: Node) -> Bool {
    var names = locals
    return preorder.contains { use in
      guard use.kind == .identifier, use.range.lowerBound > setting.range.upperBound, names.contains(use.tree.name(ofToken: use.firstToken))
      else { return false }
      let statement = use.enclosingStatement
      if use.isInConstraint(below: statement) { return true }
      if let next = VariableDecl(statement), use.isComputedWith(below: statement) { names.formUnion(next.bindings.compactMap(\.name)) }
      guard let assignment = InfixOperator(statement), assignment.assigns else { return false }
      return assignment.right == use || assignment.right.isAncestor(of: use) ? assignment.left.livesOn : false
    }
  }
}

extension Node {
  /// Whether it is only computed with up to the statement: no call takes it that may make anything of it.
  fileprivate func isComputedWith(below statement: Node) -> Bool {
    let numbers = ["max", "min", "ceil", "floor", "round", "abs", "rounded", "Int", "Float", "Double", "UIEdgeInsets"]
    return ancestors.prefix { $0 != statement }.allSatisfy { ancestor in
      if ancestor.kind == .closure { return false }
      guard let name = FunctionCall(ancestor)?.calleeName else { return ancestor.kind != .functionCall }
      return numbers.contains(name) || name.hasPrefix("CG")
    }
  }
}

extension Array where Element == UInt8 {
  /// A part of the bytes with edits made that lie in it and do not overlap.
  func applying(_ edits: [Edit], in range: Range<Int>) -> String {
    var (result, place) = ([UInt8](), range.lowerBound)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += self[place..<Swift.max(place, edit.range.lowerBound)]
      result += edit.replacement
      place = Swift.max(place, edit.range.upperBound)
    }
    result += self[place..<Swift.max(place, range.upperBound)]
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  /// Moves every line but the first in by one unit. Lines of a multi-line string move too, as its closing quotes do.
  fileprivate func indentingLaterLines(by unit: String, like statement: Node) -> String {
    var (result, atLineStart) = ("", false)
    for scalar in unicodeScalars {
      if atLineStart, scalar != "\n", scalar != "\r" {
        result += unit
        atLineStart = false
      }
      result.unicodeScalars.append(scalar)
      if scalar == "\n" || scalar == "\r" { atLineStart = true }
    }
    return result
  }
}
