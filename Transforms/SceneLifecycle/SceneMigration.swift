import Rewriting
import Semantics
import Syntax
import Xcode

/// Puts the migration of one app together: everything that has to be written, or the reason why nothing can be.
struct SceneMigration {
  let delegate: AppDelegateCode
  let project: SceneProject
  let trees: TreeCache

  struct Refusal: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private var file: String { delegate.main.file }
  private var scenePath: String { Path.join(Path.folder(file), "SceneDelegate.swift") }

  func fix() throws(Refusal) -> Fix {
    try checkProject()
    let window = try WindowProperty(of: delegate)
    let plan = try windowPlan(window)
    let mayEdit = if case .adopts = plan { false } else { true }
    let states = StatePlan(
      delegate: delegate, window: window.name, windowIsOptional: window.isOptional, mayMove: mayEdit && isSelected, isCalled: isCalled)
    let links = LinkPlan(delegate: delegate)
    try checkConditions(states, links)
    let removed = mayEdit ? removedMembers(states) : []
    let keepsWindow = try keepsWindow(window, plan: plan, removed: removed)
    let writer = SceneDelegateWriter(
      delegate: delegate, style: trees.project.style(of: file), imports: imports(plan, states, links), condition: try condition,
      window: window.name,
      windowIsOptional: window.isOptional, plan: plan, states: states, links: links,
      handsWindowOver: keepsWindow && mayEdit && window.property != nil)
    var fix = Fix(edits: [], newFiles: [writer.file(at: scenePath)], mayRemoveComments: true)
    fix.edits = removals(plan, removed: removed, property: keepsWindow ? nil : window.property?.variable.node)
    if project.hasGeneratedPlist { fix.edits.append(configuration(plan)) }
    let usesStoryboard = if case .moves(let move) = plan, move.creation == nil { true } else { false }
    switch project.edits(adding: scenePath, beside: file, namesStoryboard: usesStoryboard) {
    case .success(let edits): fix.edits += edits
    case .failure(let obstacle): throw Refusal(obstacle.reason)
    }
    for path in [scenePath] + fix.edits.compactMap(\.file) where path != file && !isWritable(path) {
      throw Refusal("\(path) has to be written too and is outside the paths that were given; run unfold on the project's folder")
    }
    fix.edits = fix.edits.map { edit in
      var edit = edit
      if edit.file == file { edit.file = nil }
      return edit
    }
    fix.todos = todos(plan, links)
    fix.replacement = ([scenePath] + Set(fix.edits.compactMap(\.file)).sorted()).joined(separator: ", ")
    return fix
  }

  // MARK: Whether it can be

  private func checkProject() throws(Refusal) {
    if let obstacle = project.obstacles.first { throw Refusal(obstacle) }
    if trees.project.bytes(of: scenePath) != nil {
      throw Refusal("there is a SceneDelegate.swift already, and it declares no scene delegate")
    }
    let inModule = Set(project.moduleFiles.map(\.path))
    let namesakes = trees.project.index.types(named: "SceneDelegate", inFiles: inModule.contains)
    if let taken = namesakes.first(where: { $0.name == "SceneDelegate" && $0.form != .extension && !$0.traits.contains(.notOnIOS) }) {
      throw Refusal("\(taken.file) declares another type SceneDelegate")
    }
    for ancestor in delegate.superclasses {
      let members = trees.project.index.members(ofType: ancestor.name, in: NameScope(file: ancestor.file)).map { trees.name(at: $0) }
      if members.contains(where: { $0 == "window" || $0 == "application" || StateCallback(rawValue: $0) != nil }) {
        throw Refusal("\(delegate.name) inherits part of the life cycle from \(ancestor.name)")
      }
    }
  }

  /// A method that is only there under some flag cannot be forwarded to, and cannot leave.
  private func checkConditions(_ states: StatePlan, _ links: LinkPlan) throws(Refusal) {
    let methods = states.occupied.map(\.method) + links.methods.map(\.method)
    for method in methods where method.function.node.isCompiledOnIOS == .maybe {
      throw Refusal("`\(method.function.name)` stands under a condition of its own (#if)")
    }
    for method in methods where method.function.attributes.contains(where: { $0.node.text.contains("available(iOS") }) {
      throw Refusal("`\(method.function.name)` is not there on every iOS (@available)")
    }
    for method in methods where method.function.isPrivate || method.part.type.isPrivate {
      throw Refusal("`\(method.function.signature)` is private, so no scene delegate can forward to it")
    }
  }

