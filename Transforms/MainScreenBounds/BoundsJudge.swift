import Rewriting
import Semantics
import Syntax

/// Decides for one read of `UIScreen.main.bounds` what size is meant, from where it stands and what it is for.
struct BoundsJudge {
  enum Verdict {
    case source(Source)
    case replacement(Fix, message: String)
    case person(String)
    case skip(String)
  }

  /// What stands in the screen's place.
  struct Source {
    enum Meaning { case owner, rect, size }
    let text: String
    /// `owner`: something whose `bounds` are read; `rect` and `size`: the value itself.
    let standsFor: Meaning
  }

  let bounds: ScreenBounds
  let context: Context
  var node: Node { bounds.read.node }
  var model: FileModel { context.model }

  init(_ bounds: ScreenBounds, in context: Context) { (self.bounds, self.context) = (bounds, context) }

  var verdict: Verdict {
    if let first = firstFrame { return first }
    if let window = frameOfAppWindow { return window }
    if isConverted { return .person("a frame is converted here: take both rectangles in one view's coordinates, not the screen's") }
    if meetsScreenCoordinates { return .person("the other value here is in the screen's coordinates: take both in those of the view") }
    if recognisesDevice { return .person(deviceMessage) }
    if let other = bounds.read.otherScreenMember(in: context) {
      return .person(Wording.compared(with: other))
    }
    if let misfit { return .person(misfit) }
    if isComparedWithItsView {
      return .person("this asks whether the view fills the screen: ask the size class, or how much space the view has")
    }
    if let anchor = popoverAnchor { return anchor }
    if let overlay = frameOverWindow { return overlay }
    if let frame = swiftUIFrame { return frame }
    guard let type = node.enclosingType else { return .person(nobodyToAsk) }
    switch model.kind(of: type) {
    case .controller: return inController
    case .shape: return .person("a Shape is as large as the rectangle it is given: use that, not the screen")
    case .swiftUIView, .swiftUIWithoutPlace: return .person(inSwiftUI)
    default: return .person(nobodyToAsk)
    }
  }

  // MARK: First frames and windows

  /// `X(frame: UIScreen.main.bounds)`, `super.init(frame: UIScreen.main.bounds)`; nil where the value is something else.
  private var firstFrame: Verdict? {
    guard bounds.part == .rect, let argument = node.parenthesized.parent.flatMap(Argument.init), argument.label == "frame",
      let call = argument.node.parent?.parent.flatMap(FunctionCall.init), call.argumentList == argument.node.parent
    else { return nil }
    if let window = windowCall(call) { return window }
    let isSuper =
      MemberAccess(call.callee).map { $0.isNamed("init") && ($0.base?.kind == .superExpr || $0.base?.isIdentifier("self") == true) }
      ?? false
    let made = isSuper ? nil : call.madeType
    guard isSuper || made != nil, let type = node.enclosingType, model.kind(of: type).isTraitEnvironment else { return nil }
    let member = node.enclosingMember
    guard member?.kind == .initializerDecl || member.flatMap(FunctionDecl.init)?.name == "loadView" else { return nil }
    if let made, Self.rendersIntoItsFrame.contains(made) {
      return .person("`\(made)` renders into its first frame: make it when its container has a size")
    }
    if call.arguments.count > 1 || call.hasTrailingClosures {
      let what = made.map { "the \(Wording.quoted($0))" } ?? "it"
      return .person("there is no size in `\(node.enclosingMethodName ?? "init")`: start \(what) at .zero and constrain it")
    }
    return .source(Source(text: ".zero", standsFor: .rect))
  }

  private static let rendersIntoItsFrame: Set<String> = ["MTKView", "GLKView", "MKMapView", "ARSCNView", "SCNView", "SKView"]

