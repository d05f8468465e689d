import Rewriting
import Semantics
import Syntax

/// An edge of insets, as it is spelled.
enum InsetSide: String {
  case left, right, top, bottom, leading, trailing

  var opposite: InsetSide {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  var axis: LengthAxis { self == .top || self == .bottom ? .vertical : .horizontal }
  /// The first of its axis: `left`, `leading`, `top`.
  var isNear: Bool { self == .left || self == .leading || self == .top }
  /// Whether insets have it and `CGRect.inset(by:)` takes them: not those of SwiftUI.
  var isPhysical: Bool { self != .leading && self != .trailing }
}

/// An expression that is one edge of safe-area insets, with what may stand around it:
/// `view.safeAreaInsets.left`, `insets.top`, `(window?.safeAreaInsets.left ?? 0)`, `CGFloat(proxy.safeAreaInsets.leading)`.
struct InsetEdge {
  enum Origin {
    /// `X.safeAreaInsets`, or `safeAreaInsets` of `self`.
    case member
    /// The insets have a local name that does not change.
    case constant(LocalBinding)
    /// A computed property, a function or the environment gives them.
    case computed(NamedMember)
    /// The insets are in a `var`, and may be others by now.
    case variable(String)
    /// The edge itself has a name: `side` of `let side = view.safeAreaInsets.left`, or of a property that returns it.
    case namedEdge(String)
  }

  /// All of the expression.
  let operand: Node
  /// Where the edge is read, `….left`: in the expression, or where the edge got its local name.
  let access: MemberAccess
  let side: InsetSide
  /// What the edge is read from, `….safeAreaInsets` or a local name for it.
  let insets: Node
  private(set) var origin: Origin

  /// Nil for any other expression.
  init?(_ node: Node) { self.init(node, namesLeft: 4) }

  private init?(_ node: Node, namesLeft: Int) {
    let core = Self.core(of: node)
    if let access = MemberAccess(core), let base = access.base, let side = InsetSide(rawValue: access.name) {
      guard let origin = Origin(ofInsets: base, namesLeft: namesLeft) else { return nil }
      (operand, self.access, self.side, insets, self.origin) = (node, access, side, base.unparenthesized, origin)
      return
    }
    guard namesLeft > 0, let (edge, name) = Self.edge(named: core, namesLeft: namesLeft - 1) else { return nil }
    (operand, access, side, insets, origin) = (node, edge.access, edge.side, edge.insets, .namedEdge(name))
  }

  /// What a name stands for that is a local constant's, or that of a member which gives an edge.
  private static func edge(named core: Node, namesLeft: Int) -> (InsetEdge, name: String)? {
    if core.kind == .identifier, let local = core.nearestBinding(named: core.tree.name(ofToken: core.firstToken)) {
      guard let value = core.localConstant(named: local.name)?.ownValue else { return nil }
      return InsetEdge(value, namesLeft: namesLeft).map { ($0, core.tree.name(ofToken: core.firstToken)) }
    }
    // Every operand in the file is asked about; only these names are worth a search.
    let name = (FunctionCall(core)?.callee ?? core).lastName
    guard let name, name.camelCaseWords.contains(where: { $0.hasPrefix("inset") || $0 == "safe" || $0 == "notch" }),
      let member = NamedMember(core)
    else { return nil }
    let values = member.values.filter { !$0.isNoInset }
    let edges = values.compactMap { InsetEdge($0, namesLeft: namesLeft) }
    guard let first = edges.first, edges.count == values.count, edges.allSatisfy({ $0.side == first.side }) else { return nil }
    return (first, name)
  }

  /// Without brackets, conversions, rounding, and the default of an optional.
  private static func core(of node: Node) -> Node {
    var core = node
    while true {
      switch core.kind {
      case .tuple where core.unparenthesized != core: core = core.unparenthesized
      case .optionalChaining, .forceUnwrap: core = core.firstChild ?? core
      case .infixOperator:
        guard let infix = InfixOperator(core), infix.isOperator("??") else { return core }
        core = infix.left
      case .functionCall:
        guard let call = FunctionCall(core), !call.hasTrailingClosures else { return core }
        if let value = call.roundedValue { core = value } else { return core }
      default: return core
      }
    }
  }

  /// Whether the edge is read in the expression itself, from insets that cannot have changed.
  var isReadHere: Bool {
    switch origin {
    case .member, .constant, .computed: true
    case .variable, .namedEdge: false
    }
  }