  /// The condition of the one `#if` around the class; the scene delegate is compiled where the app delegate is.
  private var condition: String? {
    get throws(Refusal) {
      let clauses = delegate.main.type.node.ancestors.filter { $0.kind == .ifConfigClause }
      guard let clause = clauses.first else { return nil }
      guard clauses.count == 1, clause.precedingSiblings.isEmpty, let condition = clause.firstChild else {
        throw Refusal("\(delegate.name) stands under several conditions (#if)")
      }
      return condition.text
    }
  }

  private var isSelected: Bool {
    delegate.parts.allSatisfy { isEditable($0.file) }
  }

  // MARK: The window

  private func windowPlan(_ window: WindowProperty) throws(Refusal) -> WindowPlan {
    let index = trees.project.index
    let launch = delegate.method("application(_:didFinishLaunchingWithOptions:)") ?? delegate.method("applicationDidFinishLaunching(_:)")
    let setUp = launch.map { WindowSetUp(delegate: delegate, launch: $0, window: window.name, index: index) }
    if let reason = window.madeByItself { return try adopt(window, reason) }
    if let setUp, setUp.makesWindow {
      switch setUp.move() {
      case .success(let move): return .moves(move)
      case .failure(let obstruction): return try adopt(window, obstruction.obstacle)
      }
    }
    if let place = window.placeThatMakesIt(in: delegate, index: index) { return try adopt(window, .madeElsewhere(place)) }
    guard project.hasStoryboard else {
      throw Refusal("neither a main storyboard nor \(delegate.name) says where the app's window comes from")
    }
    return .moves(setUp?.moveFromStoryboardApp() ?? WindowMove())
  }

  private func adopt(_ window: WindowProperty, _ obstacle: WindowObstacle) throws(Refusal) -> WindowPlan {
    guard let property = window.property, !property.variable.isPrivate else {
      throw Refusal("the window of \(delegate.name) cannot be reached from a scene delegate")
    }
    return .adopts(obstacle.adoption(window: window.name))
  }

  /// Whether the property stays in the app delegate.
  private func keepsWindow(_ window: WindowProperty, plan: WindowPlan, removed: [Node]) throws(Refusal) -> Bool {
    guard let property = window.property, case .moves(let move) = plan else { return true }
    let reads = WindowReads(delegate: delegate, window: window.name, project: project, trees: trees)
    let leaving = removed + move.statements + [property.variable.node]
    let isRead = project.hasOtherCode || reads.existInside(apartFrom: leaving) || reads.existOutside
    guard isRead || !window.canLeave else { return false }
    guard window.isSettable else {
      throw Refusal("`\(window.name)` of \(delegate.name) is read by others and cannot be set by a scene delegate")
    }
    return true
  }

  // MARK: What leaves

  /// The state callbacks that leave the app delegate.
  private func removedMembers(_ states: StatePlan) -> [Node] {
    states.entries.filter { entry in
      let node = entry.method.function.node
      return (states.moves || entry.isEmpty) && OwnLines(node) != nil && node.parent?.kind == .memberBlock
        && isEditable(entry.method.part.file)
        && !(entry.isEmpty && isCalled(entry.callback))
    }.map(\.method.function.node)
  }

  private func isEditable(_ file: String) -> Bool { trees.project.file(at: file)?.isSelected ?? false }

  /// Of a build file and of a new one the paths that were given decide; of the others it was decided when they were read.
  private func isWritable(_ path: String) -> Bool { isEditable(path) || trees.project.mayWrite(path) }

  private func isCalled(_ callback: StateCallback) -> Bool {
    let own = delegate.methods.filter { $0.function.signature == callback.signature }
    let name = trees.project.sought(callback.rawValue)
    return project.projectFiles.contains { file in
      guard let tree = trees.tree(of: file, holding: name) else { return false }
      return tree.tokens.indices.contains { token in
        let kind = tree.tokens[token].kind
        guard kind == .identifier || kind == .stringSegment else { return false }
        if kind == .stringSegment { return tree.text(ofToken: token).contains(callback.rawValue + ":") }
        guard tree.name(ofToken: token) == callback.rawValue else { return false }
        return !(token > 0 && tree.token(token - 1, is: "func"))
          && !own.contains { $0.part.tree === tree && $0.function.nameToken == token }
      }
    }
  }

  private func removals(_ plan: WindowPlan, removed: [Node], property: Node?) -> [Edit] {
    var edits: [Edit] = []
    let members = removed + [property].compactMap { $0 }
    let statements: [Node] = if case .moves(let move) = plan { move.statements } else { [] }
    for file in Set(delegate.parts.map(\.file)).sorted() {
      guard let tree = trees.tree(of: file) else { continue }
      var ofMembers = LineRemoval(from: tree.source, ofMembers: true)
      for node in wholeExtensions(in: tree, without: members) {
        let lines = OwnLines(node, withHeading: node.kind == .extensionDecl, takesMark: node.isMarked(amongLeaving: members))
        lines.map { ofMembers.add($0) }
      }
      var ofStatements = LineRemoval(from: tree.source, ofMembers: false)
      for node in statements where node.tree === tree { OwnLines(node).map { ofStatements.add($0) } }
      edits += (ofMembers.edits + ofStatements.edits).map { Edit($0, with: [], in: file) }
    }
    return edits
  }

