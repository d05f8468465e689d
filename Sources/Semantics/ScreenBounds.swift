import Syntax

/// `UIScreen.main.bounds` and what is read of it: `.size.width`, `.height`, ...
package struct ScreenBounds: Sendable {
  /// What of the bounds is read in the end; `other` is a member such as `midX`.
  package enum Part: Sendable, Equatable { case rect, size, width, height, other }

  /// The read of `bounds` itself.
  package let read: MainScreenRead
  /// The longest chain that is still a number, a size or the rectangle: `UIScreen.main.bounds.size.width`.
  package let value: Node
  package let part: Part

  package init?(_ node: Node, in model: FileModel) {
    guard let read = MainScreenRead(node, of: "bounds", in: model) else { return nil }
    self.read = read
    var (value, part) = (node, Part.rect)
    while let next = value.parenthesized.parent.flatMap(MemberAccess.init), next.base?.unparenthesized == value {
      switch (next.name, part) {
      case ("size", .rect): part = .size
      case ("width", .rect), ("width", .size): part = .width
      case ("height", .rect), ("height", .size): part = .height
      default:
        (self.value, self.part) = (value, .other)
        return
      }
      value = next.node
    }
    (self.value, self.part) = (value, part)
  }
}

extension Node {
  /// Whether it is made of number literals only: `812`, `-1.5 * 2`, `CGFloat(320)`, `CGSize(width: 1, height: 2)`.
  package var isNumber: Bool { isNumber(namesLeft: 4) }

  /// - Parameter namesLeft: How many names may be followed, one to the next: each may stand several times in what the last one is bound to,
  ///   and in code that does not compile they may lead back to the first.
  private func isNumber(namesLeft: Int) -> Bool {
    func isNumber(_ node: Node) -> Bool { node.isNumber(namesLeft: namesLeft) }
    switch kind {
    case .integerLiteral, .floatLiteral: return true
    case .prefixOperator, .tuple, .argument: return firstChild.map { isNumber($0) && $0.nextSibling == nil } ?? false
    case .infixOperator: return InfixOperator(self).map { !$0.assigns && isNumber($0.left) && isNumber($0.right) } ?? false
    case .functionCall:
      guard let call = FunctionCall(self), ["CGFloat", "Double", "Float", "Int", "CGSize", "CGRect"].contains(call.calleeName ?? "") else {
        return false
      }
      return !call.arguments.isEmpty && call.arguments.allSatisfy { isNumber($0.expression) }
    case .array: return children.allSatisfy(isNumber) && firstChild != nil
    case .identifier:
      guard namesLeft > 0, let local = localBinding(named: tree.name(ofToken: firstToken)), local.kind == .constant else { return false }
      return local.value?.isNumber(namesLeft: namesLeft - 1) ?? false
    default: return false
    }
  }

  /// Whether a device is recognised by this size: it is compared with a number, is one side of `max(width, height)`, or a switch is over it.
  package func recognisesDevice(isOtherSide: (Node) -> Bool) -> Bool {
    var child = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .infixOperator:
        guard let infix = InfixOperator(ancestor), !infix.assigns, !["&&", "||", "??"].contains(infix.operatorText) else { return false }
        let other = infix.left == child ? infix.right : infix.left
        if ["==", "!=", "<", ">", "<=", ">=", "~="].contains(infix.operatorText) {
          if other.isNumber { return true }
          return ancestor.parenthesized.parent.flatMap(Ternary.init).map {
            $0.condition.unparenthesized == ancestor && $0.isLargerOrSmaller(isOtherSide)
          } ?? false
        }
      case .ternary:
        guard let ternary = Ternary(ancestor), ternary.condition != child else { return false }
        return ternary.isLargerOrSmaller(isOtherSide)
      case .switchExpr: return ancestor.firstChild == child
      case .functionCall:
        guard let call = FunctionCall(ancestor) else { return false }
        if let verdict = call.recognisesDevice(by: child, isOtherSide) { return verdict }
      case .array: return ancestor.isAskedForExtreme && ancestor.preorder.contains(where: isOtherSide)
      case .tuple, .argument, .argumentList, .prefixOperator, .memberAccess, .asExpr: break
      case .matchingCondition, .initializerClause:
        return ancestor.enclosing(.matchingCondition) != nil && ancestor.parent?.kind == .matchingCondition
      default: return false
      }
      child = ancestor
    }
    return false
  }
}

extension FunctionCall {
  /// Nil where the call only passes a number on (`CGFloat(width)`), so that what is around it decides.
  fileprivate func recognisesDevice(by child: Node, _ isOtherSide: (Node) -> Bool) -> Bool? {
    guard child.kind == .argumentList else {
      guard callee == child else { return nil }
      return ["isEqual", "equalTo"].contains(calleeName ?? "") && arguments.contains { $0.expression.isNumber }
    }
    switch calleeName {
    case "max", "min": return arguments.contains { $0.node.preorder.contains(where: isOtherSide) }
    case "contains", "equalTo", "isEqual":
      guard let access = MemberAccess(callee), let base = access.base?.unparenthesized else { return false }
      return base.isNumber || arguments.contains { $0.expression.isNumber } || base.isNumberRange
    case "CGFloat", "Double", "Float", "Int", "floor", "ceil", "round", "abs": return nil
    default: return false
    }
  }
}

extension Node {
  /// Of an array: `[width, height].max()`, `.min()`, `.sorted()`.
  fileprivate var isAskedForExtreme: Bool {
    guard let access = parent.flatMap(MemberAccess.init), access.base == self else { return false }
    return ["max", "min", "sorted"].contains(access.name)
  }

  fileprivate var isNumberRange: Bool {
    InfixOperator(self).map { ["...", "..<"].contains($0.operatorText) && $0.left.isNumber && $0.right.isNumber } ?? false
  }
}

extension Ternary {
  /// `a > b ? a : b` over width and height is `max`, with `<` it is `min`.
  fileprivate func isLargerOrSmaller(_ isOtherSide: (Node) -> Bool) -> Bool {
    guard let infix = InfixOperator(condition.unparenthesized), ["<", ">", "<=", ">="].contains(infix.operatorText) else { return false }
    let arms = [first.unparenthesized, second.unparenthesized]
    return arms.contains { $0.hasSameTokens(as: infix.left) } && arms.contains { $0.hasSameTokens(as: infix.right) }
      && node.preorder.contains(where: isOtherSide)
  }
}
