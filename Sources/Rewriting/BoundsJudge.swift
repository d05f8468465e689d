import Semantics
import Syntax

/// Decides for one read of `UIScreen.main.bounds` what size is meant, from where it stands and what it is for.
package struct BoundsJudge {
  package enum Verdict {
    case source(Source)
    case replacement(Fix, message: String)
    case person(String)
    case skip(String)
  }

  /// What stands in the screen's place.
  package struct Source {
    package enum Meaning { case owner, rect, size }
    package let text: String
    /// `owner`: something whose `bounds` are read; `rect` and `size`: the value itself.
    package let standsFor: Meaning
  }

  private let bounds: ScreenBounds
  private let context: Context
  private var node: Node { bounds.read.node }
  private var model: FileModel { context.model }

  package init(_ bounds: ScreenBounds, in context: Context) { (self.bounds, self.context) = (bounds, context) }

  package var verdict: Verdict {
    if let first = firstFrame { return first }
    if isInConversion { return .person("a frame is converted here: take both rectangles in one view's coordinates, not the screen's") }
    if recognisesDevice { return .person(deviceMessage) }
    if bounds.read.isComparedWithAnotherScreenRead(in: context) {
      return .person("the other side of this comparison stays with UIScreen.main: compare values of one screen")
    }
    if isComparedWithItsView {
      return .person("this asks whether the view fills the screen: ask the size class, or how much room the view has")
    }
    if let anchor = popoverAnchor { return anchor }
    if let frame = swiftUIFrame { return frame }
    guard let type = node.enclosingType else { return .person(nobodyToAsk) }
    switch model.kind(of: type) {
    case .controller: return inController
    case .swiftUIView, .swiftUIWithoutPlace, .shape:
      return .person("no view's size is known here: use containerRelativeFrame or onGeometryChange on the view it is for")
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
    if call.arguments.count > 1 || call.hasTrailingClosures {
      return .person("the size is not known yet: make it without one, and size it with its container")
    }
    if let made, Self.rendersIntoItsFrame.contains(made) {
      return .person("`\(made)` renders into its first frame: make it when its container has a size")
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
    let hasOwnInitializers =
      isOwn || !isSuper && name != "UIWindow" && context.index.members(ofType: name, in: scope).contains { $0.form == .initializer }
    guard call.arguments.count == 1, !hasOwnInitializers else {
      return .person("a window needs its scene: give `\(name)` an initializer that takes a UIWindowScene")
    }
    guard let scene = windowScene else {
      if call.makesWindowOfApp(in: context) { return .skip("the app's own window belongs to scene-lifecycle") }
      return .person("a window without a scene stays invisible: pass a UIWindowScene in and make it with init(windowScene:)")
    }
    guard !call.node.containsComment, let label = call.arguments.first?.labelToken else {
      return .person("make this window with init(windowScene: \(scene))")
    }
    let label0 = node.tree.tokens[label].range
    let fix = Fix(edits: [.replace(label0.lowerBound..<node.parenthesized.range.upperBound, with: "windowScene: \(scene)")])
    return .replacement(fix, message: "\(isSuper ? "super.init" : name)(frame: UIScreen.main.bounds) → init(windowScene: \(scene))")
  }

  /// The name of a window scene that is at hand and is no optional.
  private var windowScene: String? {
    var hidden: Set<String> = []
    for binding in node.visibleBindings where hidden.insert(binding.name).inserted {
      if binding.typeName == "UIWindowScene", !binding.isOptional { return binding.name }
      guard [.optionalBinding, .constant].contains(binding.kind) else { continue }
      guard let value = binding.value?.unparenthesized else {
        if binding.kind == .optionalBinding, binding.node.localBinding(named: binding.name)?.typeName == "UIWindowScene" {
          return binding.name
        }
        continue
      }
      if let cast = Cast(value), cast.isForced, TypeName(cast.type).name == "UIWindowScene" { return binding.name }
      guard binding.kind == .optionalBinding else { continue }
      if value.kind == .identifier,
        value.localBinding(named: node.tree.name(ofToken: value.firstToken))?.typeName == "UIWindowScene"
      {
        return binding.name
      }
      if let cast = Cast(value), cast.isOptional, TypeName(cast.type).name == "UIWindowScene" { return binding.name }
      if value.lastName == "windowScene" { return binding.name }
    }
    return nil
  }

  // MARK: What it is for

  private var isInConversion: Bool {
    let statement = node.enclosingStatement
    for ancestor in node.ancestors {
      if let call = FunctionCall(ancestor), call.callee != node, let name = call.calleeName, name.hasPrefix("convert"),
        !call.callee.isAncestor(of: node)
      {
        return true
      }
      if ancestor == statement { break }
    }
    return statement.preorder.contains { place in
      guard let read = MainScreenRead(place, in: model) else { return false }
      return read.member == "coordinateSpace" || read.member == "fixedCoordinateSpace"
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
    let side = bounds.part == .width ? "width" : (bounds.part == .height ? "height" : "size")
    var child = bounds.value
    for ancestor in bounds.value.ancestors {
      if let infix = InfixOperator(ancestor), let number = [infix.left, infix.right].first(where: { $0 != child && $0.isNumber }),
        !infix.assigns,
        ["==", "!=", "<", ">", "<=", ">=", "~="].contains(infix.operatorText)
      {
        return "\(number.text) tells devices apart by the \(side) of their screens: ask the size class, or the room the view has"
      }
      if let call = FunctionCall(ancestor), let name = call.calleeName, name == "max" || name == "min" {
        return "the \(name == "max" ? "longer" : "shorter") side of a screen, however it is held: ask for the room that the view has"
      }
      if ancestor.kind == .switchExpr {
        return "this tells devices apart by the \(side) of their screens: switch over a size class, or over the view's"
      }
      if ancestor.kind == .ternary { return "the longer or shorter side of a screen, however it is held: ask for the room the view has" }
      if ancestor.isItem { break }
      child = ancestor
    }
    return "a device is recognised by its screen's \(side): decide by the size class, or by the room the view has"
  }

  /// `popover.sourceRect = UIScreen.main.bounds`: in the coordinates of what is set as `sourceView`.
  private var popoverAnchor: Verdict? {
    guard let assignment = InfixOperator(node.enclosingStatement), assignment.isAssignment, assignment.left.lastName == "sourceRect" else {
      return nil
    }
    let views =
      node.enclosingMember?.preorder.compactMap(InfixOperator.init).filter { $0.isAssignment && $0.left.lastName == "sourceView" } ?? []
    guard views.count == 1, let view = views.first?.right, [.identifier, .memberAccess].contains(view.kind), !view.containsComment else {
      return .person("sourceRect is in the coordinates of sourceView: take the bounds of the view that is set there")
    }
    return .source(Source(text: view.text, standsFor: .owner))
  }

  // MARK: Places

  private var inController: Verdict {
    let access = model.selfAccess(at: node)
    guard let member = node.enclosingMember, let method = node.enclosingMethodName, access.isAvailable else { return .person(nobodyToAsk) }
    if node.isInStoredValue {
      return .person("`\(node.declaredName)` is made before the view has a size: compute it from view.bounds where it is used")
    }
    if let stored = storedArgument { return .person("`\(stored)` keeps this for ever: let it ask its own view's bounds when it lays out") }
    if LifeCycle.hasNoSize(method) || isOnlyCalledTooEarly { return .person(tooEarly(method)) }
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

  /// A method that only methods call in which the view has no size.
  private var isOnlyCalledTooEarly: Bool { node.phase == .setUp }

  private func tooEarly(_ method: String) -> String {
    switch method {
    case "init": return "the view is not loaded in init: take the size from view.bounds in viewDidLayoutSubviews"
    case "deinit": return "the view may be gone in deinit: take what is needed from view.bounds before"
    default: return "the size is not final in `\(method)`: take it from view.bounds in viewIsAppearing or viewDidLayoutSubviews"
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
      return ["UICollectionView", "UITableView", "UIScrollView"].contains(type)
        || context.index.inherits(type, from: "UIScrollView", in: scope)
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

  private var nobodyToAsk: String { Wording.noSize(at: node, in: context) }
}

// MARK: - SwiftUI

extension BoundsJudge {
  /// `.frame(width: UIScreen.main.bounds.width * 0.8)` → `.containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }`.
  /// Nil where the value is no argument of a SwiftUI frame.
  private var swiftUIFrame: Verdict? {
    guard model.imports.contains("SwiftUI"), let (call, argument) = frameCall else { return nil }
    let isHorizontal = argument.label == "width"
    let axis = isHorizontal ? ".horizontal" : ".vertical"
    guard call.arguments.count == 1, !call.hasTrailingClosures else {
      return .person("give each axis its own containerRelativeFrame, or let the content decide the size")
    }
    guard bounds.part == (isHorizontal ? .width : .height) else {
      return .person("this axis takes the other's length: say with containerRelativeFrame or aspectRatio what is meant")
    }
    guard let factor = factor(in: argument.expression.unparenthesized), let length = lengthName(besides: argument.node) else {
      return .person("only a part of the container can be asked for: subtract with padding around containerRelativeFrame")
    }
    guard context.minimumOS >= 17 else {
      return .person("containerRelativeFrame needs iOS 17: choose another way below it, such as maxWidth: .infinity")
    }
    guard !call.argumentListHasComment else { return .person("replace this frame by containerRelativeFrame(\(axis))") }
    let closure = factor.isEmpty ? "" : " { \(length), _ in \(length)\(factor) }"
    let text = "containerRelativeFrame(\(axis))\(closure)"
    let start = node.tree.tokens[MemberAccess(call.callee)?.nameToken ?? call.callee.firstToken].range.lowerBound
    let fix = Fix(edits: [.replace(start..<call.node.range.upperBound, with: text)], extent: call.node.range)
    return .replacement(fix, message: ".frame of the screen → .\(text)")
  }

  /// What the closure calls the container's length; nil where the argument names a parameter of a closure around it (`$0`).
  private func lengthName(besides argument: Node) -> String? {
    let names = Set(argument.preorder.filter { $0.kind == .identifier }.map { node.tree.name(ofToken: $0.firstToken) })
    return names.contains { $0.hasPrefix("$") } ? nil : ["length", "whole", "extent"].first { !names.contains($0) }
  }

  /// The `.frame(width:)` or `.frame(height:)` whose argument this value is in.
  private var frameCall: (FunctionCall, Argument)? {
    for ancestor in node.ancestors {
      if ancestor.kind == .codeBlock || ancestor.kind == .closure { return nil }
      guard let argument = Argument(ancestor), let call = argument.node.parent?.parent.flatMap(FunctionCall.init),
        call.argumentList == argument.node.parent
      else { continue }
      guard call.calleeName == "frame", argument.label == "width" || argument.label == "height" else { continue }
      // Without a base it is the frame of `self`: in an extension of `View`.
      guard MemberAccess(call.callee) != nil || node.enclosingType.map({ model.kind(of: $0) == .swiftUIWithoutPlace }) == true else {
        return nil
      }
      return (call, argument)
    }
    return nil
  }

  /// What stands behind the length: `""`, `" * 0.8"`, `" / 3"`; nil if it is not at the very left, or if more than products is done to it.
  private func factor(in expression: Node) -> String? {
    let expression = expression.unparenthesized
    if expression == bounds.value { return "" }
    guard let product = InfixOperator(expression), product.isOperator("*") || product.isOperator("/") else { return nil }
    guard let left = factor(in: product.left), !product.right.preorder.contains(where: { MainScreenRead($0, in: model) != nil }) else {
      return nil
    }
    let isSingleLine = !product.right.bytes.contains(UInt8(ascii: "\n"))
    return isSingleLine ? left + " \(product.operatorText) \(product.right.text)" : nil
  }
}

extension FunctionCall {
  /// The type whose initializer is called: `UIView` of `UIView(...)`, `UIView.init(...)`.
  package var madeType: String? {
    var type = callee.unparenthesized
    if let access = MemberAccess(type), access.isNamed("init") {
      guard let base = access.base else { return node.expectedType }
      type = base
    }
    guard let name = type.lastName, name.first?.isUppercase == true else { return nil }
    return name
  }

  fileprivate var argumentListHasComment: Bool {
    guard let list = argumentList else { return false }
    return list.containsComment || node.tree.tokens[list.firstToken].flags.contains(.precededByComment)
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

  fileprivate func isIdentifier(named name: String) -> Bool { kind == .identifier && tree.name(ofToken: firstToken) == name }

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

extension FunctionCall {
  /// Whether an app delegate that its program begins with makes its own window here: for its `window`, or for a local that becomes it.
  fileprivate func makesWindowOfApp(in context: Context) -> Bool {
    guard let type = node.enclosingType, context.model.kind(of: type) == .appDelegate,
      !context.index.entryPoints.contains(where: { $0.kind == .swiftUIApp })
    else { return false }
    guard let place = node.parenthesized.parent else { return false }
    let own = type.windowName
    if let infix = InfixOperator(place) { return infix.isAssignment && infix.left.lastName == own }
    guard place.kind == .initializerClause, let binding = place.parent.flatMap(PatternBinding.init), let name = binding.name else {
      return false
    }
    guard let function = node.enclosingMember.flatMap(FunctionDecl.init) else { return name == own }
    return function.node.preorder.contains { other in
      guard let infix = InfixOperator(other), infix.isAssignment, infix.left.lastName == own else { return false }
      let value = infix.right.unparenthesized
      return value.kind == .identifier && value.text == name
    }
  }
}

extension TypeDecl {
  /// The name of an app delegate's window: `window`, else its only property of that type.
  fileprivate var windowName: String {
    let bindings = members.compactMap(VariableDecl.init).filter { !$0.isStatic }.flatMap(\.bindings)
    if bindings.contains(where: { $0.name == "window" }) { return "window" }
    let windows = bindings.filter { $0.type.map { TypeName($0).name == "UIWindow" } ?? false }
    return windows.count == 1 ? windows.first?.name ?? "window" : "window"
  }
}
