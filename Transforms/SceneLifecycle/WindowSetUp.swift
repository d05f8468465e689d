import Rewriting
import Semantics
import Syntax

/// Judges which statements of `didFinishLaunching` can run later, in the scene delegate.
struct WindowSetUp {
  let delegate: AppDelegateCode
  let launch: AppDelegateCode.Method
  /// The name of the window property.
  let window: String
  let index: ProjectIndex
  let items: [Node]
  private let ties: [CodeTies]
  /// The windows that are made in each statement.
  private let creations: [[WindowCreation]]

  init(delegate: AppDelegateCode, launch: AppDelegateCode.Method, window: String, index: ProjectIndex) {
    (self.delegate, self.launch, self.window, self.index) = (delegate, launch, window, index)
    items = launch.statements
    var ties = items.map { CodeTies(of: $0, in: delegate, window: window) }
    let file = launch.part.file
    let items = items
    creations = items.map { item in
      item.preorder.compactMap { WindowCreation($0, window: window, index: index, file: file) }
        .filter { $0.call.node.isAssigned(to: window) || Self.isKept($0, as: window, in: items) }
    }
    // A window of a scene needs no frame, so what gave it one is none of its business any more.
    for (item, made) in creations.enumerated() { ties[item].locals.subtract(made.compactMap(\.frameLocal)) }
    self.ties = ties
  }

  /// Whether a window is made here that becomes the app's.
  var makesWindow: Bool { creations.contains { !$0.isEmpty } }

  /// The statements of a programmatic app that move, all of those that have to do with the window; or why they cannot.
  func move() -> Result<WindowMove, Obstruction> {
    let makers = creations.indices.filter { !creations[$0].isEmpty }
    guard creations.joined().count == 1, let maker = makers.first, let creation = creations[maker].first else {
      return .failure(Obstruction(.severalWindows))
    }
    guard isDirect(creation, in: items[maker]) else { return .failure(Obstruction(.branch)) }
    if let name = creation.classWithoutSceneInitializer(index: index, file: launch.part.file) {
      return .failure(Obstruction(.ownInitializers(name)))
    }
    guard creation.fillsScreen else { return .failure(Obstruction(.otherFrame)) }
    let seeds = items.indices.filter { usesWindow($0) || !creations[$0].isEmpty }
    switch closure(of: Set(seeds)) {
    case .failure(let obstruction): return .failure(obstruction)
    case .success(var moved):
      if let owner = ownerOfUnusedFrame(creation) { moved.insert(owner) }
      guard windowsMade(in: moved) == 1 else { return .failure(Obstruction(.severalWindows)) }
      if let obstacle = obstacle(toLeaving: moved, behind: maker) { return .failure(Obstruction(obstacle)) }
      return .success(WindowMove(statements: moved.sorted().map { items[$0] }, creation: creation))
    }
  }

  /// How many windows are made in these statements, also those that may not become the app's.
  private func windowsMade(in moved: Set<Int>) -> Int {
    moved.reduce(0) { count, item in
      count + items[item].preorder.filter { WindowCreation($0, window: window, index: index, file: launch.part.file) != nil }.count
    }
  }

  /// The statement with the constant that only gave the window its frame: it goes along, to be dropped.
  private func ownerOfUnusedFrame(_ creation: WindowCreation) -> Int? {
    guard let local = creation.frameLocal, !ties.contains(where: { $0.locals.contains(local) }) else { return nil }
    return items.firstIndex { $0.isAncestor(of: local) && VariableDecl($0)?.bindings.count == 1 && $0.hasItsLines }
  }

  /// Of a storyboard app, the statements that use the window: each moves if it can, else it gets a TODO.
  func moveFromStoryboardApp() -> WindowMove {
    var moved: Set<Int> = []
    var result = WindowMove()
    for seed in items.indices where !moved.contains(seed) && usesWindow(seed) {
      switch closure(of: moved.union([seed])) {
      case .success(let more): moved = more
      case .failure(let obstruction):
        result.todos.append(note(obstruction.obstacle, at: items[seed]))
      }
    }
    for item in items.indices where !moved.contains(item) && !usesWindow(item) {
      if isReceiver(item, behind: moved) { result.todos.append(note(.receiver(items[item].shortText), at: items[item])) }
      let readers = ties[item].members.filter { reads(member: $0) }.sorted()
      if let name = readers.first { result.todos.append(note(.helper(name), at: items[item])) }
    }
    result.statements = moved.sorted().map { items[$0] }
    return result
  }

  private func note(_ obstacle: WindowObstacle, at item: Node) -> TodoNote {
    let isForced = item.windowUses(window).contains { $0.unwrap != nil }
    return TodoNote(at: item.range.lowerBound, message: obstacle.leftBehind(window: window, isForced: isForced), in: launch.part.file)
  }

