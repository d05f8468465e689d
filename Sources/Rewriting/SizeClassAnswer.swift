import Semantics
import Syntax

/// What is written in the place of a question about the device: a comparison, or the shape of a view.
struct DeviceAnswer: Sendable {
  /// What is compared: `traitCollection.verticalSizeClass`; nil where the traits that were asked stay and only their member changes.
  let value: String?
  /// The whole comparison of a shape: `view.bounds.width > view.bounds.height`.
  let shape: String?
  /// What has to be inserted elsewhere for it.
  let edits: [Edit]
  /// It reads `self`'s own traits.
  let isOwn: Bool

  init(value: String?, edits: [Edit] = [], isOwn: Bool = false) { (self.value, shape, self.edits, self.isOwn) = (value, nil, edits, isOwn) }
  init(shape: String) { (value, self.shape, edits, isOwn) = (nil, shape, [], false) }
}

extension DeviceQuestion {
  private var sign: String { isNegated ? "!=" : "==" }

  /// The size class that stands for the subject.
  private var sizeClass: String { subject == .landscape || subject == .phone ? ".compact" : ".regular" }

  /// `view.bounds.width > view.bounds.height`, or how the shape of `size` answers.
  func comparison(ofShape size: String) -> String {
    "\(size).width \((subject == .landscape) != isNegated ? ">" : "<=") \(size).height"
  }

  /// How the question reads when it is answered.
  func text(with answer: DeviceAnswer) -> String {
    if let shape = answer.shape { return shape }
    let value = answer.value ?? read.node.text.replacingLastMember(by: read.aspect.sizeClass)
    return isReversed ? "\(sizeClass) \(sign) \(value)" : "\(value) \(sign) \(sizeClass)"
  }

  /// The edits that answer the question; nil where a comment would go with what goes.
  /// - Parameter willRead: What another operand will read after this run, if it is a question too.
  /// - Parameter place: What it takes the place of in the end, where more goes than the question.
  func edits(with answer: DeviceAnswer, at place: Node, willRead: (Node) -> String?) -> [Edit]? {
    if let edits = dropping(text(with: answer), willRead) { return edits + answer.edits }
    let brackets = place.comparisonNeedsBrackets
    var edits = answer.edits
    func replace(_ range: Range<Int>, _ text: String) -> Bool {
      if range.isEmpty && text.isEmpty { return true }
      guard !read.node.tree.hasComment(in: range) else { return false }
      edits.append(.replace(range, with: text))
      return true
    }
    guard replace(node.range.lowerBound..<core.range.lowerBound, brackets ? "(" : ""),
      replace(core.range.upperBound..<node.range.upperBound, brackets ? ")" : "")
    else { return nil }
    for other in others {
      let (operands, index) = other.logicalChain
      guard index > 0, replace(operands[index - 1].range.upperBound..<operands[index].range.upperBound, "") else { return nil }
    }
    guard answer.shape == nil, let constant, let infix = InfixOperator(core) else {
      return replace(core.range, text(with: answer)) ? edits : nil
    }
    guard read.edit(with: answer, into: &edits) else { return nil }
    if infix.operatorText != sign { edits.append(.replace(token: infix.operatorToken, of: node.tree, with: sign)) }
    return replace(constant.unparenthesized.range, sizeClass) ? edits : nil
  }

  /// Whether the condition asks the same size class already, and asks for the other one: `horizontalSizeClass == .compact && isPad`.
  func contradictsNeighbour(with answer: DeviceAnswer, willRead: (Node) -> String?) -> Bool {
    guard answer.shape == nil, let name = (answer.value ?? read.aspect.sizeClass).split(separator: ".").last.map(String.init) else {
      return false
    }
    let asksForRegular = (sizeClass == ".regular") != isNegated
    func isOpposite(_ operand: Node) -> Bool {
      guard let infix = InfixOperator(operand.unparenthesized), infix.isOperator("==") || infix.isOperator("!="),
        let constant = infix.left.enumConstant ?? infix.right.enumConstant, ["regular", "compact"].contains(constant),
        [infix.left, infix.right].contains(where: { $0.lastName == name })
      else { return false }
      return ((constant == "regular") == infix.isOperator("==")) != asksForRegular
    }
    let opposite = text(with: answer).oppositeClass.withoutBlanks
    let (operands, index) = node.logicalChain
    for (offset, operand) in operands.enumerated() where offset != index {
      if isOpposite(operand) || willRead(operand)?.withoutBlanks == opposite { return true }
    }
    if operands.count == 1, let list = node.parent, [.ifExpr, .guardStmt].contains(list.kind),
      list.children.contains(where: { $0 != node && isOpposite($0) })
    {
      return true
    }
    // Of a chain further out, only those that have to hold together.
    var place = operands.count > 1 ? node.operatorChain.parenthesized : node.parenthesized
    while let parent = place.parent, InfixOperator(parent) != nil || parent.kind == .argument {
      if let infix = InfixOperator(parent), infix.isOperator("&&") {
        let (more, own) = place.logicalChain
        if more.enumerated().contains(where: { $0.offset != own && isOpposite($0.element) }) { return true }
      }
      place = parent
    }
    return false
  }

