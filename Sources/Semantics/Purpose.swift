import Syntax

/// What an answer about the device is for. Each verdict but `layout` says why, for people.
package enum Purpose: Sendable, Equatable {
  /// It decides how something is laid out, or nothing says that it does not.
  case layout
  /// It has nothing to do with layout and stays.
  case notLayout(String)
  /// A person has to decide what is meant.
  case person(String)
  /// The branch only anchors a popover, which is right on every display: this is its `if`.
  case popoverAnchor(Node)
}

/// Which of the two questions about the device is asked; some evidence counts for one of them only.
package enum DeviceAspect: Sendable { case orientation, idiom }

/// The evidence: names and words of names that say what a value, a call or a branch is for, with the reason that people are told.
struct PurposeEvidence: Sendable {
  /// Whole names: of a called function, of a type, of what is assigned to.
  let names: Set<String>
  /// Words of a camel-case name.
  let words: Set<String>
  let reason: String

  init(_ reason: String, names: Set<String> = [], words: Set<String> = []) {
    (self.reason, self.names, self.words) = (reason, names, words)
  }

  func matches(_ name: String) -> Bool {
    names.contains(name) || (!words.isEmpty && !words.isDisjoint(with: name.camelCaseWords))
  }

  static let logging = PurposeEvidence(
    "it is logged", names: ["print", "debugPrint", "NSLog", "os_log", "dump"], words: ["log", "logger", "logging", "debug"])

  /// Where a value that flows there is no matter of layout.
  static let notLayout: [PurposeEvidence] = [
    PurposeEvidence(
      "it goes to analytics",
      names: ["track", "trackEvent", "logEvent", "Pixel", "recordEvent", "reportEvent"],
      words: ["analytics", "telemetry", "tracker", "metrics", "crashlytics", "sentry", "breadcrumb", "breadcrumbs", "statistics"]),
    PurposeEvidence(
      "it names a file, a storyboard or an asset",
      names: [
        "UIStoryboard", "UINib", "NSDataAsset", "loadNibNamed", "instantiateViewController", "forResource", "nibName", "storyboardName",
        "withIdentifier", "reuseIdentifier",
      ]),
    PurposeEvidence(
      "it goes to a server", names: ["URLQueryItem", "URLRequest", "forHTTPHeaderField", "addValue", "httpBody"], words: ["payload"]),
    PurposeEvidence("it is part of a user agent", words: ["agent"]),
    PurposeEvidence(
      "it is stored", names: ["UserDefaults", "forKey", "encode", "setValue", "JSONEncoder"], words: ["defaults", "keychain"]),
    PurposeEvidence(
      "it is a limit of the hardware",
      names: ["totalCostLimit", "countLimit", "maxConcurrentOperationCount", "diskCapacity"],
      words: ["memory", "bitrate", "concurrency", "threads"]),
    PurposeEvidence("it is for CarPlay", names: ["CPTemplate", "CPInterfaceController"], words: ["carplay"]),
  ]

  /// What presents, in a branch or as what is assigned to.
  static let presenting: Set<String> = [
    "modalPresentationStyle", "modalTransitionStyle", "actionSheet", "UIActivityViewController", "present", "UIAlertController",
    "preferredStyle",
    "popoverPresentationController", "sheetPresentationController", "showDetailViewController", "formSheet", "pageSheet",
    "UIAlertControllerStyle",
  ]

  /// Words that say that something is laid out.
  static let layoutWords: Set<String> = [
    "frame", "bounds", "constraint", "constraints", "constant", "axis", "spacing", "inset", "insets", "columns", "column", "rows", "font",
    "hidden", "alpha", "padding",
    "margin", "margins", "width", "height", "size", "layout", "stack", "center", "lines", "radius", "offset", "edge", "edges", "grid",
    "sidebar", "opacity", "scale",
    "distribution", "alignment", "subview", "rect", "view", "label", "button", "image", "title", "bar",
  ]

