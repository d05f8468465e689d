import Foundation

/// `dev new ID`: a transform, its line in `All.swift`, and a fixture of each ending. Everything builds, and the fixtures fail until filled in.
func runNew(arguments: [String]) -> Int32 {
  guard arguments.count == 1, let id = arguments.first, isIdentifier(id) else {
    print("usage: dev new ID    (small letters, digits and single hyphens, such as `main-screen-scale`; it names the old pattern)")
    return 2
  }
  let type = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  let source = "Transforms/\(type).swift"
  guard !FileManager.default.fileExists(atPath: Repository.url(source).path) else {
    print("\(source) is there already")
    return 2
  }
  do {
    let list = try Repository.read("Transforms/All.swift")
    guard let updated = adding(type, to: list) else {
      print("Transforms/All.swift has no list to add to: it should end with a line `]`")
      return 2
    }
    try Repository.write(source, transform(id: id, type: type))
    try Repository.write("Transforms/All.swift", updated)
    for (name, text) in fixtures(of: id) { try Repository.write("Fixtures/\(id)/\(name).swift", text) }
    print("next: fill in the three fixtures, then \(source); then `swift test --filter FixtureTests` and `swift run dev docs`")
    return 0
  } catch {
    print("dev new: \(error.localizedDescription)")
    return 2
  }
}

private func isIdentifier(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) } }
    && text.first?.isLetter == true
}

/// The list with one more type at its end.
private func adding(_ type: String, to list: String) -> String? {
  var lines = list.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  guard let end = lines.lastIndex(of: "]") else { return nil }
  if end > 0, lines[end - 1].hasPrefix("  "), !lines[end - 1].hasSuffix(","), !lines[end - 1].contains("//") { lines[end - 1] += "," }
  lines.insert("  \(type).self,", at: end)
  return lines.joined(separator: "\n")
}

private func transform(id: String, type: String) -> String {
  """
  import Rewriting
  import Semantics
  import Syntax

  /// `OldPattern.value` → what it becomes.
  ///
  /// Why: what goes wrong with the old pattern when an app runs on two displays.
  package struct \(type): Transform {
    package static let metadata = Metadata(
      id: "\(id)",
      title: "OldPattern.value",
      summary: "One sentence for `unfold list` and the table in README.",
      checklistItem: "The item of the migration checklist",
      explanation: \"\"\"
        Matches ...

        Writes ...

        Leaves a TODO where ...
        \"\"\",
      example: (
        before: \"\"\"
        let size = OldPattern.value
        \"\"\",
        after: \"\"\"
        let size = value
        \"\"\"
      ))
    package static let triggers = ["OldPattern"]
    package static let anchors: [NodeKind] = [.memberAccess]

    package init() {}

    package func findings(at node: Node, in context: Context) -> [Finding] {
      guard let access = MemberAccess(node), access.isNamed("value"), access.base?.text == "OldPattern" else { return [] }
      // What can be proved: .rewrite(node, message: "OldPattern.value → value", edits: [.replace(node, with: "value")]).
      // What is meant as it stands: .skip(node, reason: "...").
      return [.todo(at: node, message: "say why this matters here, and what to do")]
    }
  }

  """
}

private func fixtures(of id: String) -> [(name: String, text: String)] {
  let old = "func size() -> Double { OldPattern.value }\n"
  return [
    ("rewritten.before", "// Say what this case shows.\n" + old),
    ("rewritten.after", "// Say what this case shows.\nfunc size() -> Double { value }\n"),
    ("left-to-a-person.before", "// Say what this case shows.\n" + old),
    ("left-to-a-person.todo", "// Say what this case shows.\n// TODO: [unfold:\(id)] the message as it has to be\n" + old),
    ("left-alone.unchanged", "// Say what this case shows.\n" + old),
  ]
}
