import Rewriting
import Semantics
import Syntax
import Xcode

/// Writes `SceneDelegate.swift`: the class, its window, and the methods that this app needs.
struct SceneDelegateWriter {
  let delegate: AppDelegateCode
  let style: FileStyle
  /// What the file imports, as it is written.
  let imports: [String]
  /// The `#if` condition that the app delegate stands under, if it does.
  let condition: String?
  /// The app delegate's name for its window.
  let window: String
  let windowIsOptional: Bool
  let plan: WindowPlan
  let states: StatePlan
  let links: LinkPlan
  /// The app delegate keeps a window property that the scene has to set.
  let handsWindowOver: Bool

  private var unit: String { style.indentUnit }
  private var forwarded: [LinkCallback] { links.forwarded }
  private var adopts: Bool { if case .adopts = plan { true } else { false } }
  private var move: WindowMove? { if case .moves(let move) = plan { move } else { nil } }
  private var forwardedStates: [StatePlan.Entry] { states.moves ? [] : states.occupied }

  /// How often the app delegate is asked for.
  private var delegateUses: Int { (adopts || handsWindowOver ? 1 : 0) + forwarded.count + forwardedStates.count }
  /// It has a name where it is asked more than once, or called.
  private var namesDelegate: Bool { delegateUses > 1 || !forwarded.isEmpty || !forwardedStates.isEmpty }
  private var cast: String { "UIApplication.shared.delegate as? \(delegate.name)" }
  private var reference: String { namesDelegate ? "appDelegate" : "(\(cast))" }

  /// The file, with its TODO lines still apart.
  func file(at path: String) -> NewFile {
    var text = Text(style: style)
    if let condition { text.add("#if \(condition)") }
    for line in imports { text.add(line) }
    text.add("")
    text.add("final class SceneDelegate: UIResponder, UIWindowSceneDelegate {")
    text.add(1, "var window: UIWindow?")
    if namesDelegate {
      text.add("")
      text.add(1, "private var appDelegate: \(delegate.name)? { \(cast) }")
    }
    writeConnection(to: &text)
    for entry in states.occupied { write(entry, to: &text) }
    for link in forwarded { write(link, to: &text) }
    text.add("}")
    if condition != nil { text.add("#endif") }
    return NewFile(path: path, bytes: text.bytes, todos: text.todos)
  }

  // MARK: scene(_:willConnectTo:options:)

  private func writeConnection(to text: inout Text) {
    var sections: [[String]] = []
    var todo: String?
    let handOver = handsWindowOver ? "\(reference)?.\(window) = window" : nil
    switch plan {
    case .adopts(let message):
      todo = message
      sections.append(
        ["window = \(reference)?.\(window)", "window?.windowScene = windowScene", "window?.makeKeyAndVisible()"].map { unit + unit + $0 })
    case .moves(let move):
      let lines = move.lines(window: window, isOptional: windowIsOptional, unit: unit, handOver: handOver)
      if !lines.isEmpty { sections.append(lines) }
    }
    let launch = forwarded.flatMap(launchLines)
    if !launch.isEmpty { sections.append(launch) }
    guard !sections.isEmpty else { return }
    text.add("")
    text.add(
      1, "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {")
    if adopts || move?.creation != nil || forwarded.contains(.shortcut) || forwarded.contains(.share) {
      text.add(2, "guard let windowScene = scene as? UIWindowScene else { return }")
    }
    if let todo { text.note(todo) }
    for (index, section) in sections.enumerated() {
      if index > 0 { text.add("") }
      for line in section { text.add(line) }
    }
    text.add(1, "}")
  }

  /// Hands over what came with the launch.
  private func launchLines(_ link: LinkCallback) -> [String] {
    let lines: [String] =
      switch link {
      case .openURL, .openURLFrom, .handleURL: ["self.scene(scene, openURLContexts: connectionOptions.urlContexts)"]
      case .activity: ["for userActivity in connectionOptions.userActivities {", "\(unit)self.scene(scene, continue: userActivity)", "}"]
      case .shortcut:
        [
          "if let shortcutItem = connectionOptions.shortcutItem {",
          "\(unit)self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }", "}",
        ]
      case .share:
        [
          "if let metadata = connectionOptions.cloudKitShareMetadata {",
          "\(unit)self.windowScene(windowScene, userDidAcceptCloudKitShareWith: metadata)", "}",
        ]
      case .asyncShortcut, .willContinue, .didFail, .didUpdate: []
      }
    return lines.map { unit + unit + $0 }
  }