  private func windowCall(_ call: FunctionCall) -> Verdict? {
    let scope = NameScope(file: model.file, nesting: model.nesting(of: node))
    let initialized = MemberAccess(call.callee).flatMap { $0.isNamed("init") ? $0.base : nil }
    let isSuper = initialized?.kind == .superExpr
    let isOwn = initialized?.isIdentifier("self") == true
    let name = isSuper || isOwn ? node.enclosingType?.name : call.madeType
    guard let name, name == "UIWindow" || context.index.inherits(name, from: "UIWindow", in: scope) else { return nil }
    if node.windowSceneAtHand == nil, call.makesWindowOfApp(in: context) { return ofApp(call) }
    let hasOwnInitializers =
      isOwn
      || !isSuper && name != "UIWindow" && context.index.members(ofType: name, in: scope).contains { $0.form == .initializer }
        && context.index.parameters(ofFunction: name, labels: ["windowScene"]).isEmpty
    guard call.arguments.count == 1, !hasOwnInitializers else {
      return .person("a window needs its scene: give `\(name)` an initializer that takes a UIWindowScene")
    }
    guard let scene = node.windowSceneAtHand else {
      if node.visibleBindings.contains(where: { $0.isParameter && $0.typeName == "UIScene" && $0.name == "scene" }) {
        return .person("bind `scene as? UIWindowScene`, and make the window with init(windowScene:)")
      }
      if !isSuper, call.isGivenItsSceneLater { return .person("the scene is set below: make the window with init(windowScene:) instead") }
      if isSuper { return .person("a window without a scene never appears: take a UIWindowScene in this initializer") }
      let optional = node.visibleBindings.first { $0.isOptional && $0.typeName == "UIWindowScene" }
      if let optional {
        return .person(Wording.about(optional.name, "may be nil: unwrap it and make the window with init(windowScene:)"))
      }
      return .person("a window without a scene never appears: pass a UIWindowScene in, for init(windowScene:)")
    }
    guard !call.node.containsComment, let label = call.arguments.first?.labelToken else {
      return .person("make this window with init(windowScene: \(scene))")
    }
    let argument = node.tree.tokens[label].range.lowerBound..<node.parenthesized.range.upperBound
    let fix = Fix(edits: [.replace(argument, with: "windowScene: \(scene)")])
    return .replacement(fix, message: "\(isSuper ? "super.init" : name)(frame: UIScreen.main.bounds) → init(windowScene: \(scene))")
  }

  private static let appsOwn = "the app's own window belongs to scene-lifecycle"

  /// The window of an app delegate: what scene-lifecycle takes over, or what is left from before there were scenes.
  private func ofApp(_ call: FunctionCall) -> Verdict {
    guard call.isSupersededByScenes(in: context) else { return .skip(Self.appsOwn) }
    return .person("with scenes this window never appears: make it in the scene delegate, with init(windowScene:)")
  }

  /// `UIWindow(frame: CGRect(..., width: UIScreen.main.bounds.width, ...))` or `window.frame = UIScreen.main.bounds` of an app's own
  /// window; nil elsewhere.
  private var frameOfAppWindow: Verdict? {
    if let assignment = InfixOperator(node.enclosingStatement), assignment.isAssignment,
      assignment.right.isAncestor(of: node) || assignment.right == node,
      let frame = MemberAccess(assignment.left), frame.isNamed("frame"), let base = frame.base, base.isShownWindowOfDelegate(in: context)
    {
      if node.enclosingType.map({ model.kind(of: $0) }) == .sceneDelegate || node.windowSceneAtHand != nil {
        return .person("a window of a scene is as large as its scene by itself: this frame can go")
      }
      return .skip(Self.appsOwn)
    }
    for ancestor in node.ancestors {
      if ancestor.kind == .codeBlock || ancestor.kind == .closure { return nil }
      guard let call = FunctionCall(ancestor), call.madeType == "UIWindow", call.arguments.first?.label == "frame" else { continue }
      return node.windowSceneAtHand == nil && call.makesWindowOfApp(in: context) ? ofApp(call) : nil
    }
    return nil
  }

  // MARK: What it is for