  /// A device that is held in the hand on purpose: the orientation is the device's, not the layout's.
  static let heldDevice: [(prefixes: [String], reason: String)] = [
    (["AVCapture", "videoOrientation", "videoRotationAngle"], "the function turns a camera's picture"),
    (["CMMotion", "CMDeviceMotion", "CMAttitude"], "the function reads the device's motion"),
    (["CLLocationManager", "CLHeading", "headingOrientation"], "the function reads a heading"),
    (["ARSession", "ARFrame", "ARCamera"], "the function follows the world behind the camera"),
  ]
  static let deviceModules: [String: String] = [
    "AVFoundation": "a type beside AVFoundation that is no view", "CoreMotion": "a type beside CoreMotion that is no view",
    "CoreLocation": "a type beside CoreLocation that is no view", "ARKit": "a type beside ARKit that is no view",
  ]
}

extension FileModel {
  /// What the answer at a place is for, from what it feeds and where it stands.
  /// - Parameter value: The whole question, or a use of a local that it is bound to.
  package func purpose(of value: Node, asking aspect: DeviceAspect) -> Purpose {
    if aspect == .orientation, let reason = heldDeviceReason(at: value) { return .notLayout(reason) }
    if let reason = notLayoutType(at: value) { return .notLayout(reason) }
    var child = value
    for ancestor in value.ancestors {
      if let verdict = verdict(at: ancestor, from: child, aspect) { return verdict }
      if ancestor.isItem || ancestor.kind == .codeBlock || ancestor.kind == .memberBlock { break }
      child = ancestor
    }
    return .layout
  }

  private func verdict(at place: Node, from child: Node, _ aspect: DeviceAspect) -> Purpose? {
    switch place.kind {
    case .interpolation: return aspect == .idiom ? .notLayout("it is written into a text") : nil
    case .dictionary: return aspect == .idiom ? .notLayout("it is an entry of a dictionary") : nil
    case .ternary:
      guard let ternary = Ternary(place), ternary.condition == child || ternary.condition.isAncestor(of: child) else { return nil }
      return verdict(onArms: ternary, aspect)
    case .argument: return Argument(place)?.label.flatMap { verdict(onName: $0, aspect) }
    case .functionCall:
      guard let call = FunctionCall(place), call.argumentList?.isAncestor(of: child) == true || call.argumentList == child else {
        return nil
      }
      return verdict(on: call, aspect)
    case .infixOperator:
      guard let infix = InfixOperator(place), infix.assigns, infix.right == child || infix.right.isAncestor(of: child) else { return nil }
      return verdict(onTarget: infix.left, aspect)
    case .patternBinding: return PatternBinding(place)?.name.flatMap { verdict(onName: $0, aspect) }
    case .ifExpr, .guardStmt, .whileStmt, .switchExpr:
      return aspect == .idiom ? branchPurpose(place, condition: child) : loggingBranch(place, condition: child)
    default: return nil
    }
  }

  // MARK: Values

  private func verdict(onArms ternary: Ternary, _ aspect: DeviceAspect) -> Purpose? {
    guard aspect == .idiom else { return nil }
    let arms = [ternary.first.unparenthesized, ternary.second.unparenthesized]
    if arms.allSatisfy({ $0.kind == .stringLiteral }) { return .notLayout("it chooses a name") }
    return branchVerdict(names: arms.flatMap(\.names), at: ternary.node)
  }

  private func verdict(on call: FunctionCall, _ aspect: DeviceAspect) -> Purpose? {
    let names = call.callee.names
    if names.contains(where: PurposeEvidence.logging.matches) {
      return aspect == .idiom
        ? .notLayout("it is logged")
        : .person("this logs how the device is held, which may not be how the app is shown: log view.bounds.size")
    }
    for name in names { if let verdict = verdict(onName: name, aspect) { return verdict } }
    return nil
  }

  private func verdict(onTarget target: Node, _ aspect: DeviceAspect) -> Purpose? {
    for name in target.names { if let verdict = verdict(onName: name, aspect) { return verdict } }
    return nil
  }

  private func verdict(onName name: String, _ aspect: DeviceAspect) -> Purpose? {
    if let evidence = PurposeEvidence.notLayout.first(where: { $0.matches(name) }) { return .notLayout(evidence.reason) }
    guard aspect == .idiom else { return nil }
    if name == "preferredContentSize" { return .person(Self.sheetSize) }
    return PurposeEvidence.presenting.contains(name) ? .person(Self.presentation) : nil
  }

