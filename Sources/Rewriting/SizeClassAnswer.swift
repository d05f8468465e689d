import Semantics
import Syntax

/// A size class in the place of a question about the device: where it is read from, and how the comparison is written.
package struct SizeClassAnswer {
  /// `verticalSizeClass` or `horizontalSizeClass`.
  package let key: String
  package let context: Context

  package init(_ key: String, in context: Context) { (self.key, self.context) = (key, context) }

  package enum Source {
    /// What is compared, the edits that it needs, and whether it is `self`'s own traits.
    case value(String, [Edit], isOwn: Bool)
    case none(String)
  }

  /// Where a place reads the size class.
  package func source(at node: Node) -> Source {
    switch context.model.traitSource(at: node) {
    case .own(let traits): return .value("\(traits).\(key)", [], isOwn: true)
    case .handed(let traits): return .value("\(traits).\(key)", [], isOwn: false)
    case .environmentValues(let values): return .value("\(values).\(key)", [], isOwn: false)
    case .environment(let type):
      switch EnvironmentProperty(key).access(at: node, in: type, context: context) {
      case .property(let name, let edits): return .value(name, edits, isOwn: false)
      case .none(let obstacle): return .none(Wording.environment(obstacle, at: node, key))
      }
    case .none(let reason): return .none(Wording.noTraits(reason, at: node, need: key, in: context))
    }
  }

  /// `traitCollection.verticalSizeClass == .compact`, with the constant first if it stood first.
  package static func comparison(of question: DeviceQuestion, with value: String) -> String {
    let constant = constant(for: question.subject)
    let sign = question.isNegated ? "!=" : "=="
    return question.isReversed ? "\(constant) \(sign) \(value)" : "\(value) \(sign) \(constant)"
  }

  /// The size class that stands for a subject.
  package static func constant(for subject: DeviceQuestion.Subject) -> String {
    switch subject {
    case .landscape, .phone: ".compact"
    case .portrait, .pad: ".regular"
    }
  }
}

/// An edit of one operand of a chain of `&&` or `||` so that neighbours that come out the same are written once.
package struct ChainOperand {
  private let operand: Node
  private let left: Node?
  private let right: Node?

  /// - Parameter node: The expression that is replaced.
  package init(_ node: Node) {
    operand = node.parenthesized
    var (left, right) = (Node?.none, Node?.none)
    if let infix = operand.parent.flatMap(InfixOperator.init), infix.isOperator("&&") || infix.isOperator("||") {
      let isAnd = infix.isOperator("&&")
      if infix.right == operand {
        left = infix.left.lastOperand(isAnd: isAnd)
        right = infix.node.followingOperand(isAnd: isAnd)
      } else {
        right = infix.right
        left = infix.node.precedingOperand(isAnd: isAnd)
      }
    }
    (self.left, self.right) = (left, right)
  }

  /// The edits that make the operand this text, or drop it with its operator where a neighbour says the same.
  /// - Parameter text: What an operand will read after this run, for those that are old questions too.
  package func edits(_ replacement: String, brackets: Bool, willRead text: (Node) -> String?) -> [Edit]? {
    func isSame(_ neighbour: Node?) -> Bool {
      guard let neighbour = neighbour?.unparenthesized else { return false }
      return Self.tokens(text(neighbour) ?? neighbour.text) == Self.tokens(replacement)
    }
    if let left, isSame(left) { return [.delete(left.range.upperBound..<operand.range.upperBound)] }
    if let right, text(right.unparenthesized) == nil, isSame(right) { return [.delete(operand.range.lowerBound..<right.range.lowerBound)] }
    return nil
  }

  private static func tokens(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}

extension Node {
  /// Of a chain `a && b && c` (which leans to the left), the last operand; of anything else, itself.
  fileprivate func lastOperand(isAnd: Bool) -> Node {
    guard let infix = InfixOperator(self), infix.isOperator("&&") == isAnd, infix.isOperator("&&") || infix.isOperator("||") else {
      return self
    }
    return infix.right
  }

  /// Of the left part of a longer chain, the operand behind it.
  fileprivate func followingOperand(isAnd: Bool) -> Node? {
    guard let outer = parent.flatMap(InfixOperator.init), outer.left == self, outer.isOperator(isAnd ? "&&" : "||") else { return nil }
    return outer.right
  }

  fileprivate func precedingOperand(isAnd: Bool) -> Node? { nil }
}
