import Semantics
import Syntax

/// The direction in which a length is measured.
enum LengthAxis { case horizontal, vertical }

/// The width or height of a view's own bounds: `view.bounds.width`, `bounds.size.height`.
struct BoundsLength {
  let axis: LengthAxis
  /// `view.bounds`.
  let bounds: Node
  /// What `bounds` is asked of, to compare by; empty for `self`.
  let owner: String

  init?(_ node: Node) {
    guard let length = MemberAccess(node.unparenthesized), var base = length.base else { return nil }
    switch length.name {
    case "width": axis = .horizontal
    case "height": axis = .vertical
    default: return nil
    }
    if let size = MemberAccess(base), size.isNamed("size"), let rectangle = size.base { base = rectangle }
    guard let owner = base.owner(ofMember: "bounds") else { return nil }
    (bounds, self.owner) = (base, owner)
  }
}

extension Node {
  /// Of `X.name` the key of `X`, empty for `self` and for a bare name that no local hides; nil for anything else.
  func owner(ofMember name: String) -> String? {
    if let access = MemberAccess(self) { return access.name == name ? access.base?.keyWithoutSelf : nil }
    guard isIdentifier(named: name), localBinding(named: name) == nil else { return nil }
    return ""
  }
}

extension Node {
  /// Whether it is added to or subtracted from a length along this axis, judged by names, and the result is not where something stands.
  func isPartOfLength(along axis: LengthAxis) -> Bool { changesLength(along: axis) && !becomesPosition }

  /// The way leads up through brackets, sums, arms of a `?:`, halves and minima, to the name of what is computed. That name tells only
  /// for what is subtracted: `height: 44 + insets.bottom * 2` is a bar with air, not a view without its insets.
  private func changesLength(along axis: LengthAxis) -> Bool {
    var (place, isSubtracted, steps) = (self, false, 0)
    while let parent = place.parent, steps < Self.patience {
      steps += 1
      switch parent.kind {
      case .tuple where parent.unparenthesized != parent, .prefixOperator: break
      case .ternary where parent.firstChild != place: break
      case .argument:
        if parent.parent?.kind == .tuple { break }
        guard let call = parent.parent?.parent.flatMap(FunctionCall.init) else { return false }
        guard call.keepsLengths else { return isSubtracted && NamedLength(Argument(parent)?.label).fits(axis) }
        place = call.node
        continue
      case .infixOperator:
        guard let infix = InfixOperator(parent) else { return false }
        switch infix.operatorText {
        case "+", "-":
          let other = infix.left == place ? infix.right : infix.left
          if NamedLength(of: other, preferring: axis).fits(axis) { return true }
          isSubtracted = isSubtracted || (infix.isOperator("-") && infix.right == place)
        case "*", "/", "??": break
        case "+=", "-=": return NamedLength(of: infix.left, preferring: axis).fits(axis)
        case "=": return isSubtracted && NamedLength(infix.left.lastName).fits(axis)
        default: return false
        }
      default: return isSubtracted && NamedLength(parent.nameOfResult).fits(axis)
      }
      place = parent
    }
    return false
  }

  /// Whether the sum it is a term of is a coordinate: `y: view.bounds.height - insets.bottom * 2`, `center.x = ...`.
  private var becomesPosition: Bool {
    var place = self
    while let parent = place.parent {
      switch parent.kind {
      case .tuple, .prefixOperator, .ternary: break
      case .argument:
        guard let call = parent.parent?.parent.flatMap(FunctionCall.init) else { break }
        if !call.keepsLengths { return Argument(parent)?.label?.isCoordinate ?? false }
        place = call.node
        continue
      case .infixOperator:
        guard let infix = InfixOperator(parent) else { return false }
        if infix.assigns { return infix.left.lastName?.isCoordinate ?? false }
        guard infix.isOperator("+") || infix.isOperator("-") else { return false }
      default: return parent.nameOfResult?.isCoordinate ?? false
      }
      place = parent
    }
    return false
  }
}

extension Node {
  /// How many terms and names are looked at: more than people write in one expression, few enough for what machines write.
  static let patience = 100
}

extension String {
  /// `x`, `minY`, `translationX`, `origin`, `contentOffset`.
  fileprivate var isCoordinate: Bool { ["x", "y", "origin", "center", "position", "offset"].contains(camelCaseWords.last ?? "") }
}