  private static let sheetSize = "a sheet is compact on a wide screen too: choose this size by the presenter's size class"
  private static let presentation = "how this is presented needs more than a width: a popover adapts by itself, but needs its anchor"

  // MARK: Branches

  private func loggingBranch(_ place: Node, condition: Node) -> Purpose? { nil }

  /// What the branches of an `if`, `guard` or `switch` do, if the question is its condition.
  private func branchPurpose(_ place: Node, condition: Node) -> Purpose? {
    guard condition.kind != .codeBlock, condition.kind != .switchCase, !(place.kind == .ifExpr && condition.kind == .ifExpr) else {
      return nil
    }
    if let branch = IfExpr(place), branch.onlyAnchorsPopover {
      return branch.elseBody == nil && branch.conditions.count <= 2
        ? .popoverAnchor(place) : .person("one branch anchors, the other does more: anchor always, then do the rest in one way")
    }
    let bodies = place.children.filter { $0.kind == .codeBlock || $0.kind == .switchCase || $0.kind == .ifExpr }
    let statements = bodies.flatMap {
      $0.kind == .switchCase ? SwitchCase($0)?.statements ?? [] : ($0.kind == .codeBlock ? Array($0.children) : [$0])
    }
    if !statements.isEmpty, statements.allSatisfy(isLogging) { return .notLayout("the branch only logs") }
    if let verdict = branchVerdict(names: bodies.flatMap(\.names), at: place) { return verdict }
    if let evidence = statements.compactMap({ notLayoutCall($0) }).first, statements.count == 1 { return .notLayout(evidence) }
    return gate(place, statements)
  }

  private func branchVerdict(names: [String], at place: Node) -> Purpose? {
    let found = Set(names)
    if let method = place.enclosingMethodName,
      ["supportedInterfaceOrientations", "shouldAutorotate", "preferredInterfaceOrientationForPresentation"].contains(method)
    {
      return .person("which ways it turns is not for the device to say: allow all, and lay out by size class")
    }
    if !found.isDisjoint(with: ["allButUpsideDown", "UIInterfaceOrientationMask"]) {
      return .person("which ways it turns is not for the device to say: allow all, and lay out by size class")
    }
    if found.contains("preferredContentSize") { return .person(Self.sheetSize) }
    if found.contains("UIActivityViewController") {
      return .person("how this is presented needs more than a width: anchor the activities, then present them anywhere")
    }
    if found.contains("actionSheet") {
      return .person("how this is presented needs more than a width: an action sheet needs its anchor on every display")
    }
    if !found.isDisjoint(with: PurposeEvidence.presenting) { return .person(Self.presentation) }
    if found.contains("tabBar") || found.contains("tabBarController") {
      return .person("the tab bar is meant, not a width: ask the safe area, which knows where the bar is")
    }
    if found.contains("safeAreaInsets") { return .person("a notch is meant, not a width: ask the safe area on every display") }
    return nil
  }

  private func isLogging(_ statement: Node) -> Bool {
    guard let call = FunctionCall(statement) else { return false }
    return call.callee.names.contains { name in
      PurposeEvidence.logging.matches(name) || PurposeEvidence.notLayout[0].matches(name)
    }
  }

  private func notLayoutCall(_ statement: Node) -> String? {
    let names = FunctionCall(statement)?.callee.names ?? InfixOperator(statement).map { $0.left.names + $0.right.names } ?? []
    return names.lazy.compactMap { name in PurposeEvidence.notLayout.first { $0.matches(name) }?.reason }.first
  }

  /// An early exit that keeps the rest of the function from some devices, where nothing of it is layout.
  private func gate(_ place: Node, _ statements: [Node]) -> Purpose? {
    let exits = statements.count == 1 && statements.allSatisfy { $0.kind == .returnStmt && $0.firstChild == nil }
    guard exits, place.kind == .guardStmt || (place.kind == .ifExpr && IfExpr(place)?.elseBody == nil) else { return nil }
    let rest = (place.parent?.children).map { Array($0.drop { $0 != place }.dropFirst()) } ?? []
    let names = rest.flatMap(\.names)
    guard
      !names.contains(where: {
        !PurposeEvidence.layoutWords.isDisjoint(with: $0.camelCaseWords) && $0 != "addInteraction" && !$0.hasPrefix("UI")
      })
    else {
      return rest.contains { $0.isOneInteraction } ? .person(gateMessage(rest)) : nil
    }
    return rest.isEmpty ? nil : .person(gateMessage(rest))
  }