  /// Neighbours in one chain that come out the same are written once: the later one goes with its operator.
  private func dropping(_ text: String, _ willRead: (Node) -> String?) -> [Edit]? {
    let (operands, index) = node.logicalChain
    guard others.isEmpty else { return nil }
    guard operands.count > 1 else { return droppingCondition(text) }
    func isSame(_ neighbour: Node) -> Bool { (willRead(neighbour) ?? neighbour.unparenthesized.text).withoutBlanks == text.withoutBlanks }
    let range: Range<Int>
    if index > 0, isSame(operands[index - 1]) {
      range = operands[index - 1].range.upperBound..<operands[index].range.upperBound
    } else if index + 1 < operands.count, willRead(operands[index + 1]) == nil, isSame(operands[index + 1]) {
      range = operands[index].range.lowerBound..<operands[index + 1].range.lowerBound
    } else {
      return nil
    }
    return node.tree.hasComment(in: range) ? nil : [.delete(range)]
  }
}

extension DeviceQuestion {
  /// A condition that another one of the same list asks already goes.
  private func droppingCondition(_ text: String) -> [Edit]? {
    guard node.kind != .codeBlock, let holder = node.parent, [.ifExpr, .guardStmt, .whileStmt].contains(holder.kind) else { return nil }
    let same = holder.children.contains { $0 != node && $0.kind != .codeBlock && $0.text.withoutBlanks == text.withoutBlanks }
    return same ? ConditionRemoval(node)?.edits : nil
  }
}

extension DeviceRead {
  /// Replaces the read by what is compared; false where a comment would go with it.
  fileprivate func edit(with answer: DeviceAnswer, into edits: inout [Edit]) -> Bool {
    guard let value = answer.value else {
      guard let access = MemberAccess(node) else { return false }
      edits.append(.replace(token: access.nameToken, of: node.tree, with: aspect.sizeClass))
      return true
    }
    let place = self.place
    let replaced = place.unparenthesized == node ? node : place
    guard !node.tree.hasComment(in: replaced.range) else { return false }
    edits.append(.replace(replaced, with: value))
    return true
  }
}

extension DeviceChoice {
  /// The edits that make it a choice between size classes; nil where a comment would go with what goes.
  func edits(with answer: DeviceAnswer) -> [Edit]? {
    var edits = answer.edits
    guard read.edit(with: answer, into: &edits) else { return nil }
    let staysOptional = staysOptional(with: answer)
    for group in groups {
      for (index, pattern) in group.patterns.enumerated() {
        if index == 0, let constant = group.constant {
          guard !node.tree.hasComment(in: pattern.range) else { return nil }
          let isMarked = staysOptional && pattern.kind == .optionalChaining
          edits.append(.replace(pattern, with: constant + (isMarked ? "?" : "")))
        } else if group.constant != nil || !staysOptional {
          guard let item = pattern.parent, let before = item.precedingSiblings.last else { return nil }
          let range = before.range.upperBound..<item.range.upperBound
          guard !node.tree.hasComment(in: range) else { return nil }
          edits.append(.delete(range))
        }
      }
    }
    return edits
  }

  /// Whether what is written may be nil, as what is replaced may.
  private func staysOptional(with answer: DeviceAnswer) -> Bool { (answer.value ?? read.node.text).contains("?") }

  /// Whether a case is for nothing but a missing value, which the traits that are written never are.
  func hasCaseOfNothing(with answer: DeviceAnswer) -> Bool {
    !staysOptional(with: answer)
      && groups.contains { group in
        group.constant == nil && group.patterns.contains { $0.parent?.precedingSiblings.contains { $0.kind == .caseItem } == false }
      }
  }
}

extension String {
  /// `== .regular` for `== .compact`, and the other way round.
  fileprivate var oppositeClass: String {
    let isRegular = contains(".regular")
    return split(separator: isRegular ? ".regular" : ".compact", omittingEmptySubsequences: false)
      .joined(separator: isRegular ? ".compact" : ".regular")
  }

  fileprivate var withoutBlanks: String { filter { !$0.isWhitespace } }

  /// `cell.traitCollection.userInterfaceIdiom` → `cell.traitCollection.horizontalSizeClass`.
  func replacingLastMember(by name: String) -> String {
    guard let period = lastIndex(of: ".") else { return name }
    return self[...period] + name
  }
}
