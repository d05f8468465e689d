import Testing

/// Every case again, in files that are the same but for something that must make no difference.
@Suite struct VariantTests {
  @Test(arguments: FixtureCase.singleFiles) func withWindowsLineEnds(_ fixture: FixtureCase) {
    expectSame(fixture) { bytes in
      bytes.contains(UInt8(ascii: "\r")) ? nil : bytes.flatMap { $0 == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [$0] }
    }
  }

  @Test(arguments: FixtureCase.singleFiles) func behindAByteOrderMark(_ fixture: FixtureCase) {
    expectSame(fixture) { [0xEF, 0xBB, 0xBF] + $0 }
  }

  @Test(arguments: FixtureCase.singleFiles) func behindAnEmoji(_ fixture: FixtureCase) {
    expectSame(fixture) { Array("/* 👩‍👩‍👧‍👦 é */ ".utf8) + $0 }
  }

  @Test(arguments: FixtureCase.singleFiles) func insideAnIf(_ fixture: FixtureCase) {
    expectSame(fixture) { bytes in
      String(decoding: bytes, as: UTF8.self).contains("unfold:ignore-file")
        ? nil : Array("#if DEBUG\n".utf8) + bytes + Array("\n#endif\n".utf8)
    }
  }

  @Test(arguments: FixtureCase.singleFiles) func withoutAFinalLineEnd(_ fixture: FixtureCase) {
    expectSame(fixture) { $0.last == UInt8(ascii: "\n") && $0.dropLast().last != UInt8(ascii: "\r") ? Array($0.dropLast()) : nil }
  }

  @Test(arguments: FixtureCase.singleFiles) func ignoredByComment(_ fixture: FixtureCase) {
    let files = fixture.before.mapValues { Array("// unfold:ignore-file -- all of it\n".utf8) + $0 }
    let run = FixtureRun(files)
    let wrong = difference(from: files, to: run.files)
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(run.result.files.flatMap(\.findings).allSatisfy { $0.kind == .skip })
  }

  @Test(arguments: FixtureCase.singleFiles) func withoutTodos(_ fixture: FixtureCase) {
    let run = FixtureRun(fixture.before, leavesTodos: false)
    func todos(_ files: [String: [UInt8]]) -> Int {
      files.values.reduce(0) { $0 + String(decoding: $1, as: UTF8.self).matches(of: /\/\/ TODO: \[unfold:/).count }
    }
    #expect(todos(run.files) == todos(fixture.before))
    #expect(fixture.ending != .todo || run.files == fixture.before)
  }

  /// The words of a transform rule out no file in which it finds something.
  @Test(arguments: FixtureCase.all) func whateverWordsStandInIt(_ fixture: FixtureCase) {
    func findings(_ run: FixtureRun) -> Set<String> {
      Set(run.result.files.flatMap { file in file.findings.map { "\(file.path):\($0.line): \($0.transform) \($0.message)" } })
    }
    let (asked, all) = (FixtureRun(fixture.before), FixtureRun(fixture.before, asksAll: true))
    #expect(findings(asked) == findings(all))
    let wrong = difference(from: all.files, to: asked.files)
    #expect(wrong.isEmpty, "- as it is when all are asked, + written\n\(wrong)")
  }

  /// Changes both sides alike and expects the one to become the other. A side that is nil has nothing to change.
  private func expectSame(_ fixture: FixtureCase, _ change: ([UInt8]) -> [UInt8]?) {
    var (before, after) = ([String: [UInt8]](), [String: [UInt8]]())
    let result = FixtureRun(fixture.before).files
    for (path, bytes) in fixture.before {
      guard let changed = change(bytes), let expected = result[path].flatMap(change) else { return }
      (before[path], after[path]) = (changed, expected)
    }
    let wrong = difference(from: after, to: FixtureRun(before).files)
    #expect(wrong.isEmpty, "- as it is without, + written\n\(wrong)")
  }
}
