import Syntax

/// A yes-or-no question about the device, as one expression: `UIDevice.current.orientation.isLandscape`, with the brackets, `!`,
/// `?? false` and `== true` that belong to its spelling.
package struct DeviceQuestion: Sendable {
  /// What the answer "yes" says of the device.
  package enum Subject: Sendable, Equatable { case landscape, portrait, pad, phone }

  /// The expression that is replaced.
  package private(set) var node: Node
  /// What in it is the question itself: the comparison, the call, the member access.
  package let core: Node
  package let subject: Subject
  /// The question is whether it is *not* so.
  package private(set) var isNegated: Bool
  /// The orientation or idiom that is asked.
  package let read: DeviceRead
  /// The constant that the read is compared with, where it is compared: `.pad`.
  package let constant: Node?
  /// Further operands of the same chain that are part of the question: `|| x == .landscapeRight`.
  package let others: [Node]
  /// The constant stood before the operator: `.pad == UIDevice.current.userInterfaceIdiom`.
  package var isReversed: Bool { constant.map { $0.firstToken < read.node.firstToken } ?? false }

  init(
    _ core: Node, _ subject: Subject, isNegated: Bool = false, of read: DeviceRead, constant: Node? = nil, others: [Node] = []
  ) {
    (node, self.core, self.subject, self.isNegated, self.read) = (core, core, subject, isNegated, read)
    (self.constant, self.others) = (constant, others)
  }

  /// Takes in what around the expression is part of the old spelling: `!x`, `(x) ?? false`, `x == true`.
  func widened() -> DeviceQuestion {
    var result = self
    while let parent = result.node.parenthesized.parent {
      if let prefix = PrefixOperator(parent), prefix.isNot {
        (result.node, result.isNegated) = (parent, !result.isNegated)
      } else if let infix = InfixOperator(parent), infix.left == result.node.parenthesized, infix.right.kind == .booleanLiteral {
        guard infix.isOperator("??") || infix.isOperator("==") || infix.isOperator("!=") else { return result }
        let turns = infix.isOperator("==") ? infix.right.isFalse : infix.isOperator("!=") && !infix.right.isFalse
        (result.node, result.isNegated) = (parent, turns ? !result.isNegated : result.isNegated)
      } else {
        return result
      }
    }
    return result
  }
}

/// A `switch` over the device, or an `if case`: a subject and patterns that are replaced alike.
package struct DeviceChoice: Sendable {
  /// The patterns of one case that become one.
  package struct Group: Sendable {
    package let patterns: [Node]
    /// `.compact`; nil for the pattern of a missing value, which only an optional can have.
    package let constant: String?
  }
  /// The switch, or the condition.
  package let node: Node
  /// The subject.
  package let read: DeviceRead
  /// In the order of the cases.
  package let groups: [Group]
}

/// What a read is used for that no size class can answer.
package enum DeviceMisuse: Sendable, Equatable {
  case leftFromRight, upsideDown, lyingFlat, everyWay, mixedDevices, oneOfSeveral, compared, passed, returned, written, inPatterns, other
  /// An assignment, or the initial value of something that lasts.
  case kept(String)
  /// It is only logged.
  case logged
}

/// What is done with a read.
package enum DeviceUse: Sendable {
  case question(DeviceQuestion)
  case choice(DeviceChoice)
  /// It is the value of a local constant.
  case carried(LocalBinding)
  /// Part of a use that another read stands for.
  case partOfAnother
  /// Nothing that this is about: `== .mac`.
  case unrelated
  case misuse(DeviceMisuse)
}

extension Node {
  fileprivate var isFalse: Bool { kind == .booleanLiteral && tree.token(firstToken, is: "false") }

  /// Whether its chain has a `?`, so that its value is an optional.
  package var isOptionalChain: Bool {
    var place = self
    while let base = place.chainBase {
      if place.kind == .optionalChaining { return true }
      place = base
    }
    return place.kind == .optionalChaining
  }