  struct Obstruction: Error {
    let obstacle: WindowObstacle
    init(_ obstacle: WindowObstacle) { self.obstacle = obstacle }
  }

  // MARK: Which statements belong together

  /// Whether a statement names the app's window, as the property or as the local that is made for it.
  private func usesWindow(_ item: Int) -> Bool {
    ties[item].usesWindow || ties[item].locals.contains { local in creations.joined().contains { $0.binding?.node == local } }
  }

  /// These statements and what has to move with them: the locals that they use, and what only sets those up.
  private func closure(of seeds: Set<Int>) -> Result<Set<Int>, Obstruction> {
    var moved = seeds
    while true {
      if let obstacle = moved.sorted().lazy.compactMap({ obstacle(toMoving: $0) }).first { return .failure(Obstruction(obstacle)) }
      var more = moved
      for item in moved {
        for local in ties[item].locals {
          guard let owner = items.firstIndex(where: { $0.isAncestor(of: local) || $0 == local }) else { continue }
          more.insert(owner)
        }
      }
      for item in items.indices where !more.contains(item) {
        let used = ties[item].locals.filter { local in more.contains { items[$0].isAncestor(of: local) } }
        guard let first = used.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else { continue }
        guard used.contains(where: { setsUp($0, items[item]) }) else {
          return .failure(Obstruction(.sharedLocal(PatternBinding(first)?.name ?? "a local")))
        }
        more.insert(item)
      }
      if more == moved { return .success(moved) }
      moved = more
    }
  }

  /// Whether a statement does nothing but change a local: assigns to it, calls a method of it, makes another local from it;
  /// or asks for nothing but availability before it does so.
  private func setsUp(_ local: Node, _ item: Node, among inner: Set<Node> = []) -> Bool {
    if item.kind == .variableDecl { return true }
    if let statement = IfExpr(item) {
      guard Self.isPlain(item) else { return false }
      return [statement.body, statement.elseBody].compactMap { $0 }.allSatisfy { block in
        guard block.kind == .codeBlock else { return setsUp(local, block, among: inner) }
        let own = block.children.compactMap(VariableDecl.init).flatMap(\.bindings).map(\.node)
        return block.children.allSatisfy { setsUp(local, $0, among: inner.union(own)) }
      }
    }
    let target = InfixOperator(item).flatMap { $0.assigns ? $0.left : nil } ?? (item.kind == .functionCall ? item : nil)
    guard let root = target?.chainRoot, root.kind == .identifier, let binding = root.localBinding(named: root.text) else { return false }
    return binding.node == local && !local.holdsSharedObject || inner.contains(binding.node)
  }

  /// Why a statement cannot run later.
  private func obstacle(toMoving item: Int) -> WindowObstacle? {
    let (node, tie) = (items[item], ties[item])
    if node.kind == .returnStmt { return .returned }
    if let function = FunctionDecl(node) { return .localFunction(function.name) }
    if node.kind == .guardStmt { return .earlyExit }
    if !Self.isPlain(node) { return .branch }
    if let name = tie.members.min() { return .member(name) }
    if let name = tie.parameters.min() { return .parameter(name) }
    if let name = tie.privates.min() { return .hidden(name) }
    if tie.usesSelf { return .wholeDelegate }
    if let name = node.declaredLocals.first(where: { ["scene", "windowScene", "connectionOptions"].contains($0) }) {
      return .takenName(name)
    }
    if tie.mayExit || items[..<item].indices.contains(where: { ties[$0].mayExit }) { return .earlyExit }
    return node.hasItsLines ? nil : .sharedLine
  }

  /// A declaration, an assignment, a call; also `if #available`, which comes out the same whenever it is asked.
  private static func isPlain(_ node: Node) -> Bool {
    switch node.kind {
    case .ifExpr:
      guard let statement = IfExpr(node), statement.conditions.allSatisfy({ $0.kind == .availabilityCondition }) else { return false }
      let blocks = [statement.body, statement.elseBody].compactMap { $0 }
      return blocks.allSatisfy { block in block.kind == .codeBlock ? block.children.allSatisfy(isPlain) : isPlain(block) }
    case .guardStmt, .switchExpr, .forStmt, .whileStmt, .repeatStmt, .doStmt, .returnStmt, .throwStmt, .deferStmt, .ifConfig,
      .labeledStmt, .functionDecl, .unparsed, .macroExpansion, .poundDirective:
      return false
    default: return true
    }
  }

  // MARK: The window itself