  /// It is an argument of a `convert`.
  private var isConverted: Bool {
    let statement = node.enclosingStatement
    for ancestor in node.ancestors {
      if let call = FunctionCall(ancestor), call.callee != node, let name = call.calleeName, name.hasPrefix("convert"),
        !call.callee.isAncestor(of: node)
      {
        return true
      }
      if ancestor == statement { break }
    }
    return false
  }

  /// Another read of the screen in the statement is about its coordinates.
  private var meetsScreenCoordinates: Bool {
    node.enclosingStatement.preorder.contains { place in
      MainScreenRead(place, of: "coordinateSpace", in: model) != nil || MainScreenRead(place, of: "fixedCoordinateSpace", in: model) != nil
    }
  }

  /// `view.frame.width == UIScreen.main.bounds.width`: with the view's own bounds in the screen's place it would say nothing.
  private var isComparedWithItsView: Bool {
    let operand = bounds.value.parenthesized
    guard let infix = operand.parent.flatMap(InfixOperator.init),
      ["==", "!=", "<", ">", "<=", ">="].contains(infix.operatorText)
    else { return false }
    let other = (infix.left == operand ? infix.right : infix.left).unparenthesized
    guard ["bounds", "frame"].contains(where: { name in other.preorder.contains { MemberAccess($0)?.name == name } }) else { return false }
    let root = other.chainRoot
    return ["self", "view", "window", "bounds", "frame"].contains { root.isIdentifier(named: $0) }
  }

  private var recognisesDevice: Bool {
    let value = bounds.value
    let isOther: (Node) -> Bool = { place in
      guard let other = ScreenBounds(place, in: model) else { return false }
      return other.part != bounds.part && [.width, .height].contains(other.part)
    }
    if value.recognisesDevice(isOtherSide: isOther) { return true }
    // A local constant that is nothing but this value is followed to where it is used.
    guard let binding = value.parenthesized.parent?.parent.flatMap(PatternBinding.init), let name = binding.name,
      binding.value == value.parenthesized,
      binding.node.enclosingMember != binding.node.parent, let block = binding.node.parent?.parent
    else { return false }
    return block.preorder.contains { use in
      guard use.isIdentifier(named: name), use.range.lowerBound > binding.node.range.upperBound,
        use.localBinding(named: name)?.node == binding.node
      else { return false }
      return use.dimensions.contains { dimension in
        dimension.recognisesDevice { other in
          guard other != dimension, let root = other.kind == .memberAccess || other.kind == .identifier ? other.chainRoot : nil else {
            return isOther(other)
          }
          return root.isIdentifier(named: name) && root != use && ["width", "height"].contains(other.lastName ?? "")
        }
      }
    }
  }

  private var deviceMessage: String {
    let side = bounds.noun
    var child = bounds.value
    for ancestor in bounds.value.ancestors {
      if let infix = InfixOperator(ancestor), let number = [infix.left, infix.right].first(where: { $0 != child && $0.isNumber }),
        !infix.assigns,
        ["==", "!=", "<", ">", "<=", ">=", "~="].contains(infix.operatorText)
      {
        let number = number.tokenCount > 2 ? "a number" : number.text
        return aboutHelper("tells devices apart by the \(side) \(number): ask the size class, or the available space")
          ?? "\(number) tells devices apart by the \(side) of their screens: ask the size class, or the space the view has"
      }
      if let call = FunctionCall(ancestor), let extreme = call.calleeName, extreme == "max" || extreme == "min" {
        return sideMessage(extreme == "max" ? "longer" : "shorter")
      }
      if ancestor.kind == .switchExpr {
        let advice = "tells devices apart by the \(side) of their screens: switch over a size class, or over the view's"
        return aboutHelper(advice) ?? "this \(advice)"
      }
      if ancestor.kind == .ternary { return sideMessage("longer or shorter") }
      if ancestor.isItem { break }
      child = ancestor
    }
    return aboutHelper("recognises a device by its screen's \(side): ask the size class, or the available space")
      ?? "a device is recognised by its screen's \(side): decide by the size class, or by the space the view has"
  }