  /// The whole chain of one operator that it is an operand of: `a && b && c` of `b`; itself with its brackets if it is in none.
  package var operatorChain: Node {
    guard let infix = parenthesized.parent.flatMap(InfixOperator.init) else { return parenthesized }
    var chain = infix.node
    while let outer = chain.parent.flatMap(InfixOperator.init), outer.operatorText == infix.operatorText { chain = outer.node }
    return chain
  }

  /// The operands of the chain of one `&&` or `||` that it is an operand of, and its place among them; alone if it is in none.
  package var logicalChain: (operands: [Node], index: Int) {
    let own = parenthesized
    guard let infix = own.parent.flatMap(InfixOperator.init), infix.isOperator("&&") || infix.isOperator("||") else { return ([own], 0) }
    var operands: [Node] = []
    func flatten(_ node: Node) {
      guard let inner = InfixOperator(node), inner.operatorText == infix.operatorText else { return operands.append(node) }
      flatten(inner.left)
      flatten(inner.right)
    }
    flatten(operatorChain)
    return (operands, operands.firstIndex(of: own) ?? 0)
  }
}

extension FileModel {
  /// What is done with a read, or with a name that carries one.
  package func use(of read: DeviceRead) -> DeviceUse {
    if read.isFallback { return .partOfAnother }
    let place = read.place
    guard let parent = place.parent else { return .unrelated }
    if let use = read.aspect == .orientation ? orientationUse(of: read, place, parent) : idiomUse(of: read, place, parent) { return use }
    if let choice = SwitchExpr(parent), choice.subject == place { return self.choice(of: read, choice) }
    if parent.kind == .initializerClause, let holder = parent.parent { return bound(read, by: holder) }
    return .misuse(misuse(of: place, parent))
  }

  // MARK: Bindings and the rest

  private func bound(_ read: DeviceRead, by holder: Node) -> DeviceUse {
    if let condition = MatchingCondition(holder) {
      guard let pattern = condition.pattern, let constant = pattern.enumConstant else { return .misuse(.inPatterns) }
      switch Self.sizeClass(of: constant, read.aspect) {
      case .constant(let name):
        return .choice(DeviceChoice(node: holder, read: read, groups: [DeviceChoice.Group(patterns: [pattern], constant: name)]))
      case .misuse(let misuse): return .misuse(misuse)
      case .unrelated: return .unrelated
      }
    }
    let name = PatternBinding(holder)?.name ?? OptionalBinding(holder)?.name
    let isLocal = holder.kind == .optionalBinding || holder.enclosingMember != holder.parent
    let isConstant = OptionalBinding(holder)?.isLet ?? holder.parent.flatMap(VariableDecl.init)?.isLet ?? false
    if holder.kind == .parameter { return .misuse(.passed) }
    guard let name, isLocal, isConstant, let value = holder.child(.initializerClause)?.firstChild else {
      return .misuse(.kept(name ?? "it"))
    }
    let type = PatternBinding(holder)?.type ?? OptionalBinding(holder)?.type
    let kind: LocalBinding.Kind = holder.kind == .optionalBinding ? .optionalBinding : .constant
    return .carried(LocalBinding(name, kind, holder, type: type, value: value))
  }