  /// The members that leave, or in their place an extension that has no others and adds nothing else.
  private func wholeExtensions(in tree: SyntaxTree, without members: [Node]) -> [Node] {
    let extensions = delegate.parts.map(\.type).filter { type in
      type.isExtension && type.node.tree === tree && type.inheritedTypes.isEmpty && !type.members.isEmpty
        && type.members.allSatisfy(members.contains) && OwnLines(type.node) != nil
    }.map(\.node)
    return extensions + members.filter { member in member.tree === tree && !extensions.contains { $0.isAncestor(of: member) } }
  }

  // MARK: What comes

  /// The imports of the new file: UIKit, and what the code that moved may need.
  private func imports(_ plan: WindowPlan, _ states: StatePlan, _ links: LinkPlan) -> [String] {
    var trees: [SyntaxTree] = []
    if case .moves(let move) = plan, let tree = move.statements.first?.tree { trees.append(tree) }
    if states.moves { trees += states.occupied.map(\.method.part.tree) }
    var result: [String] = []
    for tree in trees {
      for node in tree.root.children where node.kind == .importDecl || (node.kind == .ifConfig && node.holdsOnlyImports) {
        if !result.contains(node.text) { result.append(node.text) }
      }
    }
    if links.forwarded.contains(.share), !result.contains(where: { $0.contains("import CloudKit") }) { result.append("import CloudKit") }
    if !result.contains(where: { $0.contains("import UIKit") }) { result.append("import UIKit") }
    return trees.isEmpty ? result.sorted() : result
  }

  private func todos(_ plan: WindowPlan, _ links: LinkPlan) -> [TodoNote] {
    var notes: [TodoNote] = if case .moves(let move) = plan { move.todos } else { [] }
    notes += links.left.map { callback, method in
      TodoNote(at: method.function.keywordStart, message: callback.leftover, in: method.part.file)
    }
    let words = LaunchOptions.words.map(trees.project.sought)
    for file in project.moduleFiles {
      guard let tree = words.lazy.compactMap({ trees.tree(of: file, holding: $0) }).first else { continue }
      notes += LaunchOptions.notes(in: tree, file: file.path)
    }
    return notes.map { note in
      var note = note
      if note.file == file { note.file = nil }
      return note
    }
  }

  /// `configurationForConnecting`, as the last member of the app delegate.
  private func configuration(_ plan: WindowPlan) -> Edit {
    let style = trees.project.style(of: file)
    let source = delegate.main.tree.source
    let block = delegate.main.type.memberBlock ?? delegate.main.type.node
    let end = block.range.upperBound - 1
    let storyboard = if case .moves(let move) = plan, move.creation == nil { project.generatedStoryboard } else { String?.none }
    let outer = String(decoding: source.indentation(at: delegate.main.type.node.range.lowerBound), as: UTF8.self)
    // What a public class answers a public protocol with is public.
    let access = delegate.main.type.modifiers.contains { ["public", "open"].contains($0.text) } ? "public " : ""
    var lines = [
      "\(access)func application(", "\t_ application: UIApplication,",
      "\tconfigurationForConnecting connectingSceneSession: UISceneSession,",
      "\toptions: UIScene.ConnectionOptions", ") -> UISceneConfiguration {",
      "\tlet configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)",
      "\tif connectingSceneSession.role == .windowApplication {", "\t\tconfiguration.delegateClass = SceneDelegate.self",
    ]
    if let storyboard { lines.append("\t\tconfiguration.storyboard = UIStoryboard(name: \"\(storyboard)\", bundle: nil)") }
    lines += ["\t}", "\treturn configuration", "}"]
    let text = lines.map { outer + style.indentUnit + $0.replacing("\t", with: style.indentUnit) }.joined(separator: style.newline)
    let start = source.startOfLine(at: end)
    guard source[start..<end].allSatisfy(\.isBlank) else {
      return Edit(end..<end, with: Array((style.newline + text + style.newline + outer).utf8), in: file)
    }
    return Edit(start..<start, with: Array((style.newline + text + style.newline).utf8), in: file)
  }
}

extension Node {
  /// Of an `#if`: whether its clauses have imports and nothing else.
  fileprivate var holdsOnlyImports: Bool {
    children.allSatisfy { clause in clause.children.filter(\.isItem).allSatisfy { $0.kind == .importDecl } }
  }
}