  /// Equal for edges of the same insets.
  private var insetsKey: String { insets.keyWithoutSelf }

  func isSame(as other: InsetEdge) -> Bool { side == other.side && insetsKey == other.insetsKey }
  func isOpposite(to other: InsetEdge) -> Bool { side == other.side.opposite && insetsKey == other.insetsKey }

  /// The name of the opposite edge for the token that names this one, and for those that name the same edge of the insets that stand in
  /// for these: `(superview?.safeAreaInsets.left ?? safeAreaInsets.left)`.
  var oppositeNames: [Int: String] {
    let names = Self.read(in: operand).filter { $0.side == side }.map(\.access.nameToken) + [access.nameToken]
    return Dictionary(names.map { ($0, side.opposite.rawValue) }) { first, _ in first }
  }

  /// The edits that read the opposite edge in its place.
  var turned: [Edit] {
    oppositeNames.sorted { $0.key < $1.key }.map { .replace(token: $0.key, of: access.node.tree, with: $0.value) }
  }

  /// Whether it reads a window's. How that is found is for another transform to change, and no message should depend on it.
  var isOfWindow: Bool {
    if case .namedEdge = origin { return false }
    return insets.oneLine.contains("indow")
  }

  /// What to call it in a message: as it is spelled, unless that is too long for a TODO.
  var spelling: String {
    if isOfWindow { return "the window's \(side.rawValue) inset" }
    let text = access.node.oneLine
    return text.count <= 36 ? "`\(text)`" : "the \(side.rawValue) inset"
  }

  /// What becomes of it where it was meant for both sides.
  var byName: String { "\(spelling) twice → each edge by its name" }

  /// Every edge that is read in an expression, wherever in it.
  static func read(in node: Node) -> [InsetEdge] {
    node.preorder.filter { $0.kind == .memberAccess }.compactMap { InsetEdge($0) }.filter(\.isReadHere)
  }

  /// The edges that a length is put together of: the terms of a sum, the arms of a `?:`, what a minimum is taken of,
  /// also under a local name.
  static func summands(of node: Node) -> [InsetEdge] {
    var (edges, open, followed) = ([InsetEdge](), [(node: node, name: String?.none)], Set<Node>())
    var steps = 0
    while let (next, name) = open.popLast(), steps < Node.patience {
      steps += 1
      if let edge = InsetEdge(next) {
        edges.append(name.map(edge.named) ?? edge)
      } else if next.kind == .identifier {
        let own = next.tree.name(ofToken: next.firstToken)
        guard let value = next.localConstant(named: own)?.ownValue, followed.insert(value).inserted else { continue }
        open.append((value, name ?? own))
      } else if InfixOperator(next).map({ ["+", "-", "??"].contains($0.operatorText) }) ?? true {
        open += next.lengthParts.reversed().map { ($0, name) }
      }
    }
    return edges
  }

  private func named(_ name: String) -> InsetEdge {
    var result = self
    result.origin = .namedEdge(name)
    return result
  }
}

extension [InsetEdge] {
  /// The first whose opposite is not among them; nil where both are meant.
  var unpaired: InsetEdge? {
    first { edge in !contains { $0.isOpposite(to: edge) } }
  }
}

extension InsetEdge.Origin {
  /// Nil for what is not the insets of a safe area, as far as its name and its local binding tell.
  fileprivate init?(ofInsets node: Node, namesLeft: Int) {
    let node = node.unparenthesized
    switch node.kind {
    case .optionalChaining, .forceUnwrap:
      guard let inner = node.firstChild else { return nil }
      self.init(ofInsets: inner, namesLeft: namesLeft)
    case .infixOperator:
      guard let infix = InfixOperator(node), infix.isOperator("??") else { return nil }
      self.init(ofInsets: infix.left, namesLeft: namesLeft)
    case .memberAccess:
      guard let access = MemberAccess(node), access.base != nil else { return nil }
      if access.name == "safeAreaInsets" { self = .member } else { self.init(ofMember: node, namesLeft: namesLeft) }
    case .identifier:
      self.init(ofName: node, namesLeft: namesLeft)
    case .functionCall:
      self.init(ofMember: node, namesLeft: namesLeft)
    default: return nil
    }
  }