  private func misuse(of place: Node, _ parent: Node) -> DeviceMisuse {
    if let argument = Argument(parent), let holder = argument.node.parent {
      if holder.kind == .tuple { return holder.parent?.kind == .switchExpr ? .oneOfSeveral : .passed }
      guard let call = holder.parent.flatMap(FunctionCall.init) else { return holder.kind == .interpolation ? .written : .passed }
      if call.logs { return .logged }
      return MemberAccess(call.callee)?.base?.kind == .array ? .mixedDevices : .passed
    }
    for ancestor in place.ancestors {
      if let infix = InfixOperator(ancestor) {
        if infix.assigns { return .kept(infix.left.lastName ?? "it") }
        if ["==", "!=", "<", ">"].contains(infix.operatorText) {
          let other = infix.left == place || infix.left.isAncestor(of: place) ? infix.right : infix.left
          return other.names.contains { $0.hasSuffix("rientation") || $0 == "userInterfaceIdiom" } ? .compared : .other
        }
      }
      if let call = FunctionCall(ancestor), call.logs { return .logged }
      if ancestor.kind == .interpolation || ancestor.kind == .dictionary { return .written }
      if ancestor.kind == .returnStmt { return .returned }
      if let binding = PatternBinding(ancestor) { return .kept(binding.name ?? "it") }
      if ancestor.kind == .codeBlock || ancestor.kind == .accessorBlock || ancestor.kind == .closure { break }
    }
    return place.isItem ? .returned : .other
  }

  // MARK: Questions about the orientation

  private func orientationUse(of read: DeviceRead, _ place: Node, _ parent: Node) -> DeviceUse? {
    if let access = MemberAccess(parent), access.base == place {
      if access.isNamed("isLandscape") { return .question(DeviceQuestion(parent, .landscape, of: read).widened()) }
      if access.isNamed("isPortrait") { return .question(DeviceQuestion(parent, .portrait, of: read).widened()) }
      return access.isNamed("isFlat") || access.isNamed("isValidInterfaceOrientation") ? .misuse(.lyingFlat) : nil
    }
    if let argument = Argument(parent), let call = argument.node.parent?.parent.flatMap(FunctionCall.init), call.arguments.count == 1 {
      switch call.calleeName {
      case "UIDeviceOrientationIsLandscape", "UIInterfaceOrientationIsLandscape":
        return .question(DeviceQuestion(call.node, .landscape, of: read).widened())
      case "UIDeviceOrientationIsPortrait", "UIInterfaceOrientationIsPortrait":
        return .question(DeviceQuestion(call.node, .portrait, of: read).widened())
      case "contains": return listed(read, in: call)
      default: return nil
      }
    }
    guard let infix = InfixOperator(parent), infix.isOperator("==") || infix.isOperator("!=") else { return nil }
    let constant = infix.left == place ? infix.right : infix.left
    guard constant.enumConstant != nil else { return nil }
    return comparison(infix, with: constant, of: read, place)
  }

  /// `[.landscapeLeft, .landscapeRight].contains(x)`
  private func listed(_ read: DeviceRead, in call: FunctionCall) -> DeviceUse? {
    guard let list = MemberAccess(call.callee)?.base?.unparenthesized, list.kind == .array else { return nil }
    let constants = list.children.map(\.enumConstant)
    guard !constants.contains(nil) else { return nil }
    switch Self.subject(of: constants.compactMap { $0 }) {
    case .misuse(let misuse): return .misuse(misuse)
    case .question(let subject): return .question(DeviceQuestion(call.node, subject, of: read).widened())
    }
  }

  /// `== .landscapeLeft || == .landscapeRight`, `== .portrait || == .portraitUpsideDown`, `== .portrait`, `!= .portrait`.
  private func comparison(_ infix: InfixOperator, with constant: Node, of read: DeviceRead, _ place: Node) -> DeviceUse {
    let (operands, index) = infix.node.logicalChain
    let joins = infix.isOperator("==") ? "||" : "&&"
    let isJoined = operands.count > 1 && infix.node.parenthesized.parent.flatMap(InfixOperator.init)?.operatorText == joins
    var (group, constants) = ([infix.node.parenthesized], [constant.enumConstant ?? ""])
    if isJoined {
      let alike = operands.compactMap { operand -> (Node, String)? in
        guard let other = InfixOperator(operand.unparenthesized), other.operatorText == infix.operatorText else { return nil }
        let isReversed = other.left.enumConstant != nil
        guard let name = (isReversed ? other.left : other.right).enumConstant,
          (isReversed ? other.right : other.left).unparenthesized.hasSameTokens(as: place.unparenthesized)
        else { return nil }
        return (operand, name)
      }
      (group, constants) = (alike.map(\.0), alike.map(\.1))
      if group.first != operands[index] {
        // One of a group speaks for all; only if the group is no question does each speak for itself.
        if case .question = Self.subject(of: constants) { return .partOfAnother }
      }
    }
    switch Self.subject(of: constants) {
    case .misuse(let misuse): return .misuse(misuse)
    case .question(let subject):
      let isWholeChain = isJoined && group.count == operands.count && group.count > 1
      let whole = isWholeChain ? operands[index].operatorChain : infix.node
      return .question(
        DeviceQuestion(
          whole, subject, isNegated: infix.isOperator("!="), of: read, constant: group.count == 1 ? constant : nil,
          others: isWholeChain ? [] : Array(group.dropFirst())
        ).widened())
    }
  }