  private func sideMessage(_ side: String) -> String {
    aboutHelper("takes the \(side) side of a screen, however it is held: ask for the available space")
      ?? "the \(side) side of a screen, however it is held: ask for the space the view has"
  }

  /// A helper is named, with its uses; nil where the read is not in one.
  private func aboutHelper(_ predicate: String) -> String? {
    guard Wording.helper(at: node, in: context) != nil else { return nil }
    return Wording.about(node.declaredName, isCounted: true, predicate)
  }

  // MARK: Places

  private var inController: Verdict {
    let access = model.selfAccess(at: node)
    guard let member = node.enclosingMember, let method = node.enclosingMethodName, access.isAvailable else { return .person(nobodyToAsk) }
    if let name = node.lazyValueAround { return .person(keptForEver(name)) }
    if let stored = storedArgument {
      return .person(Wording.about(stored, "keeps this \(bounds.noun): make it anew, or tell it, when the view's size changes"))
    }
    if LifeCycle.hasNoSize(method) || node.phase == .setUp { return .person(Wording.container(at: node) ?? tooEarly(method)) }
    if method == "viewWillTransition", let size = parameterName(ofType: "CGSize", in: member), isOutsideClosures {
      if bounds.part == .rect || bounds.part == .other && node.parenthesized.parent.flatMap(MemberAccess.init)?.isNamed("size") != true {
        return .person("view.bounds still has the old size here: use `\(size)`, the size it will have")
      }
      return .source(Source(text: size, standsFor: .size))
    }
    let scrolls = scrollViewParameters
    if scrolls.count == 1, let name = scrolls.first { return .source(Source(text: name, standsFor: .owner)) }
    guard let view = model.memberOfSelf("view", at: node, access) else { return .person(nobodyToAsk) }
    return .source(Source(text: view, standsFor: .owner))
  }

  /// Of a `lazy` value.
  private func keptForEver(_ name: String) -> String {
    if node.enclosing(.closure) != nil, let assignment = InfixOperator(node.enclosingStatement), assignment.isAssignment,
      let target = assignment.left.lastName
    {
      return Wording.about(name, "is made once: set its `\(target)` in viewDidLayoutSubviews, from view.bounds")
    }
    return Wording.about(name, "would be kept for ever: compute it from view.bounds where it is used")
  }

  private func tooEarly(_ method: String) -> String {
    switch method {
    case "init": return "the view is not loaded in init: take the size from view.bounds in viewDidLayoutSubviews"
    case "deinit": return "the view may be gone in deinit: take what is needed from view.bounds before"
    case _ where node.enclosingMember?.kind == .variableDecl:
      return Message.fitting(
        "the size is not final when `\(method)` is set: take it from view.bounds in viewDidLayoutSubviews",
        "the size is not final when this is set: take it from view.bounds in viewDidLayoutSubviews")
    case _ where !LifeCycle.hasNoSize(method):
      return Message.fitting(
        "set-up calls `\(method)` before the size is final: take it from view.bounds in viewDidLayoutSubviews",
        "set-up calls this before the size is final: take it from view.bounds in viewDidLayoutSubviews")
    case _ where !LifeCycle.isSetUp(method) && method != "viewWillAppear":
      return Wording.about(method, "may run before the view has its size: take it from view.bounds when that lays out")
    default:
      return Message.fitting(
        "the size is not final in `\(method)`: take it from view.bounds in viewIsAppearing or viewDidLayoutSubviews",
        "the size is not final in `\(method)`: take it from view.bounds in viewDidLayoutSubviews",
        "the size is not final here: take it from view.bounds in viewIsAppearing or viewDidLayoutSubviews")
    }
  }

  private var isOutsideClosures: Bool {
    guard let member = node.enclosingMember else { return true }
    return !node.ancestors.prefix { $0 != member }.contains { $0.kind == .closure }
  }