  /// `window = UIWindow(...)`, `self.window = UIWindow(...)`, `let name = UIWindow(...)`, as a whole statement.
  private func isDirect(_ creation: WindowCreation, in item: Node) -> Bool {
    let call = creation.call.node.parenthesized
    if let infix = InfixOperator(item), infix.isAssignment, infix.right == call { return infix.left.isMember(window) }
    guard let binding = creation.binding, let variable = VariableDecl(item) else { return false }
    return variable.bindings.count == 1 && variable.bindings.first?.node == binding.node && binding.name != nil
  }

  /// Whether the local that a window is made for ends up in the property.
  private static func isKept(_ creation: WindowCreation, as window: String, in items: [Node]) -> Bool {
    guard let local = creation.binding?.node else { return false }
    return items.contains { item in
      item.preorder.contains { node in
        guard let infix = InfixOperator(node), infix.isAssignment, infix.left.isMember(window) else { return false }
        let value = infix.right.unparenthesized
        return value.kind == .identifier && value.localBinding(named: value.text)?.node == local
      }
    }
  }

  /// Why what stays may not run before what moves.
  private func obstacle(toLeaving moved: Set<Int>, behind maker: Int) -> WindowObstacle? {
    let first = moved.min() ?? maker
    for item in items.indices where item > first && !moved.contains(item) {
      if ties[item].usesOtherWindow { return .helper(items[item].shortText) }
      if isReceiver(item, behind: moved) { return .receiver(items[item].shortText) }
      if let name = ties[item].members.sorted().first(where: { reads(member: $0) }) { return .helper(name) }
    }
    return nil
  }

  /// Whether a statement names what one that moves and stands before it hands the window to: `Router.shared.window = window`.
  private func isReceiver(_ item: Int, behind moved: Set<Int>) -> Bool {
    let names = moved.filter { $0 < item }.reduce(into: Set<String>()) { $0.formUnion(receivers(in: items[$1])) }
    return !names.isDisjoint(with: items[item].identifierTokens)
  }

  /// The types and globals that a statement hands the window to.
  private func receivers(in statement: Node) -> Set<String> {
    let made = creations.joined().compactMap { $0.binding?.node }
    let uses = statement.preorder.filter { node in
      guard node.kind == .identifier || node.kind == .memberAccess else { return false }
      return node.isMember(window) || made.contains { $0 == node.localBinding(named: node.text)?.node }
    }
    let values = uses.map { $0.parent?.kind == .forceUnwrap ? $0.parent ?? $0 : $0 }.filter { $0.parent?.chainBase != $0 }
    return values.reduce(into: []) { result, value in
      var child = value
      for ancestor in value.ancestors.prefix(while: { $0 != statement.parent }) {
        let taker =
          FunctionCall(ancestor)?.callee ?? InfixOperator(ancestor).flatMap { $0.isAssignment && $0.right == child ? $0.left : nil }
        child = ancestor
        // `Pilot(window: window)` makes an object of its own.
        guard let root = taker?.chainRoot, root.kind == .identifier, root != FunctionCall(ancestor)?.callee else { continue }
        let name = root.tree.name(ofToken: root.firstToken)
        // Apple's types keep no window; a member is an obstacle of its own.
        if root.localBinding(named: name) == nil, name != window, name != "self", !name.hasPrefix("UI") { result.insert(name) }
      }
    }
  }

  /// Whether the body of a member, or of one that it names, reads the window.
  private func reads(member name: String) -> Bool {
    var seen: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      for part in delegate.parts {
        for member in part.type.members where member.declares(next) {
          let tie = CodeTies(of: member, in: delegate, window: window)
          if tie.usesWindow || tie.usesOtherWindow { return true }
          open += tie.members
        }
      }
    }
    return false
  }
}

extension Node {
  /// Of a local's binding: `UserDefaults.standard`, `Store.shared`. What is done to such an object is done for everybody, and at once.
  fileprivate var holdsSharedObject: Bool {
    guard let value = PatternBinding(self)?.value?.unparenthesized, let access = MemberAccess(value), let type = access.base?.lastName
    else {
      return false
    }
    return type.first?.isUppercase == true
  }

  /// Whether a member has this name.
  func declares(_ name: String) -> Bool {
    if let function = FunctionDecl(self) { return function.name == name }
    return VariableDecl(self)?.bindings.contains { $0.name == name } ?? false
  }

  /// The locals that a statement declares for those that follow.
  var declaredLocals: [String] { VariableDecl(self)?.bindings.compactMap(\.name) ?? [] }

  /// What it calls, or its first words, for people.
  var shortText: String {
    let call = preorder.lazy.compactMap(FunctionCall.init).first
    let names = [call?.callee.tokenText, call?.calleeName, tokenText].compactMap { $0 }
    return names.first { $0.count <= 20 } ?? tokenText.prefix(19) + "…"
  }
}