/// What the names in an expression say of it: `contentWidth`, `size.height` and `itemSize` are lengths.
private enum NamedLength {
  case along(LengthAxis)
  case unknownAxis
  case noLength

  init(_ name: String?) {
    let words = name?.camelCaseWords ?? []
    if words.contains(where: { $0.hasPrefix("width") }) {
      self = .along(.horizontal)
    } else if words.contains(where: { $0.hasPrefix("height") }) {
      self = .along(.vertical)
    } else {
      self = words.contains { ["length", "size", "extent", "space", "available", "remaining"].contains($0) } ? .unknownAxis : .noLength
    }
  }

  /// - Parameter axis: Of several lengths the one along this axis counts.
  init(of node: Node, preferring axis: LengthAxis) {
    var (open, followed, other) = ([node], Set<Node>(), NamedLength.noLength)
    var lookups = 0
    while let next = open.popLast() {
      let named = NamedLength(FunctionCall(next)?.calleeName ?? next.lastName)
      if case .noLength = named {
        open += next.lengthParts.reversed()
        guard next.kind == .identifier, lookups < Node.patience else { continue }
        lookups += 1
        if let value = next.lastName.flatMap({ next.nearestBinding(named: $0)?.value }), followed.insert(value).inserted {
          open.append(value)
        }
      } else if named.fits(axis) {
        self = named
        return
      } else if case .noLength = other {
        other = named
      }
    }
    self = other
  }

  func fits(_ axis: LengthAxis) -> Bool {
    switch self {
    case .along(let own): own == axis
    case .unknownAxis: true
    case .noLength: false
    }
  }
}

extension Node {
  /// The parts that a length is computed of: terms, factors, the arms of a `?:`, what a minimum is taken of.
  var lengthParts: [Node] {
    switch kind {
    case .functionCall:
      guard let call = FunctionCall(self), call.keepsLengths else { return [] }
      return (MemberAccess(call.callee)?.base).map { [$0] } ?? call.arguments.map(\.expression)
    case .ternary: return Array(children.dropFirst())
    case .tuple: return children.compactMap { Argument($0)?.expression }
    case .infixOperator, .prefixOperator, .optionalChaining, .forceUnwrap: return Array(children)
    case .subscriptCall: return Array(children.prefix(1))
    default: return []
    }
  }

  /// The name of the variable or function that a value becomes, if this is where it does.
  fileprivate var nameOfResult: String? {
    switch kind {
    case .initializerClause: return parent.flatMap(PatternBinding.init)?.name
    case .accessorBlock: return parent.flatMap(PatternBinding.init)?.name
    case .returnStmt, .codeBlock:
      guard let owner = enclosing(.functionDecl, .closure, .accessorBlock) else { return nil }
      return FunctionDecl(owner)?.name ?? owner.parent.flatMap(PatternBinding.init)?.name
    default: return nil
    }
  }
}

extension FunctionCall {
  /// Whether the result is a length if an argument is one: `max`, `floor`, `CGFloat(...)`, `.rounded()`.
  var keepsLengths: Bool {
    if callee.kind == .memberAccess { return calleeName == "rounded" }
    return ["max", "min", "abs", "ceil", "floor", "round", "CGFloat", "Double", "Float"].contains(calleeName ?? "")
  }
}

extension Node {
  /// The value of a number as it may be spelled: `2`, `2.0`, `(2)`, `CGFloat(2)`, `2 as CGFloat`, `-2`, `.zero`.
  var numberValue: Double? {
    let node = unparenthesized
    switch node.kind {
    case .integerLiteral, .floatLiteral: return Double(node.text.replacing("_", with: ""))
    case .prefixOperator:
      guard let minus = PrefixOperator(node), tree.token(minus.operatorToken, is: "-") else { return nil }
      return minus.operand.numberValue.map { -$0 }
    case .asExpr: return node.firstChild?.numberValue
    case .functionCall:
      guard let call = FunctionCall(node), ["CGFloat", "Double", "Float"].contains(call.calleeName ?? ""), call.arguments.count == 1 else {
        return nil
      }
      return call.arguments[0].expression.numberValue
    case .memberAccess: return MemberAccess(node)?.isNamed("zero") == true ? 0 : nil
    default: return nil
    }
  }
}
