import Rewriting
import Semantics
import Syntax

/// `UIDevice.current.orientation.isLandscape` → the vertical size class, or the shape of the view where a direction is picked.
///
/// How the device is held says little about the room an app has: the inner display is regular in height both ways, and a window may have
/// any shape. Where there is little height, the size class says so; what flows along the longer side asks for the shape.
package struct Orientation: KeepingTransform {
  package static let metadata = Metadata(
    id: "orientation",
    title: "Layout by the device's orientation",
    summary: "Layout that asks which way the device is turned asks for the vertical size class, or for the shape of the view.",
    checklistItem: "Orientation checks",
    explanation: """
      Matches `UIDevice.current.orientation`, `UIApplication.shared.statusBarOrientation`, the `interfaceOrientation` of a window scene, its
      geometry or a controller, with `.isLandscape`, `.isPortrait`, comparisons with `.portrait` or both landscapes, `switch`, `if case`,
      `UIDeviceOrientationIsLandscape(...)` and the like, and through a local constant.

      Writes `traitCollection.verticalSizeClass == .compact` for landscape and `== .regular` for portrait; `verticalSizeClass` with its
      `@Environment` property in a SwiftUI view. Where the answer picks an axis, a scroll direction, a side or a portrait or landscape layout:
      `view.bounds.width > view.bounds.height` in a controller, `bounds` in a view's `layoutSubviews` and its like, the new `size` in
      `viewWillTransition(to:with:)`. What a set-up method assigns gets a `registerForTraitChanges`.

      Leaves alone what is no layout: functions that turn a camera's picture, read motion or a heading, or follow ARKit.

      Leaves a TODO where left is told from right, upside down from upright, or an angle follows the device; where the orientation is stored,
      passed on or logged; where only pads are asked, whose height is regular either way; where a shape is not final; where nothing has
      traits. Also at overrides that restrict orientations, which are only a preference, at callbacks and notifications of a rotation, and where
      the device is turned by force.
      """,
    example: (
      before: "toolbar.isHidden = UIDevice.current.orientation.isLandscape",
      after: "toolbar.isHidden = traitCollection.verticalSizeClass == .compact"
    ))
  package static let triggers =
    [
      "UIDevice & orientation", "setValue & orientation", "statusBarOrientation", "interfaceOrientation", "supportedInterfaceOrientations",
      "supportedInterfaceOrientationsFor", "shouldAutorotate", "preferredInterfaceOrientationForPresentation",
      "attemptRotationToDeviceOrientation", "requestGeometryUpdate", "willRotate", "didRotate", "willAnimateRotation",
    ] + (RotationNotification.oldMembers + RotationNotification.members).map(\.description)
  package static let anchors: [NodeKind] = [.memberAccess, .identifier, .functionCall, .functionDecl, .variableDecl]

  /// What a registration for this transform's values covers.
  package static let kept = KeptTrait(id: metadata.id, trait: DeviceAspect.orientation.trait) { node, prefix, context in
    DeviceJudge(.orientation, in: context).keptEdits(of: node, behind: prefix)
  }

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    switch node.kind {
    case .variableDecl: lock(node, in: context)
    case .functionDecl: callback(node, in: context)
    case .functionCall: force(node, in: context)
    default: notification(node, in: context) ?? DeviceJudge(.orientation, in: context).findings(at: node)
    }
  }

  // MARK: Wishes, callbacks, force

  /// An override that restricts which ways the interface turns.
  private func lock(_ node: Node, in context: Context) -> [Finding] {
    guard let variable = VariableDecl(node), let binding = variable.bindings.first, let name = binding.name, binding.isComputed,
      ["supportedInterfaceOrientations", "shouldAutorotate", "preferredInterfaceOrientationForPresentation"].contains(name),
      isOverride(variable, of: node, in: context)
    else { return [] }
    return [.todo(at: node, message: allowsAll(binding) ? Self.allowed : Self.wish)]
  }

  private static let wish = "only a preference, which the inner display ignores: lay out for every shape"
  private static let allowed = "every orientation is allowed without this: drop it, and lay out for every shape"

  /// `{ true }`, `{ return .all }`
  private func allowsAll(_ binding: PatternBinding) -> Bool {
    guard let block = binding.accessorBlock, let only = block.firstChild, only.nextSibling == nil else { return false }
    let value = only.kind == .returnStmt ? only.firstChild : only
    return value.map { ["true", ".all", "[.all]", "UIInterfaceOrientationMask.all"].contains($0.tokenText) } ?? false
  }

  private func isOverride(_ declaration: some DeclarationView, of node: Node, in context: Context) -> Bool {
    declaration.hasModifier("override") || node.enclosingType.map { context.model.kind(of: $0) == .controller } == true
  }

  /// A callback of a rotation, or the app delegate's word on orientations.
  private func callback(_ node: Node, in context: Context) -> [Finding] {
    guard let function = FunctionDecl(node) else { return [] }
    let message: String
    switch function.signature {
    case "willRotate(to:duration:)": message = "no longer called: override viewWillTransition(to:with:) in its place"
    case "didRotate(from:)":
      message = "no longer called: override viewWillTransition(to:with:), and use its coordinator's completion"
    case "willAnimateRotation(to:duration:)":
      message = "no longer called: override viewWillTransition(to:with:), and use its coordinator's animation"
    case "application(_:supportedInterfaceOrientationsFor:)":
      guard node.enclosingType.map({ context.model.kind(of: $0) == .appDelegate }) == true else { return [] }
      return [.todo(at: node, message: Self.wish)]
    default: return []
    }
    return isOverride(function, of: node, in: context) ? [.todo(at: node, message: message)] : []
  }

  /// The device or the interface is turned by code.
  private func force(_ node: Node, in context: Context) -> [Finding] {
    guard let call = FunctionCall(node), let access = MemberAccess(call.callee) else { return [] }
    // Of a scene; a Mac's preferences are a frame.
    let isRequest = access.isNamed("requestGeometryUpdate") && !node.tokenText.contains("systemFrame:")
    if isRequest || access.isNamed("attemptRotationToDeviceOrientation") {
      return [.todo(at: node, message: "forcing the interface to turn may do nothing: lay out for every shape")]
    }
    guard access.isNamed("setValue"), let key = call.argument(labelled: "forKey")?.expression, namesOrientation(key),
      access.base?.tokenText.contains("UIDevice") == true || access.base?.lastName?.camelCaseWords.contains("device") == true
    else { return [] }
    return [.todo(at: node, message: "forcing the device to turn may do nothing: lay out for every shape")]
  }

  /// `"orientation"`, `#keyPath(UIDevice.orientation)`.
  private func namesOrientation(_ key: Node) -> Bool {
    StringLiteral(key)?.staticText == "orientation" || key.tokenText == "#keyPath(UIDevice.orientation)"
  }

  /// A notification of a rotation; nil for any other node.
  private func notification(_ node: Node, in context: Context) -> [Finding]? {
    guard let access = MemberAccess(node) else { return nil }
    let isNew =
      node.tree.token(access.nameToken, isOneOf: RotationNotification.members)
      && ["UIDevice", "UIApplication"].contains(access.base?.lastName ?? "")
    guard isNew || node.tree.token(access.nameToken, isOneOf: RotationNotification.oldMembers) else { return nil }
    if case .notLayout(let reason) = context.model.purpose(of: node, asking: .orientation) { return [.skip(node, reason: reason)] }
    let kind = node.enclosingType.map { context.model.kind(of: $0) }
    let message: String
    switch kind {
    case .swiftUIView, .swiftUIWithoutPlace:
      message = "the view's size can change without this notification: read \\.verticalSizeClass, or onGeometryChange"
    case .view: message = "the view's size can change without this notification: lay out in layoutSubviews"
    case .collectionLayout: message = "the bounds can change without this notification: override shouldInvalidateLayout(forBoundsChange:)"
    case .other: message = "sizes change without this notification: let the view that shows this say when its size changes"
    default: message = "the view's size can change without this notification: override viewWillTransition(to:with:)"
    }
    return [.todo(at: node, message: message)]
  }
}
