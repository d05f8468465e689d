import Semantics
import Syntax

@testable import Rewriting

private func fakeMetadata(_ id: String) -> Metadata {
  Metadata(id: id, title: id, summary: id, checklistItem: id, explanation: id, example: (before: "", after: ""))
}

/// `old` becomes `new`, `hard` is a person's.
struct Renames: Transform {
  static let metadata = fakeMetadata("renames")
  static let triggers = ["old", "hard"]
  static let anchors: [NodeKind] = [.identifier]
  func findings(at node: Node, in context: Context) -> [Finding] {
    if node.isIdentifier("old") { return [.rewrite(node, message: "old → new", edits: [.replace(node, with: "new")])] }
    if node.isIdentifier("hard") { return [.todo(at: node, message: "a person decides")] }
    return []
  }
}

/// A second opinion on `hard`.
struct Doubts: Transform {
  static let metadata = fakeMetadata("doubts")
  static let triggers = ["hard"]
  static let anchors: [NodeKind] = [.identifier]
  func findings(at node: Node, in context: Context) -> [Finding] {
    node.isIdentifier("hard") ? [.todo(at: node, message: "doubtful")] : []
  }
}

/// `ping` becomes `pong` and the other way round.
struct Endless: Transform {
  static let metadata = fakeMetadata("endless")
  static let triggers = ["ping"]
  static let anchors: [NodeKind] = [.identifier]
  func findings(at node: Node, in context: Context) -> [Finding] {
    if node.isIdentifier("ping") { return [.rewrite(node, message: "", edits: [.replace(node, with: "pong")])] }
    if node.isIdentifier("pong") { return [.rewrite(node, message: "", edits: [.replace(node, with: "ping")])] }
    return []
  }
}

/// `X + Y` becomes `sum(X, Y)` once both are names other than `old`; it rests on the whole expression.
struct Sums: Transform {
  static let metadata = fakeMetadata("sums")
  static let triggers = ["old"]
  static let anchors: [NodeKind] = [.infixOperator]
  func findings(at node: Node, in context: Context) -> [Finding] {
    guard let sum = InfixOperator(node), sum.isOperator("+") else { return [] }
    let text = "sum(\(sum.left.text), \(sum.right.text))"
    return [.rewrite(node, message: "sum", fix: Fix(edits: [.replace(node, with: text)], extent: node.range))]
  }
}

/// `need` becomes `have`, with a declaration of it at the beginning of the type.
struct Needs: Transform {
  static let metadata = fakeMetadata("needs")
  static let triggers = ["need"]
  static let anchors: [NodeKind] = [.identifier]
  func findings(at node: Node, in context: Context) -> [Finding] {
    guard node.isIdentifier("need"), let block = node.enclosing(.memberBlock) else { return [] }
    let line = context.tree.source.startOfNextLine(at: block.range.lowerBound)
    let edits: [Edit] = [.replace(node, with: "have"), .insert("  var have = 1\n", at: line, shared: true)]
    return [.rewrite(node, message: "have", fix: Fix(edits: edits, todos: [TodoNote(at: node.range.lowerBound, message: "check it")]))]
  }
}

/// `keep` becomes `kept`, with a line behind it.
struct Keeps: Transform {
  static let metadata = fakeMetadata("keeps")
  static let triggers = ["keep"]
  static let anchors: [NodeKind] = [.identifier]
  func findings(at node: Node, in context: Context) -> [Finding] {
    guard node.isIdentifier("keep") else { return [] }
    let line = "\(context.style.newline)again()"
    return [.rewrite(node, message: "", edits: [.replace(node, with: "kept"), .insert(line, at: node.range.upperBound)])]
  }
}

