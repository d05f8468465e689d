import Rewriting
import Semantics
import Syntax

/// Places where the view's own size, put in the screen's place, would mean something else.
extension BoundsJudge {
  /// What has to be done instead; nil where nothing speaks against the view's own size.
  var misfit: String? {
    if meetsPixels { return "the other value here is in the screen's pixels: ask displayScale how many there are to a point" }
    if meetsKeyboard { return "a keyboard's frame is in the screen's coordinates: convert it to the view (from: nil), then intersect" }
    if meetsWindowCoordinates {
      return "the other value here is in the window's coordinates: take both in those of the view, or of its window"
    }
    if let what = whatTellsOfScreen {
      return "this \(what) tells of a screen: give it the view's size and say so, or name the screen that shows the view"
    }
    if isInDetent { return "a detent is no share of the sheet it makes: use the maximumDetentValue of the context that it gets" }
    guard let assignment = InfixOperator(node.enclosingStatement), assignment.assigns,
      assignment.right == node || assignment.right.isAncestor(of: node)
    else { return isPreferredSize ? ownPreferredSize : nil }
    if assignment.left.isFrame(of: { $0.isWindow(in: model) || ["window", "keyWindow"].contains($0.lastName ?? "") }) {
      return "a window is as large as its scene by itself: make it with init(windowScene:), without this frame"
    }
    if assignment.left.isFrame(of: { $0.isOverView(in: model) || $0.lastName == "superview" }) {
      return "this contains the view and may be larger: leave its size to its own container"
    }
    guard node.enclosingType.map({ model.kind(of: $0) }) == .controller else { return nil }
    if assignment.left.isFrame(of: \.isOwnView) {
      return "the view cannot be placed by its own size: ask view.superview?.bounds, or constrain it"
    }
    return assignment.left.isPreferredSize || isPreferredSize ? ownPreferredSize : nil
  }

  private var ownPreferredSize: String { "a preferred size cannot follow the view's own: decide it from what the view shows" }

  /// It is what a controller says of its own preferred size.
  private var isPreferredSize: Bool {
    node.enclosingMember?.kind == .variableDecl && node.enclosingMethodName == "preferredContentSize"
  }

  /// Another read in the expression is in pixels. What only stands in the same list or text is a value of its own.
  private var meetsPixels: Bool {
    expression.preorder.contains { MainScreenRead($0, of: "nativeBounds", in: model) != nil }
  }

  /// Something else in the expression is in the coordinates of the window: `convert(rect, to: nil)`, `location(in: nil)`.
  private var meetsWindowCoordinates: Bool {
    ([bounds.value] + usesOfLocal).contains { $0.expression.preorder.contains { $0.isInWindowCoordinates(depth: 0) } }
  }

  /// What it is written into that says itself that it tells of the screen: a log line, what a support mail says of the device, an entry of
  /// a dictionary. The view's size would make it a lie.
  private var whatTellsOfScreen: String? {
    var child = bounds.value
    for ancestor in bounds.value.ancestors {
      if child.isItem { return nil }
      switch ancestor.kind {
      case .interpolation: if ancestor.parent?.tellsOfScreen == true { return "text" }
      case .infixOperator:
        if InfixOperator(ancestor)?.isOperator("+") == true, ancestor.children.contains(where: \.tellsOfScreen) { return "text" }
      case .dictionary: return child.precedingSiblings.last?.tellsOfScreen == true && !ancestor.isMetrics ? "entry" : nil
      case .functionCall:
        guard let call = FunctionCall(ancestor), call.logs || call.calleeName == "String" else { break }
        if call.arguments.contains(where: { $0.expression.tellsOfScreen }) { return "text" }
      default: break
      }
      child = ancestor
    }
    return nil
  }

  /// What the value is computed into: operators and calls around it.
  private var expression: Node { bounds.value.expression }

  /// Where a local is used that is bound to nothing but this value.
  private var usesOfLocal: [Node] {
    guard let local = bounds.value.parenthesized.parent?.parent.flatMap(PatternBinding.init), let name = local.name,
      local.value == bounds.value.parenthesized, local.node.enclosing(.codeBlock, .closure) != nil
    else { return [] }
    return local.node.uses(ofLocal: name, declaredBy: local.node)
  }

  /// In the closure that says how high a sheet's own detent is.
  private var isInDetent: Bool {
    guard let closure = node.enclosing(.closure) else { return false }
    let call = closure.ancestors.lazy.compactMap(FunctionCall.init).first
    return call.map { $0.calleeName == "custom" && $0.node.enclosingStatement.tokenText.lowercased().contains("detent") } ?? false
  }

  /// The other side of an operator comes from what a notification says of the keyboard, also where the value goes by a local's name.
  private var meetsKeyboard: Bool {
    ([bounds.value] + usesOfLocal).contains(where: \.meetsKeyboard)
  }
}

extension Node {
  /// Whether an operator puts it beside what a notification says of the keyboard.
  fileprivate var meetsKeyboard: Bool {
    for ancestor in ancestors {
      if ancestor.isItem { return false }
      guard let infix = InfixOperator(ancestor), !infix.assigns else { continue }
      let other = infix.right == self || infix.right.isAncestor(of: self) ? infix.left : infix.right
      if other.preorder.contains(where: { $0.isFrameOfKeyboard(depth: 0) }) { return true }
    }
    return false
  }

