import Rewriting
import Semantics
import Syntax

/// Places where another view's bounds are meant: that of what a frame or a rectangle lies in.
extension BoundsJudge {
  // MARK: Popovers

  /// `popover.sourceRect = UIScreen.main.bounds`: in the coordinates of what is set as `sourceView`.
  var popoverAnchor: Verdict? {
    guard let assignment = InfixOperator(node.enclosingStatement), assignment.isAssignment, assignment.left.lastName == "sourceRect" else {
      return nil
    }
    let views =
      node.enclosingMember?.preorder.compactMap(InfixOperator.init).filter { $0.isAssignment && $0.left.lastName == "sourceView" } ?? []
    if views.isEmpty { return .person("no sourceView is set here: set one, and its bounds as this rectangle") }
    guard views.count == 1, let view = views.first?.right, [.identifier, .memberAccess].contains(view.kind), !view.containsComment,
      !view.mayBeNil(in: model)
    else { return .person("sourceRect is in the coordinates of sourceView: take the bounds of the view that is set there") }
    return .source(Source(text: view.text, standsFor: .owner))
  }

  // MARK: Overlays

  /// The first frame of a local view that is added to the window, or to the view of a controller around this one: it fills that.
  var frameOverWindow: Verdict? {
    let name = nameOfFramedLocal
    let adding =
      callAddingIt
      ?? name.flatMap { name in
        node.enclosingMember?.preorder.lazy.compactMap(FunctionCall.init).first { $0.addsSubview(named: name) }
      }
    guard let holder = adding?.holderOfSubview, holder.isOverView(in: model) else { return nil }
    if holder.kind == .identifier, let window = node.localBinding(named: holder.text), !holder.mayBeNil(in: model),
      holder.localBinding(named: holder.text)?.node == window.node
    {
      return .source(Source(text: window.spelling, standsFor: .owner))
    }
    let what = holder.lastName == "view" ? "view" : "window"
    return .person("\(name.map(Wording.quoted) ?? "this") fills the \(what) that it is added to: take the bounds of that \(what)")
  }

  /// `window?.addSubview(UIView(frame: UIScreen.main.bounds))`
  private var callAddingIt: FunctionCall? {
    guard bounds.part == .rect, let argument = node.parenthesized.parent.flatMap(Argument.init), argument.label == "frame",
      let made = argument.node.parent?.parent.flatMap(FunctionCall.init), made.madeType != nil,
      let outer = made.node.parenthesized.parent.flatMap(Argument.init)?.node.parent?.parent.flatMap(FunctionCall.init)
    else { return nil }
    return ["addSubview", "insertSubview"].contains(outer.calleeName ?? "") ? outer : nil
  }

  /// The local whose frame this is: `let overlay = UIView(frame: UIScreen.main.bounds)`, `overlay.frame = UIScreen.main.bounds`.
  private var nameOfFramedLocal: String? {
    guard bounds.part == .rect else { return nil }
    if let assignment = InfixOperator(node.enclosingStatement), assignment.isAssignment, assignment.right == node.parenthesized,
      let frame = MemberAccess(assignment.left), frame.isNamed("frame") || frame.isNamed("bounds"), let view = frame.base,
      view.kind == .identifier, view.localBinding(named: view.text)?.isParameter == false
    {
      return view.text
    }
    guard let argument = node.parenthesized.parent.flatMap(Argument.init), argument.label == "frame",
      let call = argument.node.parent?.parent.flatMap(FunctionCall.init), call.madeType != nil,
      let local = call.node.parenthesized.parent?.parent.flatMap(PatternBinding.init), local.node.parent != node.enclosingMember
    else { return nil }
    return local.name
  }
}

extension FunctionCall {
  fileprivate func addsSubview(named name: String) -> Bool {
    ["addSubview", "insertSubview"].contains(calleeName ?? "") && arguments.first?.expression.isIdentifier(named: name) == true
  }

  /// `window` of `window?.addSubview(overlay)`.
  fileprivate var holderOfSubview: Node? { MemberAccess(callee)?.base.map(\.withoutMarks) }
}

extension Node {
  /// Whether it lies over a controller's own view: a window, or the view of a controller that holds others.
  func isOverView(in model: FileModel) -> Bool {
    if ["window", "keyWindow"].contains(lastName ?? "") || preorder.contains(where: { WindowLookup(from: $0, in: model) != nil }) {
      return true
    }
    if kind == .identifier, let local = localBinding(named: text) {
      if local.typeName == "UIWindow" { return true }
      return local.value.map { $0 != self && !$0.isAncestor(of: self) && $0.withoutMarks.isOverView(in: model) } ?? false
    }
    guard lastName == "view", let owner = MemberAccess(self)?.base?.withoutMarks.lastName else { return false }
    return ["navigationController", "tabBarController", "splitViewController", "parent", "presentingViewController", "rootViewController"]
      .contains(owner)
  }

  /// Whether a name or a member may be an optional, as far as can be told from here: then nothing may hang on it without a mark.
  fileprivate func mayBeNil(in model: FileModel) -> Bool {
    if text.contains("?") || preorder.contains(where: { WindowLookup(from: $0, in: model) != nil }) { return true }
    if kind == .identifier, let local = localBinding(named: text) {
      if local.kind == .optionalBinding { return false }
      if let type = local.type { return TypeName(type).needsMark }
      if local.isParameter { return false }
      return local.value.map { $0.makesOptional || $0.kind != .functionCall && $0.mayBeNil(in: model) } ?? false
    }
    let isOwn = kind == .identifier || MemberAccess(self)?.base?.isIdentifier("self") == true
    let name = lastName ?? ""
    if isOwn, let property = ownProperty(named: name, in: model) {
      return property.type.map { TypeName($0).needsMark } ?? property.value?.makesOptional ?? false
    }
    if Self.optionalViews.contains(name) { return true }
    // `sender.view` of a gesture.
    guard name == "view", let base = MemberAccess(self)?.base, base.kind == .identifier else { return false }
    return base.localBinding(named: base.text)?.typeName?.hasSuffix("GestureRecognizer") ?? false
  }

  /// `sender as? UIView`, `views.first`, `button ?? view`.
  private var makesOptional: Bool { tokenText.contains("?") || Self.optionalViews.contains(lastName ?? "") }

  /// Views of UIKit's, and elements of lists, that are optionals.
  private static let optionalViews: Set<String> = [
    "window", "keyWindow", "first", "last", "superview", "customView", "titleView", "inputView", "inputAccessoryView", "backgroundView",
    "selectedBackgroundView", "accessoryView", "tableHeaderView", "tableFooterView", "imageView", "titleLabel", "textLabel",
    "detailTextLabel", "leftView", "rightView", "presentedView", "viewIfLoaded", "nil",
  ]
}
