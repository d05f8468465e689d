import Semantics
import Syntax

/// Decides what becomes of a read of the device's orientation or idiom, for both transforms.
package struct DeviceJudge {
  package let aspect: DeviceAspect
  package let context: Context
  var model: FileModel { context.model }

  package init(_ aspect: DeviceAspect, in context: Context) { (self.aspect, self.context) = (aspect, context) }

  enum Plan {
    case rewrite([Edit], text: String, isOwn: Bool)
    /// The `if`s that go, since what they hold is right everywhere, and the local that only they asked.
    case unwrap([Node], local: Node? = nil)
    case skip(String)
    case person(String, helper: UseQuestion? = nil)
  }

  /// The findings for a read at this node; none for any other node, for a read that another one speaks for, and for a name that carries one.
  package func findings(at node: Node) -> [Finding] {
    guard let read = model.deviceRead(node, aspect), read.carrier == nil else { return [] }
    switch model.use(of: read) {
    case .partOfAnother, .unrelated: return []
    case .question(let question):
      guard !isFallback(question) else { return [] }
      let verdict = keeping(plan(for: question), question.node)
      return [finding(question.node, droppingScene(of: read, in: question.node, with: verdict), read)]
    case .choice(let choice):
      return [finding(node, droppingScene(of: read, in: node, with: deciding(plan(for: choice), choice.node)), read)]
    case .carried(let local): return carried(read, by: local)
    case .misuse(let misuse): return [finding(node, plan(for: misuse, of: read), read)]
    }
  }

  /// The edits that answer a question in a registration's closure; nil for a node that is no question, and for one that is not rewritten.
  /// - Parameter prefix: What stands before a member of `self` there.
  package func keptEdits(of node: Node, behind prefix: String) -> [Edit]? {
    guard let question = question(that: node), !isFallback(question), !isCarrierLeft(question) else { return nil }
    guard case .rewrite(let edits, _, isOwn: true) = plan(for: question, behind: prefix) else { return nil }
    return edits
  }

  private func finding(_ node: Node, _ plan: Verdict, _ read: DeviceRead) -> Finding {
    switch plan {
    case .rewrite(let fix, let text): .rewrite(node, message: "\(node.oneLine) → \(text)", fix: fix)
    case .skip(let reason): .skip(read.node, reason: reason)
    case .person(let message, let helper): .todo(at: read.node, message: message, helper: helper)
    }
  }

  private func finding(_ node: Node, _ plan: Plan, _ read: DeviceRead) -> Finding { finding(node, Verdict(plan), read) }

  /// A scene that was looked up for nothing but this read goes with it.
  private func droppingScene(of read: DeviceRead, in replaced: Node, with verdict: Verdict) -> Verdict {
    guard case .rewrite(var fix, let text) = verdict, case .device = read.origin,
      let scene = LastUse(of: read.node.chainRoot, in: replaced),
      !scene.removal.contains(where: { edit in fix.edits.contains { $0.range.overlaps(edit.range) } })
    else { return verdict }
    fix.edits += scene.removal
    fix.extent = fix.extent ?? scene.extent
    return .rewrite(fix, text: text)
  }

  // MARK: Questions

  /// The question that an expression is as a whole.
  func question(that node: Node) -> DeviceQuestion? {
    switch node.kind {
    case .memberAccess, .functionCall, .infixOperator, .prefixOperator: break
    default: return nil
    }
    for place in node.preorder {
      guard let read = model.deviceRead(place, aspect) else { continue }
      if case .question(let question) = model.use(of: read) { return question.node == node ? question : nil }
      return nil
    }
    return nil
  }

  /// Whether a question is what another one falls back on, which speaks for both.
  private func isFallback(_ question: DeviceQuestion) -> Bool {
    guard let infix = question.node.parenthesized.parent.flatMap(InfixOperator.init), infix.isOperator("??"),
      infix.right == question.node.parenthesized, let first = self.question(that: infix.left.unparenthesized)
    else { return false }
    return first.subject == question.subject && first.isNegated == question.isNegated
  }

  /// What becomes of a question, apart from what has to keep it up to date.
  /// - Parameter prefix: Of a copy in a registration, what stands before a member of `self`.
  func plan(for question: DeviceQuestion, behind prefix: String? = nil) -> Plan {
    let node = question.node
    switch answer(to: question, behind: prefix) {
    case .failure(let reason): return reason.plan
    case .success(let answer):
      if question.contradictsNeighbour(with: answer, willRead: { willRead($0, behind: prefix) }) {
        return .person(DeviceWording.contradiction(aspect))
      }
      let fallback = node.parenthesized.parent.flatMap(InfixOperator.init).flatMap { infix in
        infix.isOperator("??") && infix.left == node.parenthesized ? infix : nil
      }
      let place = fallback?.node ?? node
      if fallback == nil, question.core.isOptionalChain, node.mustBeOptional { return .person(DeviceWording.optional(aspect)) }
      guard let edits = question.edits(with: answer, at: place, willRead: { willRead($0, behind: prefix) }) else {
        return .person(DeviceWording.comment(aspect))
      }
      guard let fallback else { return .rewrite(edits, text: question.text(with: answer), isOwn: answer.isOwn) }
      // `chain?.isLandscape ?? other.isLandscape`: the traits are always there.
      guard let other = self.question(that: fallback.right.unparenthesized), isFallback(other),
        !node.tree.hasComment(in: fallback.left.range.upperBound..<fallback.node.range.upperBound)
      else { return .person(DeviceWording.fallback(aspect)) }
      return .rewrite(
        edits + [.delete(fallback.left.range.upperBound..<fallback.node.range.upperBound)], text: question.text(with: answer),
        isOwn: answer.isOwn)
    }
  }

  /// What an operand will read after this run if it is a question that is rewritten; nil for anything else.
  private func willRead(_ operand: Node, behind prefix: String?) -> String? {
    guard let question = question(that: operand.unparenthesized), case .success(let answer) = answer(to: question, behind: prefix) else {
      return nil
    }
    return question.text(with: answer)
  }

  private func answer(to question: DeviceQuestion, behind prefix: String?) -> Result<DeviceAnswer, NoAnswer> {
    let node = question.node
    if let helper = deviceHelper(at: node, question.read) { return .failure(helper) }
    let places = model.consequences(of: node)
    if let obstacle = purposeObstacle(of: node, among: places) ?? placeObstacle(of: question) { return .failure(obstacle) }
    if aspect == .orientation {
      let flows = places.filter(\.picksFlow).count
      if flows == places.count { return shape(for: question, used: places, behind: prefix) }
      if flows > 0 { return .failure(.person(DeviceWording.both(node.boundLocal?.name ?? node.declaredName))) }
      if node.isAskedOfPads || places.contains(where: \.isAskedOfPads) { return .failure(.person(DeviceWording.padsOnly)) }
    }
    return sizeClass(at: node, for: question.read, behind: prefix)
  }

  // MARK: Choices and values

  private func plan(for choice: DeviceChoice) -> Plan {
    switch model.purpose(of: choice.node, asking: aspect) {
    case .notLayout(let reason): return .skip(reason)
    case .presentation(let reason), .unknown(let reason): return .person(reason)
    case .popoverAnchor(let node):
      return choice.groups.first?.constant == ".regular" ? .unwrap([node]) : .person(DeviceWording.presentation)
    case .layout: break
    }
    if let obstacle = readObstacle(choice.read) ?? momentObstacle(at: choice.node) ?? rotationObstacle(at: choice.node) {
      return obstacle.plan
    }
    if aspect == .orientation, choice.node.choicePicksFlow { return .person(DeviceWording.switchPicksFlow) }
    if aspect == .orientation, choice.node.isAskedOfPads { return .person(DeviceWording.padsOnly) }
    if let kept = keptForEver(choice.node) { return .person(kept) }
    switch sizeClass(at: choice.node, for: choice.read, behind: nil) {
    case .failure(let reason): return reason.plan
    case .success(let answer):
      let isOptional = answer.value.map { !$0.contains(".") } ?? false
      if isOptional, choice.groups.contains(where: { $0.constant == ".unspecified" }) { return .person(DeviceWording.everyWay(aspect)) }
      if choice.hasCaseOfNothing(with: answer) { return .person(DeviceWording.optional(aspect)) }
      guard let edits = choice.edits(with: answer) else { return .person(DeviceWording.comment(aspect)) }
      return .rewrite(edits, text: answer.value ?? aspect.sizeClass, isOwn: answer.isOwn)
    }
  }

  /// A use that no size class can answer.
  private func plan(for misuse: DeviceMisuse, of read: DeviceRead) -> Plan {
    if case .notLayout(let reason) = model.purpose(of: read.place, asking: aspect) { return .skip(reason) }
    if aspect == .idiom, misuse == .written || misuse == .logged {
      return .skip(misuse == .logged ? Purpose.logged : Purpose.writtenIntoText)
    }
    if aspect == .orientation, case .unknown(let reason) = model.purpose(of: read.place, asking: aspect) { return .person(reason) }
    return .person(DeviceWording.misuse(misuse, of: read), helper: Wording.helper(at: read.node, in: context))
  }

  // MARK: A local that carries the value

  private func carried(_ read: DeviceRead, by local: LocalBinding) -> [Finding] {
    let uses = read.node.uses(ofLocal: local.name, declaredBy: local.node)
    var (fix, reasons, texts, isLeft) = (Fix(edits: []), [String](), [String](), 0)
    for use in uses {
      guard let carried = model.deviceRead(use, aspect), carried.carrier?.node == local.node else {
        return [finding(read.node, .person(DeviceWording.carried(local.name, nil, aspect)), read)]
      }
      switch verdict(on: carried) {
      case nil: isLeft += isPartOfAnother(carried) ? 0 : 1
      case .skip(let reason)?: reasons.append(reason)
      case .person(let message, _)?:
        return [finding(read.node, .person(DeviceWording.carried(local.name, (use, message, misuse(of: carried)), aspect)), read)]
      case .rewrite(let more, let text)?:
        fix.edits += more.edits
        fix.todos += more.todos
        texts.append(text)
      }
    }
    if read.node.isUnwrapped(local.name, behind: local.node) {
      return [finding(read.node, .person(DeviceWording.optional(aspect)), read)]
    }
    if uses.isEmpty {
      if case .notLayout(let reason) = model.purpose(of: read.place, asking: aspect) { return [.skip(read.node, reason: reason)] }
      return [finding(read.node, .person(DeviceWording.misuse(.kept(local.name), of: read)), read)]
    }
    if texts.isEmpty { return reasons.first.map { [.skip(read.node, reason: $0)] } ?? [] }
    guard reasons.isEmpty, isLeft == 0 else { return [finding(read.node, .person(DeviceWording.carried(local.name, nil, aspect)), read)] }
    guard let removal = LocalRemoval(local.node)?.edits else {
      return [finding(read.node, .person(DeviceWording.notAlone(local.name, aspect)), read)]
    }
    fix.edits += removal
    fix.extent = local.node.enclosing(.codeBlock, .closure, .switchCase, .accessorBlock)?.range
    guard case .rewrite(let whole, _) = droppingScene(of: read, in: local.node, with: .rewrite(fix, text: texts[0])) else { return [] }
    return [.rewrite(read.node, message: "`\(local.name)` → \(texts[0])", fix: whole)]
  }

  private func isPartOfAnother(_ read: DeviceRead) -> Bool { if case .partOfAnother = model.use(of: read) { true } else { false } }
  private func misuse(of read: DeviceRead) -> DeviceMisuse? { if case .misuse(let misuse) = model.use(of: read) { misuse } else { nil } }

  /// What becomes of one use of a local; nil for a use that is part of another, or that is no question.
  private func verdict(on carried: DeviceRead) -> Verdict? {
    switch model.use(of: carried) {
    case .partOfAnother, .unrelated: return nil
    case .question(let question): return isFallback(question) ? nil : keeping(plan(for: question), question.node)
    case .choice(let choice): return deciding(plan(for: choice), choice.node)
    case .carried(let local): return .person(DeviceWording.misuse(.kept(local.name), of: carried), helper: nil)
    case .misuse(let misuse): return Verdict(plan(for: misuse, of: carried))
    }
  }

  /// Whether a question is about a local that stays what it is, since not each of its uses can be answered.
  private func isCarrierLeft(_ question: DeviceQuestion) -> Bool {
    guard let local = question.read.carrier else { return false }
    return question.node.uses(ofLocal: local.name, declaredBy: local.node).contains { use in
      guard let read = model.deviceRead(use, aspect) else { return true }
      switch model.use(of: read) {
      case .partOfAnother: return false
      case .question(let other):
        guard case .rewrite = plan(for: other) else { return true }
        return other.node.phase == .setUp && InfixOperator(other.node.enclosingStatement)?.assigns != true
      case .choice(let choice):
        guard case .rewrite = plan(for: choice) else { return true }
        return choice.node.phase == .setUp
      default: return true
      }
    }
  }
}

/// What becomes of a read, with what has to be said or done about keeping it up to date.
enum Verdict {
  case rewrite(Fix, text: String)
  case skip(String)
  case person(String, helper: UseQuestion?)

  init(_ plan: DeviceJudge.Plan) {
    switch plan {
    case .rewrite(let edits, let text, _): self = .rewrite(Fix(edits: edits), text: text)
    case .unwrap(let branches, let local):
      self =
        PopoverAnchor.fix(for: branches, removing: local).map { .rewrite($0, text: "the anchor, unconditionally") }
        ?? .person(DeviceWording.presentation, helper: nil)
    case .skip(let reason): self = .skip(reason)
    case .person(let message, let helper): self = .person(message, helper: helper)
    }
  }
}

/// Why a question gets no answer: it stays, or a person has to answer it.
struct NoAnswer: Error {
  let plan: DeviceJudge.Plan
  static func person(_ message: String, helper: UseQuestion? = nil) -> NoAnswer { NoAnswer(plan: .person(message, helper: helper)) }
}