  private enum Comparison {
    case question(DeviceQuestion.Subject)
    case misuse(DeviceMisuse)
  }

  private static func subject(of constants: [String]) -> Comparison {
    switch Set(constants) {
    case ["landscapeLeft", "landscapeRight"]: return .question(.landscape)
    case ["portrait", "portraitUpsideDown"], ["portrait"]: return .question(.portrait)
    case ["portraitUpsideDown"]: return .misuse(.upsideDown)
    case let all where !all.isDisjoint(with: ["faceUp", "faceDown", "unknown"]): return .misuse(.lyingFlat)
    case let all where all.count > 2: return .misuse(.everyWay)
    default: return .misuse(.leftFromRight)
    }
  }

  // MARK: Questions about the idiom

  private func idiomUse(of read: DeviceRead, _ place: Node, _ parent: Node) -> DeviceUse? {
    guard let infix = InfixOperator(parent), infix.isOperator("==") || infix.isOperator("!=") else { return nil }
    let constant = infix.left == place ? infix.right : infix.left
    let subject: DeviceQuestion.Subject
    switch constant.enumConstant {
    case "pad", "Pad": subject = .pad
    case "phone", "Phone": subject = .phone
    case nil: return nil
    default: return .unrelated
    }
    // Only a leading `!` goes into the operator; an optional chain compares as it is.
    return .question(DeviceQuestion(infix.node, subject, isNegated: infix.isOperator("!="), of: read, constant: constant).widened())
  }

  // MARK: Switches

  private enum Pattern {
    case constant(String)
    case misuse(DeviceMisuse)
    case unrelated
  }

  private func choice(of read: DeviceRead, _ choice: SwitchExpr) -> DeviceUse {
    guard !choice.hasConditionalCases else { return .misuse(.inPatterns) }
    let cases = choice.cases.filter { !$0.isDefault && !$0.isWildcard }
    let names = cases.map { $0.patterns.map(\.casePattern) }
    let all = names.flatMap { $0 }.compactMap { $0 }
    if read.aspect == .idiom, Set(all).isDisjoint(with: ["pad", "phone"]), !names.joined().contains(nil) { return .unrelated }
    var groups: [DeviceChoice.Group] = []
    for (item, constants) in zip(cases, names) {
      guard !constants.contains(nil) else { return .misuse(.inPatterns) }
      if item.items.count > 1, item.items.contains(where: { $0.child(.whereClause) != nil }) { return .misuse(.inPatterns) }
      switch groupings(of: item, constants.compactMap { $0 }, read.aspect, among: all) {
      case .success(let more): groups += more
      case .failure(let reason): return .misuse(reason.misuse)
      }
    }
    let hasDefault = choice.cases.contains { $0.isDefault || $0.isWildcard }
    let written = groups.compactMap(\.constant)
    guard Set(written).count == written.count, hasDefault || written.contains(".unspecified") else { return .misuse(.everyWay) }
    return .choice(DeviceChoice(node: choice.node, read: read, groups: groups))
  }

