import Foundation
import Rewriting
import Semantics
import Syntax
import Testing
import Transforms

/// Every case of `Fixtures/`: the specification, run.
@Suite struct FixtureTests {
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

  /// Without cases the tests below would all pass.
  @Test func theCasesAreThere() {
    let folders = Set(FixtureCase.all.map(\.transform))
    for transform in allTransforms { #expect(folders.contains(transform.id), "no case of \(transform.id)") }
    #expect(!FixtureCase.apps.isEmpty)
  }

  @Test(arguments: FixtureCase.all) func givesTheGolden(_ fixture: FixtureCase) throws {
    let run = FixtureRun(fixture.before)
    for fault in run.result.faults { Issue.record("fault of \(fault.transforms): \(fault.message)") }
    let wrong = difference(from: fixture.after ?? [:], to: run.files)
    if Self.isUpdating, !wrong.isEmpty { try update(fixture, with: run.files) }
    #expect(wrong.isEmpty, "- wanted, + written\n\(wrong)")
  }

  @Test(arguments: FixtureCase.apps) func appsAreRewrittenWithoutFault(_ app: FixtureCase) {
    let (one, many) = (FixtureRun(app.before), FixtureRun(app.before, jobs: 4))
    for fault in one.result.faults { Issue.record("fault of \(fault.transforms): \(fault.message)") }
    #expect(one.files != app.before)
    #expect(one.files == many.files)
    #expect(one.result.files.map(\.findings) == many.result.files.map(\.findings))
  }

  @Test(arguments: FixtureCase.all + FixtureCase.apps) func theResultRewrittenIsItself(_ fixture: FixtureCase) {
    let result = FixtureRun(fixture.before).files
    let again = FixtureRun(result)
    let wrong = difference(from: result, to: again.files)
    #expect(wrong.isEmpty, "- written, + written again\n\(wrong)")
    let open = again.result.files.flatMap(\.findings).filter { $0.kind == .rewrite || $0.kind == .todo }
    #expect(open.isEmpty, "a second run finds something to do")
  }

  @Test(arguments: FixtureCase.all + FixtureCase.apps) func oneTransformAfterAnotherGivesTheSame(_ fixture: FixtureCase) {
    let together = FixtureRun(fixture.before).files
    let files = allTransforms.reduce(fixture.before) { FixtureRun($0, transforms: [$1]).files }
    let wrong = difference(from: together, to: files)
    #expect(wrong.isEmpty, "- all together, + one after another\n\(wrong)")
  }

  @Test(arguments: FixtureCase.all + FixtureCase.apps) func gitAppliesOurDiff(_ fixture: FixtureCase) throws {
    let result = FixtureRun(fixture.before)
    let diff = result.diff
    guard !diff.isEmpty else { return }
    try withFolder(holding: fixture.before) { folder in
      let patch = folder.appendingPathExtension("patch")
      defer { try? FileManager.default.removeItem(at: patch) }
      try Data(diff).write(to: patch)
      let git = run(["git", "apply", "-p1", "--whitespace=nowarn", patch.path], in: folder)
      #expect(git.status == 0, "\(git.output)")
      for (path, bytes) in result.files {
        #expect(try Array(Data(contentsOf: folder.appendingPathComponent(path))) == bytes, "\(path)")
      }
    }
  }

  @Test(arguments: FixtureCase.all) func endingsSayWhatChanges(_ fixture: FixtureCase) {
    guard let (path, before) = fixture.before.first, let after = fixture.after?[path], fixture.ending != .tree else { return }
    let (old, new) = (SyntaxTree(parsing: before), SyntaxTree(parsing: after))
    let isSame = old.tokens.map { old.source[$0.range] } == new.tokens.map { new.source[$0.range] }
    #expect(isSame == (fixture.ending != .after), "a case is `after` if tokens change, `todo` if only TODO lines are added")
    #expect(before.starts(with: Array("// ".utf8)), "a case begins with a sentence that says what it shows")
  }

  @Test(arguments: FixtureCase.all) func messagesFitOnALine(_ fixture: FixtureCase) {
    for (path, bytes) in fixture.after ?? [:] where path.hasSuffix(".swift") {
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        guard let mark = line.firstRange(of: "// TODO: [unfold:"), let end = line[mark.upperBound...].firstIndex(of: "]") else { continue }
        #expect(line[end...].dropFirst(2).count <= Message.limit, "\(line)")
        #expect(!line.hasSuffix("…"), "cut: \(line)")
      }
    }
  }

  /// Records what is written as what is expected. The test still fails, so that somebody looks at it.
  private func update(_ fixture: FixtureCase, with files: [String: [UInt8]]) throws {
    var ending = fixture.ending
    if ending != .tree, let (path, before) = fixture.before.first, let after = files[path] {
      let (old, new) = (SyntaxTree(parsing: before), SyntaxTree(parsing: after))
      ending = old.tokens.map { old.source[$0.range] } == new.tokens.map { new.source[$0.range] } ? .todo : .after
      try? FileManager.default.removeItem(at: fixture.expectedPath(of: path, ending: ending == .todo ? .after : .todo))
    }
    guard fixture.ending != .unchanged else { return }
    for (path, bytes) in files {
      let file = fixture.expectedPath(of: path, ending: ending)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }
}