  // MARK: State

  private func write(_ entry: StatePlan.Entry, to text: inout Text) {
    text.add("")
    let name = entry.callback.sceneName
    guard states.moves, let parameters = entry.method.function.parameterClause else {
      if let todo = entry.todo { text.note(todo) }
      text.add(1, "func \(name)(_ scene: UIScene) {")
      text.add(2, "\(reference)?.\(entry.callback.rawValue)(UIApplication.shared)")
      text.add(1, "}")
      return
    }
    let node = entry.method.function.node
    let head = TextChange(range: node.range.lowerBound..<parameters.range.upperBound, text: "func \(name)(_ scene: UIScene)")
    let code = MovedCode(window: window, form: .property, unit: unit)
    let leaving = states.entries.map(\.method.function.node)
    let lines = code.lines(of: node, depth: 1, takesMark: node.isMarked(amongLeaving: leaving), changes: [head])
    for line in lines {
      if let todo = entry.todo, line.hasPrefix("\(unit)func \(name)") { text.note(todo) }
      text.add(line)
    }
  }

  // MARK: Links

  private func write(_ link: LinkCallback, to text: inout Text) {
    text.add("")
    let application = "\(reference)?.application(UIApplication.shared,"
    switch link {
    case .openURL, .openURLFrom, .handleURL:
      text.add(1, "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {")
      text.add(2, "for context in URLContexts {")
      for line in openLines(link, application) { text.add(3, line) }
      text.add(2, "}")
    case .activity:
      text.add(1, "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {")
      text.add(2, "_ = \(application) continue: userActivity) { restoring in")
      let objects = restoresAny ? "restoring?.compactMap { $0 as? UIUserActivityRestoring }.forEach" : "restoring?.forEach"
      text.add(3, "\(objects) { $0.restoreUserActivityState(userActivity) }")
      text.add(2, "}")
    case .shortcut:
      text.add(1, "func windowScene(")
      text.add(2, "_ windowScene: UIWindowScene,")
      text.add(2, "performActionFor shortcutItem: UIApplicationShortcutItem,")
      text.add(2, "completionHandler: @escaping (Bool) -> Void")
      text.add(1, ") {")
      text.add(2, "guard let appDelegate else { return completionHandler(false) }")
      text.add(2, "appDelegate.application(UIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)")
    case .share:
      text.add(
        1, "func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata) {")
      text.add(2, "\(application) userDidAcceptCloudKitShareWith: cloudKitShareMetadata)")
    case .asyncShortcut, .willContinue, .didFail, .didUpdate: break
    }
    text.add(1, "}")
  }

  private func openLines(_ link: LinkCallback, _ application: String) -> [String] {
    switch link {
    case .openURL:
      return [
        "var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]",
        "options[.sourceApplication] = context.options.sourceApplication", "options[.annotation] = context.options.annotation",
        "_ = \(application) open: context.url, options: options)",
      ]
    case .openURLFrom:
      let parameter = links.method(.openURLFrom)?.function.parameters.last?.type?.text ?? "Any"
      let annotation = parameter.hasSuffix("?") ? "" : " as \(parameter)"
      return [
        "_ = \(reference)?.application(", "\(unit)UIApplication.shared,", "\(unit)open: context.url,",
        "\(unit)sourceApplication: context.options.sourceApplication,", "\(unit)annotation: context.options.annotation\(annotation)", ")",
      ]
    default: return ["_ = \(application) handleOpen: context.url)"]
    }
  }

  /// The restoration handler takes anything, as it did before Swift 4.2.
  private var restoresAny: Bool {
    let type = links.method(.activity)?.function.parameters.last?.type?.text ?? ""
    return !type.contains("UIUserActivityRestoring")
  }

  /// The file's text as it grows.
  private struct Text {
    let style: FileStyle
    var bytes: [UInt8] = []
    var todos: [TodoNote] = []

    init(style: FileStyle) { self.style = style }

    mutating func add(_ depth: Int = 0, _ line: String) {
      bytes += Array((String(repeating: style.indentUnit, count: depth) + line + style.newline).utf8)
    }
    mutating func add(_ line: String) { add(0, line) }
    /// A TODO for the line that comes next.
    mutating func note(_ message: String) { todos.append(TodoNote(at: bytes.count, message: message)) }
  }
}