  private func gateMessage(_ rest: [Node]) -> String {
    let what = rest.lazy.compactMap { FunctionCall($0)?.calleeName }.first.map { "`\($0)`" } ?? "what follows"
    return "\(what) is kept from some devices: ask whether what it needs is there, not for the device"
  }

  // MARK: Places

  private func heldDeviceReason(at node: Node) -> String? {
    guard let member = node.enclosingMember else { return nil }
    let tree = member.tree
    for token in member.firstToken...max(member.firstToken, member.lastToken) where tree.tokens[token].kind == .identifier {
      let name = tree.name(ofToken: token)
      if let evidence = PurposeEvidence.heldDevice.first(where: { $0.prefixes.contains { name.hasPrefix($0) } }) { return evidence.reason }
      if name == "Orientation", token > 1, tree.token(token - 2, is: "UIImage") { return "the function turns a picture" }
    }
    return nil
  }

  private func notLayoutType(at node: Node) -> String? {
    guard let type = node.enclosingType, !kind(of: type).hasLayout else { return nil }
    if case .unknown = kind(of: type) { return nil }
    return imports.sorted().lazy.compactMap { PurposeEvidence.deviceModules[$0] }.first
  }
}

extension TypeKind {
  fileprivate var hasLayout: Bool {
    switch self {
    case .other, .appDelegate, .sceneDelegate: false
    default: true
    }
  }
}

extension Node {
  /// The names that stand in an expression or a block, of members too, in order.
  package var names: [String] {
    preorder.compactMap { node in
      switch node.kind {
      case .identifier, .memberAccess: node.lastName
      default: nil
      }
    }
  }

  /// `view.addInteraction(...)`: a feature, whatever the view is.
  fileprivate var isOneInteraction: Bool { FunctionCall(self)?.calleeName == "addInteraction" }
}

extension IfExpr {
  /// Whether its branch touches nothing but `popoverPresentationController`.
  package var onlyAnchorsPopover: Bool {
    guard let body, body.firstChild != nil else { return false }
    var names: Set<String> = []
    for condition in conditions { condition.bindPopover(&names) }
    return body.children.allSatisfy { $0.touchesOnlyPopover(&names) }
  }
}

extension Node {
  /// Of a condition or a local: the name it binds to a popover controller.
  fileprivate func bindPopover(_ names: inout Set<String>) {
    if let binding = OptionalBinding(self), let name = binding.name, binding.value?.lastName == "popoverPresentationController" {
      names.insert(name)
    }
  }

  fileprivate func touchesOnlyPopover(_ names: inout Set<String>) -> Bool {
    if let branch = IfExpr(self) {
      guard branch.elseBody == nil, branch.conditions.count == 1, let condition = branch.conditions.first,
        OptionalBinding(condition)?.value?.lastName == "popoverPresentationController"
      else { return false }
      condition.bindPopover(&names)
      return branch.body?.children.allSatisfy { $0.touchesOnlyPopover(&names) } ?? false
    }
    if let local = VariableDecl(self) {
      guard local.bindings.count == 1, let binding = local.bindings.first, binding.value?.lastName == "popoverPresentationController",
        let name = binding.name
      else { return false }
      names.insert(name)
      return true
    }
    let target = InfixOperator(self).flatMap { $0.isAssignment ? $0.left : nil } ?? FunctionCall(self)?.callee
    guard let target else { return false }
    var place: Node? = target
    while let link = place {
      if MemberAccess(link)?.isNamed("popoverPresentationController") == true { return true }
      if link.kind == .identifier { return names.contains(link.tree.name(ofToken: link.firstToken)) }
      place = link.chainBase
    }
    return false
  }
}