/// Breaks each promise once.
struct Breaks: Transform {
  static let metadata = fakeMetadata("breaks")
  static let triggers = ["bracket", "eat", "glue", "outside"]
  static let anchors: [NodeKind] = [.identifier]
  func findings(at node: Node, in context: Context) -> [Finding] {
    let (tree, range) = (context.tree, node.range)
    var edits: [Edit] = []
    if node.isIdentifier("bracket") { edits = [.replace(node, with: "((")] }
    if node.isIdentifier("eat") { edits = [.replace(range.lowerBound..<tree.source.endOfLine(at: range.upperBound), with: "ate")] }
    if node.isIdentifier("glue") { edits = [.replace(range.lowerBound - 1..<range.upperBound, with: "d")] }
    if node.isIdentifier("outside") { edits = [.insert("x", at: tree.source.count + 1)] }
    return edits.isEmpty ? [] : [.rewrite(node, message: "", edits: edits)]
  }
}

/// `give()` in one file takes `take` out of `B.swift`.
struct Gives: Transform {
  static let metadata = fakeMetadata("gives")
  static let triggers = ["give"]
  static let anchors: [NodeKind] = [.functionCall]
  func findings(at node: Node, in context: Context) -> [Finding] {
    guard FunctionCall(node)?.calleeName == "give", let other = context.project.model(of: "B.swift") else { return [] }
    guard let take = other.tree.root.preorder.first(where: { $0.isIdentifier("take") }) else { return [] }
    var far = Edit.replace(take, with: "taken")
    far.file = "B.swift"
    return [.rewrite(node, message: "given", edits: [.replace(node, with: "given()"), far])]
  }
}

/// A file beside each with `class App`, and a line in the property list.
struct Scenes: ProjectTransform {
  static let metadata = fakeMetadata("scenes")
  static let triggers: [String] = []
  func findings(in project: ProjectContext, jobs: Int) -> [ProjectFinding] {
    project.files.compactMap { file in
      guard let model = project.model(of: file.path), let type = model.tree.root.child(.classDecl), TypeDecl(type)?.name == "App" else {
        return nil
      }
      guard let plist = project.bytes(of: "Info.plist"), !String(decoding: plist, as: UTF8.self).contains("scene") else { return nil }
      let new = NewFile(
        path: "Scene.swift", bytes: Array("class Scene {\n  let a = old\n}\n".utf8), todos: [TodoNote(at: 16, message: "look at it")])
      let edit = Edit(plist.count..<plist.count, with: Array("scene\n".utf8), in: "Info.plist")
      return ProjectFinding(file: file.path, finding: .rewrite(type, message: "scene", fix: Fix(edits: [edit], newFiles: [new])))
    }
  }
}

let fakes: [any Migration.Type] = [Scenes.self, Renames.self, Doubts.self, Endless.self, Sums.self, Needs.self, Breaks.self, Gives.self]

/// A run over files in memory.
func rewrite(
  _ files: [String: String], _ transforms: [any Migration.Type] = fakes, selected: Set<String>? = nil, leavesTodos: Bool = true,
  jobs: Int = 1
) -> (files: [String: String], result: RunResult) {
  let bytes = files.mapValues { Array($0.utf8) }
  let swift = bytes.filter { $0.key.hasSuffix(".swift") }
  let index = ProjectIndex(summaries: swift.map { FileSummary(path: $0.key, bytes: $0.value, search: WordSearch(words: [])) }) { bytes[$0] }
  let infos = swift.keys.map { FileInfo(path: $0, isSelected: selected?.contains($0) ?? true) }
  let project = ProjectContext(
    files: infos, buildFiles: .init(contents: bytes.filter { !$0.key.hasSuffix(".swift") }), index: index, minimumOS: 17
  ) { bytes[$0] }
  let result = Engine(transforms, of: fakes, leavesTodos: leavesTodos, jobs: jobs).run(project)
  return (files.merging(result.files.map { ($0.path, String(decoding: $0.final, as: UTF8.self)) }) { $1 }, result)
}

func rewrite(_ text: String, _ transforms: [any Migration.Type] = fakes, leavesTodos: Bool = true) -> (text: String, result: RunResult) {
  let (files, result) = rewrite(["A.swift": text], transforms, leavesTodos: leavesTodos)
  return (files["A.swift"] ?? "", result)
}
