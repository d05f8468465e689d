import Foundation
import Testing

@testable import Rewriting

@Suite struct UnifiedDiffTests {
  private func diff(_ original: String, _ edits: [Edit], path: String = "A.swift") -> String {
    var bytes = EditedBytes(Array(original.utf8))
    bytes.apply(edits)
    let diff = UnifiedDiff(path: path, original: bytes.original, final: bytes.current, changes: bytes.changes)
    return String(decoding: diff.text(), as: UTF8.self)
  }

  @Test func oneLineHasThreeLinesAround() {
    let result = diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", [.replace(8..<9, with: "five")])
    #expect(result == "--- a/A.swift\n+++ b/A.swift\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func hunksMergeWhenTheirContextsTouch() {
    let lines = (1...30).map { "\($0)\n" }.joined()
    let second = diff("a\n" + lines, [.replace(0..<1, with: "b"), .insert("x\n", at: 2 + 2 * 6)])
    #expect(second.components(separatedBy: "@@ -").count == 2)
    let third = diff("a\n" + lines, [.replace(0..<1, with: "b"), .insert("x\n", at: 2 + 2 * 7)])
    #expect(third.components(separatedBy: "@@ -").count == 3)
  }

  @Test func carriageReturnsStayAndAMissingLineEndIsSaid() {
    #expect(
      diff("a\r\nb", [.insert("c", at: 4)])
        == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n a\r\n-b\n\\ No newline at end of file\n+bc\n\\ No newline at end of file\n")
    #expect(
      diff("a\nb", [.insert("\n", at: 3)]) == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test func aNewFileComesFromNowhere() {
    let new = UnifiedDiff(path: "A b.swift", original: nil, final: Array("x\n".utf8), changes: [])
    #expect(
      String(decoding: new.text(), as: UTF8.self)
        == "--- /dev/null\n+++ b/A b.swift\t\n@@ -0,0 +1 @@\n+x\n")
  }

  @Test func namesAreQuotedAsGitQuotesThem() {
    #expect(UnifiedDiff.quoted("a/b c.swift") == "a/b c.swift")
    #expect(UnifiedDiff.quoted("a/é\"\\\t.swift") == "\"a/\\303\\251\\\"\\\\\\t.swift\"")
  }

  @Test func linesThatOnBothSidesAreTheSameAreContext() {
    let result = diff("a\nb\nc\nd\n", [.replace(0..<8, with: "x\nb\nc\ny\n")])
    #expect(result == "--- a/A.swift\n+++ b/A.swift\n@@ -1,4 +1,4 @@\n-a\n+x\n b\n c\n-d\n+y\n")
  }

  /// `git apply` is the referee: texts with every kind of line end, edits anywhere, odd names.
  @Test func gitAppliesWhatAnyEditsGive() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var dice = Dice(state: 3)
    var patch: [UInt8] = []
    var wanted: [String: [UInt8]] = [:]
    for round in 0..<400 {
      let original = (0..<Int.random(in: 0...60, using: &dice)).map { _ in Array("abc\n\n\r".utf8).randomElement(using: &dice) ?? 0 }
      var bytes = EditedBytes(original)
      for _ in 0..<2 { bytes.apply(randomEdits(of: bytes.current, using: &dice)) }
      let name = ["a", "b c", "é", "q\"q"][round % 4] + "\(round).swift"
      let isNew = round % 10 == 0
      if !isNew { try Data(original).write(to: folder.appendingPathComponent(name)) }
      wanted[name] = isNew || bytes.isChanged ? bytes.current : original
      patch += UnifiedDiff(path: name, original: isNew ? nil : original, final: bytes.current, changes: bytes.changes).text()
    }
    try Data(patch).write(to: folder.appendingPathComponent("patch"))
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "-p1", "--whitespace=nowarn", "patch"]
    git.currentDirectoryURL = folder
    git.environment = ProcessInfo.processInfo.environment.merging(["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]) {
      $1
    }
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    for (name, bytes) in wanted {
      #expect(try Array(Data(contentsOf: folder.appendingPathComponent(name))) == bytes, "\(name)")
    }
  }
}