  /// Of a string literal: whether its own words are about the screen. In markup and visual formats they may be about anything.
  fileprivate var tellsOfScreen: Bool {
    guard kind == .stringLiteral else { return false }
    let text = (firstToken...lastToken).filter { tree.tokens[$0].kind == .stringSegment }.map { tree.text(ofToken: $0) }.joined(
      separator: " ")
    guard !text.contains(where: { "<{;|".contains($0) }) else { return false }
    let words = text.split { !$0.isLetter }.flatMap { String($0).camelCaseWords }
    return !Set(words).isDisjoint(with: ["screen", "screens", "resolution", "device"])
  }

  /// Of a dictionary: whether it gives names to the lengths of a visual format.
  fileprivate var isMetrics: Bool {
    let name = parent.flatMap(Argument.init)?.label ?? parent?.parent.flatMap(PatternBinding.init)?.name
    return name?.camelCaseWords.contains("metrics") ?? false
  }

  /// `view.frame`, `view.frame.size.width`, `view.center.y`, ... of a certain base.
  fileprivate func isFrame(of isBase: (Node) -> Bool) -> Bool {
    var place = self
    while let base = place.chainBase {
      if let access = MemberAccess(place), ["frame", "bounds", "center"].contains(access.name), let owner = access.base {
        return isBase(owner.withoutMarks)
      }
      place = base
    }
    return false
  }

  /// The operators and calls around it, without what holds their result.
  fileprivate var expression: Node {
    var whole = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .infixOperator, .functionCall, .argumentList, .argument, .memberAccess, .tuple, .prefixOperator, .optionalChaining:
        if InfixOperator(ancestor)?.assigns == true { return whole }
        whole = ancestor
      default: return whole
      }
    }
    return whole
  }

  /// `convert(rect, to: nil)`, `convert(point, from: nil)`, `location(in: nil)`, also of a local that is bound to one, and with a window
  /// in the place of nil.
  fileprivate func isInWindowCoordinates(depth: Int) -> Bool {
    if depth < 3, kind == .identifier, let value = localBinding(named: tree.name(ofToken: firstToken))?.value, value != self,
      !value.isAncestor(of: self)
    {
      return value.preorder.contains { $0.isInWindowCoordinates(depth: depth + 1) }
    }
    guard let call = FunctionCall(self), let last = call.arguments.last,
      last.expression.kind == .nilLiteral || ["window", "keyWindow"].contains(last.expression.lastName ?? "")
    else { return false }
    switch call.calleeName {
    // What was converted from the window, and is kept, is the view's.
    case "convert": return last.label == "to" || last.label == "from" && depth == 0
    case "location": return last.label == "in"
    default: return false
    }
  }

  /// `preferredContentSize`, of `self`.
  fileprivate var isPreferredSize: Bool {
    var place = self
    while let access = MemberAccess(place), !access.isNamed("preferredContentSize"), let base = access.base { place = base }
    if let access = MemberAccess(place) { return access.isNamed("preferredContentSize") && access.base?.isIdentifier("self") == true }
    return place.isIdentifier("preferredContentSize") && place.localBinding(named: "preferredContentSize") == nil
  }

  /// A local or a property of one's own that is made as a window, or annotated as one.
  fileprivate func isWindow(in model: FileModel) -> Bool {
    let binding: (type: Node?, value: Node?)?
    if kind == .identifier, let local = localBinding(named: tree.name(ofToken: firstToken)) {
      binding = (local.type, local.value)
    } else if let name = lastName, kind == .identifier || MemberAccess(self)?.base?.isIdentifier("self") == true {
      let own = (enclosingType?.members ?? []).compactMap(VariableDecl.init).flatMap(\.bindings).first { $0.name == name }
      binding = own.map { ($0.type, $0.value) }
    } else {
      binding = nil
    }
    if let type = binding?.type { return TypeName(type).name == "UIWindow" }
    return binding?.value.flatMap { FunctionCall($0.unparenthesized) }?.madeType == "UIWindow"
  }

  /// `keyboardFrameEndUserInfoKey`, a local that was made with it, or what is called the keyboard's frame.
  fileprivate func isFrameOfKeyboard(depth: Int) -> Bool {
    guard kind == .identifier || kind == .memberAccess else { return false }
    if ["keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey", "keyboardFrameBeginUserInfoKey", "UIKeyboardFrameBeginUserInfoKey"]
      .contains(lastName ?? "")
    {
      return true
    }
    // A height is no place; a frame that is handed on by this name, or kept, is.
    let words = lastName?.camelCaseWords ?? []
    if words.contains("keyboard"), words.last == "frame" || words.last == "rect" { return true }
    guard depth < 3, kind == .identifier, let local = localBinding(named: tree.name(ofToken: firstToken)), let value = local.value,
      value != self, !value.isAncestor(of: self)
    else { return false }
    return value.preorder.contains { $0.isFrameOfKeyboard(depth: depth + 1) }
  }
}