  private func parameterName(ofType type: String, in member: Node) -> String? {
    FunctionDecl(member)?.parameters.first { $0.type.map { TypeName($0).name == type } ?? false }?.name
  }

  private var scrollViewParameters: [String] {
    var hidden: Set<String> = []
    return node.visibleBindings.filter { binding in
      guard hidden.insert(binding.name).inserted, binding.isParameter, !binding.isOptional, binding.name != "_", let type = binding.typeName
      else { return false }
      let scope = NameScope(file: model.file, nesting: model.nesting(of: node))
      if ["UICollectionView", "UITableView", "UIScrollView"].contains(type) { return true }
      // A text view scrolls too, but it is a piece of the page.
      return context.index.inherits(type, from: "UIScrollView", in: scope) && type != "UITextView"
        && !context.index.inherits(type, from: "UITextView", in: scope)
    }.map(\.name)
  }

  /// The type whose initializer keeps the value that it is handed.
  private var storedArgument: String? {
    for ancestor in node.ancestors {
      if ancestor.kind == .codeBlock || ancestor.kind == .closure { return nil }
      guard let argument = Argument(ancestor), let call = argument.node.parent?.parent.flatMap(FunctionCall.init), let type = call.madeType,
        let position = call.arguments.firstIndex(where: { $0.node == argument.node })
      else { continue }
      let stored = context.index.parameters(ofFunction: type, labels: call.arguments.map(\.label)).contains {
        position < $0.count && $0[position].isStored
      }
      if stored { return type }
    }
    return nil
  }

  private var nobodyToAsk: String { Wording.noSize(bounds, in: context) }
}

extension FunctionCall {
  /// `let window = UIWindow(frame: ...); window.windowScene = scene`
  fileprivate var isGivenItsSceneLater: Bool {
    guard let name = node.parenthesized.parent?.parent.flatMap(PatternBinding.init)?.name, let member = node.enclosingMember else {
      return false
    }
    return member.preorder.compactMap(InfixOperator.init).contains { infix in
      guard infix.isAssignment, let scene = MemberAccess(infix.left), scene.isNamed("windowScene"), let window = scene.base else {
        return false
      }
      return window.kind == .identifier && window.text == name
    }
  }

  /// The type whose initializer is called: `UIView` of `UIView(...)`, `UIView.init(...)`.
  var madeType: String? {
    var type = callee.unparenthesized
    if let access = MemberAccess(type), access.isNamed("init") {
      guard let base = access.base else { return node.expectedType }
      type = base
    }
    guard let name = type.lastName, name.first?.isUppercase == true else { return nil }
    return name
  }
}

extension Node {
  /// The name of the type that `.init(...)` makes here: what a variable is annotated with, or a member that it is assigned to.
  fileprivate var expectedType: String? {
    guard let parent = parenthesized.parent else { return nil }
    if parent.kind == .initializerClause { return parent.parent.flatMap(PatternBinding.init)?.type.map { TypeName($0).name } }
    guard let infix = InfixOperator(parent), infix.isAssignment, let name = infix.left.lastName else { return nil }
    let left = infix.left
    guard left.kind == .identifier || MemberAccess(left)?.base?.isIdentifier("self") == true else { return nil }
    if left.kind == .identifier, let local = localBinding(named: name) { return local.typeName }
    let own = (enclosingType?.members ?? []).compactMap(VariableDecl.init).flatMap(\.bindings).first { $0.name == name }
    if let own { return own.type.map { TypeName($0).name } }
    return name == "view" ? "UIView" : nil
  }

  /// Of a name: itself and the chain of sizes that hangs on it.
  fileprivate var dimensions: [Node] {
    var (result, place) = ([self], self)
    while let next = place.parent.flatMap(MemberAccess.init), next.base == place, ["size", "width", "height"].contains(next.name) {
      place = next.node
      result = [place]
    }
    return result
  }
}
