import Foundation
import Testing

/// What compiled before compiles after, against the stub SDK of `Fixtures/SDK`.
@Suite struct TypecheckTests {
  private static let script = FixtureCase.folder.appendingPathComponent("SDK/typecheck")
  private static let canCheck = FileManager.default.isExecutableFile(atPath: script.path)
  private static let cases = FixtureCase.all.filter { $0.isTypechecked && $0.after != nil }

  @Test(.enabled(if: canCheck), arguments: cases) func compilesBeforeAndAfter(_ fixture: FixtureCase) throws {
    try expectCompiles(fixture.before, "before")
    if let after = fixture.after, after != fixture.before { try expectCompiles(after, "after") }
  }

  @Test(.enabled(if: canCheck), arguments: FixtureCase.apps) func appsCompileBeforeAndAfter(_ app: FixtureCase) throws {
    try expectCompiles(app.before, "before")
    try expectCompiles(FixtureRun(app.before).files, "after")
  }

  /// The compiler takes half a second a time, so what it has accepted is remembered: by the files, the stubs and the script.
  private func expectCompiles(_ files: [String: [UInt8]], _ side: String) throws {
    let swift = files.filter { $0.key.hasSuffix(".swift") && !["Package.swift", "Project.swift"].contains($0.key) }
    let mark = Self.remembered.appendingPathComponent(Self.hash(swift))
    guard !swift.isEmpty, !FileManager.default.fileExists(atPath: mark.path) else { return }
    try withFolder(holding: swift) { folder in
      let (status, output) = run([Self.script.path] + swift.keys.sorted(), in: folder)
      // 3: this host cannot do it.
      guard status != 3 else { return }
      #expect(status == 0, "\(side):\n\(output)")
      guard status == 0 else { return }
      try? FileManager.default.createDirectory(at: Self.remembered, withIntermediateDirectories: true)
      try? Data().write(to: mark)
    }
  }

  private static let remembered = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-fixtures-\(getuid())")

  private static let sdk: [String: [UInt8]] = {
    let folder = script.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(uniqueKeysWithValues: names.map { ($0, (try? Array(Data(contentsOf: folder.appendingPathComponent($0)))) ?? []) })
  }()
  private static let sdkHash = fnv(sdk, from: 0xCBF2_9CE4_8422_2325)

  private static func hash(_ files: [String: [UInt8]]) -> String { String(fnv(files, from: sdkHash), radix: 16) }

  /// FNV-1a: the same in every run, which `Hasher` is not.
  private static func fnv(_ files: [String: [UInt8]], from start: UInt64) -> UInt64 {
    files.sorted { $0.key < $1.key }.reduce(start) { result, file in
      (Array(file.key.utf8) + [0] + file.value + [0]).reduce(result) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}