  private init?(ofMember node: Node, namesLeft: Int) {
    guard namesLeft > 0, let member = NamedMember(node) else { return nil }
    if !member.isEnvironment {
      let values = member.values.filter { !$0.isNoInset }
      guard !values.isEmpty, values.allSatisfy({ Self(ofInsets: $0, namesLeft: namesLeft - 1) != nil }) else { return nil }
    }
    self = member.isStored ? .variable(member.name) : .computed(member)
  }

  private init?(ofName node: Node, namesLeft: Int) {
    let name = node.tree.name(ofToken: node.firstToken)
    guard namesLeft > 0 else { return nil }
    guard let binding = node.nearestBinding(named: name) else {
      if name == "safeAreaInsets" { self = .member } else { self.init(ofMember: node, namesLeft: namesLeft) }
      return
    }
    switch binding.kind {
    case .constant, .optionalBinding, .capture:
      guard let value = binding.ownValue, let origin = Self(ofInsets: value, namesLeft: namesLeft - 1) else { return nil }
      if case .variable = origin { self = origin } else { self = .constant(binding) }
    case .variable:
      guard let value = binding.value, Self(ofInsets: value, namesLeft: namesLeft - 1) != nil else { return nil }
      self = .variable(name)
    default:
      // A parameter has no value to judge by, only its name.
      guard name == "safeAreaInsets" else { return nil }
      self = .constant(binding)
    }
  }
}

extension LocalBinding {
  /// What it is bound to, also as a part of a tuple: `let (top, (left, right)) = (insets.top, (insets.left, insets.right))`.
  fileprivate var ownValue: Node? {
    if let value { return value }
    guard let binding = PatternBinding(node), var pattern = binding.pattern, var value = binding.value else { return nil }
    while pattern.kind == .tuplePattern {
      value = value.unparenthesized
      let (parts, values) = (Array(pattern.children), Array(value.children))
      guard value.kind == .tuple, parts.count == values.count,
        let place = parts.firstIndex(where: {
          $0.preorder.contains { part in
            part.kind == .identifierPattern && part.tree.name(ofToken: part.firstToken) == name
          }
        }),
        let next = Argument(values[place])?.expression
      else { return nil }
      (pattern, value) = (parts[place], next)
    }
    return pattern.kind == .identifierPattern ? value : nil
  }
}

extension FunctionCall {
  /// Of a conversion between numbers or a rounding, the value: `x` of `CGFloat(x)`, `ceil(x)`, `x.rounded(.up)`.
  fileprivate var roundedValue: Node? {
    if callee.kind == .identifier, ["CGFloat", "Double", "Float", "Int", "ceil", "floor", "round"].contains(calleeName ?? "") {
      return arguments.count == 1 && arguments[0].label == nil ? arguments[0].expression : nil
    }
    guard let method = MemberAccess(callee), method.isNamed("rounded") else { return nil }
    return method.base
  }
}

extension Node {
  /// The local binding that a name means here; through `if let name` and `[name]`, which give it no value of their own.
  func nearestBinding(named name: String) -> LocalBinding? {
    guard let binding = localBinding(named: name) else { return nil }
    guard binding.value == nil, binding.kind == .optionalBinding || binding.kind == .capture else { return binding }
    // A closure's captures are evaluated outside of it.
    let place = binding.kind == .capture ? binding.node.enclosing(.closure) ?? binding.node : binding.node
    return place.nearestBinding(named: name)
  }

  /// The local `let` that a name means here, also of an `if` or a `guard`.
  func localConstant(named name: String) -> LocalBinding? {
    guard let binding = nearestBinding(named: name) else { return nil }
    switch binding.kind {
    case .constant, .optionalBinding, .capture: return binding
    default: return nil
    }
  }

  /// Its tokens as text to compare by: the same for `self.view.window` and `view.window`, empty for `self`.
  var keyWithoutSelf: String {
    let tokens = (firstToken...max(firstToken, lastToken)).map { tree.text(ofToken: $0) }
    guard tokens.first == "self" else { return tokens.joined(separator: " ") }
    guard tokens.count > 2, tokens[1] == "." else { return tokens.dropFirst().joined(separator: " ") }
    // Behind a local of the same name only `self.` gives the member.
    if localBinding(named: tokens[2]) != nil { return tokens.joined(separator: " ") }
    return tokens.dropFirst(2).joined(separator: " ")
  }
}