  private struct NoChoice: Error { let misuse: DeviceMisuse }

  private func groupings(
    of item: SwitchCase, _ constants: [String], _ aspect: DeviceAspect, among all: [String]
  ) -> Result<[DeviceChoice.Group], NoChoice> {
    var result: [DeviceChoice.Group] = []
    func add(_ names: Set<String>, _ constant: String) {
      let patterns = item.patterns.filter { names.contains($0.casePattern ?? "") }
      if !patterns.isEmpty { result.append(DeviceChoice.Group(patterns: patterns, constant: constant)) }
    }
    for pattern in item.patterns where pattern.casePattern == Node.noValue {
      result.append(DeviceChoice.Group(patterns: [pattern], constant: nil))
    }
    let constants = constants.filter { $0 != Node.noValue }
    if constants.isEmpty { return .success(result) }
    guard aspect == .orientation else {
      guard Set(constants).isSubset(of: ["pad", "phone", "unspecified"]), !Set(constants).isSuperset(of: ["pad", "phone"]) else {
        return .failure(NoChoice(misuse: .mixedDevices))
      }
      add(["pad"], ".regular")
      add(["phone"], ".compact")
      add(["unspecified"], ".unspecified")
      return .success(result)
    }
    let set = Set(constants)
    let landscape: Set<String> = ["landscapeLeft", "landscapeRight"]
    let flat: Set<String> = ["faceUp", "faceDown", "unknown"]
    if !set.isDisjoint(with: landscape), !set.isSuperset(of: landscape) {
      return .failure(NoChoice(misuse: .everyWay))
    }
    if set.contains("portraitUpsideDown"), !set.contains("portrait") { return .failure(NoChoice(misuse: .everyWay)) }
    guard set.isSubset(of: landscape.union(flat).union(["portrait", "portraitUpsideDown"])) else {
      return .failure(NoChoice(misuse: .inPatterns))
    }
    let saysNothing = item.statements.allSatisfy { $0.kind == .breakStmt || ($0.kind == .returnStmt && $0.firstChild == nil) }
    if set.isSubset(of: flat), !saysNothing || Set(all).isSubset(of: flat) { return .failure(NoChoice(misuse: .lyingFlat)) }
    add(["portrait", "portraitUpsideDown"], ".regular")
    add(landscape, ".compact")
    add(flat, ".unspecified")
    return .success(result)
  }

  /// Of the one pattern of an `if case`.
  private static func sizeClass(of constant: String, _ aspect: DeviceAspect) -> Pattern {
    if aspect == .idiom {
      switch constant {
      case "pad": return .constant(".regular")
      case "phone": return .constant(".compact")
      default: return .unrelated
      }
    }
    switch subject(of: [constant]) {
    case .question(.portrait): return .constant(".regular")
    case .question: return .constant(".compact")
    case .misuse(let misuse): return .misuse(misuse)
    }
  }
}

extension Node {
  /// What `casePattern` gives for a missing value.
  fileprivate static let noValue = "nil"

  /// The constant that a pattern of a case is, `.pad`, `.pad?` or `.some(.pad)`; `noValue` for `nil` and `.none`.
  fileprivate var casePattern: String? {
    let place = kind == .optionalChaining ? firstChild ?? self : self
    if let call = FunctionCall(place), call.callee.lastName == "some", call.arguments.count == 1 {
      return call.arguments.first?.expression.enumConstant
    }
    if place.kind == .nilLiteral || (MemberAccess(place)?.isNamed("none") == true) { return Self.noValue }
    return place.enumConstant
  }
}

extension SwitchCase {
  /// `case _:`
  fileprivate var isWildcard: Bool {
    items.count == 1 && items.allSatisfy { $0.firstChild?.kind == .wildcardPattern || $0.firstChild?.kind == .discardExpr }
      && items.allSatisfy { $0.child(.whereClause) == nil }
  }
}
