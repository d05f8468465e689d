import Semantics
import Syntax

/// The words of TODO lines about a size that nobody at the place can be asked for.
extension Wording {
  /// Nothing at this place has a size that can be asked; names the nearest thing that could be.
  package static func noSize(_ bounds: ScreenBounds, in context: Context) -> String {
    let (node, model) = (bounds.read.node, context.model)
    let access = model.selfAccess(at: node)
    let kind = node.enclosingType.map { model.kind(of: $0) }
    if let reason = access.reason {
      switch reason {
      case .weakSelf, .wouldBeRetained: return container(at: node) ?? noSelfForSize(reason, isController: kind == .controller)
      case .offMainThread, .beforeInitializer: return noSelfForSize(reason, isController: kind == .controller)
      case .defaultArgument: return "a default argument cannot ask a view: let callers pass the \(bounds.noun) they have"
      default: break
      }
    }
    if bounds.isFallback { return "the screen's \(bounds.noun) is no fallback: decide what to use without the value before it" }
    if let view = node.visibleBindings.first(where: { $0.isParameter && $0.type.map { model.kind(ofType: $0) == .view } == true }) {
      return "the screen is not the available space: ask \(quoted(view.name + ".bounds")), once it is laid out"
    }
    if let owner = node.visibleBindings.first(where: { $0.isParameter && $0.type.map { model.kind(ofType: $0) == .controller } == true }),
      kind != .controller
    {
      return "the screen is not the available space: ask \(quoted(owner.name + ".view.bounds")), once it is laid out"
    }
    if let container = container(at: node) { return container }
    if let scene = sceneOfSwiftUI(at: node, in: context) { return "\(scene) has no \(bounds.noun): let the view ask its container" }
    if node.isInStoredValue { return stored(bounds, kind) }
    guard let type = node.enclosingType, access.isAvailable else { return passSizeIn(bounds) }
    return ownSize(of: type, bounds, in: context)
  }

  /// What a parameter at hand, that is no view, knows of the room there is.
  package static func container(at node: Node) -> String? {
    for binding in node.visibleBindings where binding.isParameter && binding.name != "_" {
      let container = quoted(binding.name + ".container")
      switch binding.typeName {
      case "UIViewControllerContextTransitioning":
        return "a transition fills its container, not the screen: ask \(quoted(binding.name + ".containerView.bounds"))"
      case let type where type == "NSCollectionLayoutEnvironment" || binding.isLayoutEnvironment:
        return "a section has the space of its \(container): ask that for its effectiveContentSize"
      default: continue
      }
    }
    return nil
  }

  /// The initial value of a property or a global.
  private static func stored(_ bounds: ScreenBounds, _ kind: TypeKind?) -> String {
    let node = bounds.read.node
    let name = node.declaredName
    let isStatic = node.enclosingMember.flatMap(VariableDecl.init)?.isStatic ?? true
    if !isStatic, kind == .controller || kind == .view {
      let source = kind == .view ? "bounds" : "view.bounds"
      return about(name, "would never follow the view: compute it from \(source) where it is used")
    }
    return about(name, isCounted: true, "is computed once for all displays: make it a function of the \(bounds.noun) there is")
  }

  private static func passSizeIn(_ bounds: ScreenBounds) -> String {
    about(bounds.read.node.declaredName, isCounted: true, "has no view to ask: pass in the \(bounds.noun) of the view that needs it")
  }

  private static func noSelfForSize(_ reason: NoSelf, isController: Bool) -> String {
    let source = isController ? "view.bounds" : "bounds"
    switch reason {
    case .weakSelf(.gone): return "self is gone here: read the size from \(source) before the closure and capture it"
    case .weakSelf(.notYetBound): return "self is not bound yet: move this behind the guard and ask its \(source)"
    case .weakSelf: return "self may be gone here: bind it (guard let self) and ask its \(source)"
    case .wouldBeRetained: return "this closure would retain self: capture it weakly, ask its \(source)"
    case .offMainThread: return "views may not be asked off the main thread: read \(source) before the hop"
    default: return "nothing has a size before super.init: take it from \(source) when the view lays out"
    }
  }

  private static func ownSize(of type: TypeDecl, _ bounds: ScreenBounds, in context: Context) -> String {
    switch context.model.kind(of: type) {
    case .view: return ofView(type, bounds, in: context)
    case .presentation: return "ask containerView?.bounds: the container is what the presentation fills"
    case .collectionLayout: return "ask collectionView?.bounds and decide what to use while it is nil"
    case .layer: return "a layer is as large as its view makes it: use its own bounds in layoutSublayers"
    case .sceneDelegate: return "ask the window scene: effectiveGeometry.coordinateSpace.bounds (iOS 26) is what it has"
    case .appDelegate: return "an app has no size, its windows have: ask the view that needs it"
    case .representable: return "SwiftUI sizes this view: leave the \(bounds.noun) to the frame around it"
    case .unknown(let because):
      return Message.fitting(
        "\(because): if it is a view, use its own bounds when it lays out", "if this is a view, use its own bounds when it lays out")
    default:
      if context.model.inherits(type, from: "UIGestureRecognizer") { return "ask view?.bounds: the recognizer is for that view's touches" }
      return storedSize(at: bounds.read.node, in: context) ?? passSizeIn(bounds)
    }
  }

  private static func ofView(_ type: TypeDecl, _ bounds: ScreenBounds, in context: Context) -> String {
    let node = bounds.read.node
    let model = context.model
    if let method = node.enclosingMember.flatMap(FunctionDecl.init),
      let size = method.parameters.first(where: { $0.type.map { TypeName($0).name == "CGSize" } ?? false })
    {
      return "the screen is not this view's space: ask `\(size.name)`, the size that it is offered"
    }
    if node.enclosingMethodName == "intrinsicContentSize" {
      return "a view's own size cannot be the screen's: let constraints give it a \(bounds.noun)"
    }
    if let assignment = InfixOperator(node.enclosingStatement), assignment.assigns, assignment.left.isOwnFrame {
      return "a view does not fill the screen: place it in superview?.bounds, or constrain it"
    }
    if model.inherits(type, from: "UICollectionViewCell") || model.inherits(type, from: "UITableViewCell") {
      return "a cell is not as large as the screen: use contentView.bounds in layoutSubviews, or constraints"
    }
    if node.phase == .tracked { return "a view is not as large as the screen: use its own bounds here, or its superview's" }
    return "a view is not as large as the screen: use its own bounds in layoutSubviews, or its superview's"
  }
}

extension Node {
  /// `frame`, `self.frame.size.width`, `center.y`.
  fileprivate var isOwnFrame: Bool {
    var place = self
    while let base = place.chainBase, !base.isIdentifier("self") { place = base }
    guard let name = place.lastName, ["frame", "center"].contains(name) else { return false }
    return place.kind == .memberAccess || place.localBinding(named: name) == nil
  }
}

extension ScreenBounds {
  /// What is read, for people: `width`, `height`, `size`.
  package var noun: String {
    switch part {
    case .width: "width"
    case .height: "height"
    default: "size"
    }
  }

  /// It stands behind `??`.
  fileprivate var isFallback: Bool {
    let operand = value.parenthesized
    return operand.parent.flatMap(InfixOperator.init).map { $0.isOperator("??") && $0.right == operand } ?? false
  }
}
