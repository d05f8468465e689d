import Foundation
import Syntax
import Testing

/// Whatever the bytes: none is lost, the nodes hang together, and no depth overflows a small stack.
@Suite struct SoundnessTests {
  /// The fixtures of this module, those that once broke it (`Broken`) too.
  static let fixtures: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fixtures/Syntax")
      .standardizedFileURL
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }()

  @Test func fixturesAreThere() { #expect(Self.fixtures.count >= 3) }

  @Test(arguments: fixtures) func fixtureIsSound(file: URL) throws {
    #expect(SyntaxTree(parsing: [UInt8](try Data(contentsOf: file))).firstFault() == nil)
  }

  /// Cut anywhere, in the middle of a token or a character too.
  @Test(arguments: fixtures) func cutFixtureIsSound(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    for end in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 97)) {
      #expect(SyntaxTree(parsing: Array(bytes[..<end])).firstFault() == nil, "the first \(end) bytes")
      #expect(SyntaxTree(parsing: Array(bytes[end...])).firstFault() == nil, "without the first \(end) bytes")
    }
  }

  @Test func fewBytesAreSound() {
    let interesting: [UInt8] = Array("ab0#\"\\(){}[]<>/*'`$@?!&=-+.,:;_ \n\r\0".utf8) + [0x7F, 0x80, 0xC3, 0xE2, 0xEF, 0xF0, 0xFF]
    for first in 0...255 { #expect(SyntaxTree(parsing: [UInt8(first)]).firstFault() == nil) }
    for first in interesting {
      for second in interesting {
        for third in interesting { #expect(SyntaxTree(parsing: [first, second, third]).firstFault() == nil, "\([first, second, third])") }
      }
    }
  }

  /// Found by `dev fuzz`: each left nodes that were in no tree.
  @Test(arguments: [
    "a throws(b, c)", "let a = b throws(c, d) -> e", "func a() -> [B] throws(c: [D]) -> [E] {", "a == b ? c", "a = b ? c : d ? e",
    "a == b " + String(repeating: "? c ", count: 5_000), "let a: B = c && " + String(repeating: "d = ", count: 5_000) + "e",
    "a" + String(repeating: "(", count: 257) + "throws" + String(repeating: "(", count: 112),
    String(repeating: "() -> ", count: 5_000) + "a",
  ]) func onceBroken(text: String) { #expect(SyntaxTree(parsing: Array(text.utf8)).firstFault() == nil) }

  /// What looks for an end that is not there does so once, not from each of many places.
  @Test(arguments: ["#", "#/\n", "<<<<<<< a\n", "#\"\"\"", "<#", "`", "/*", "/(", "\"\\("]) func unendedRunIsReadOnce(text: String) {
    let start = ContinuousClock.now
    #expect(SyntaxTree(parsing: Array(String(repeating: text, count: 200_000).utf8)).firstFault() == nil)
    #expect(start.duration(to: .now) < .seconds(60))
  }

  static let nests: [(open: String, close: String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("#if A\n", "\n#endif\n"), ("a<", ">"), ("/*", "*/"), ("if a {", "}"), ("!", ""),
    ("", "?"), ("a ? ", " : b"), ("a + ", ""), ("a = ", ""), ("try ", ""), ("@A(", ")"), ("func a() {", "}"), ("class A {", "}"),
    ("", "()"),
    ("switch a { case b: ", "}"), ("else if a {} ", ""), ("if a {} else ", ""), ("let a: [", "]"), ("let a: (", ")"), ("let a: some ", ""),
    ("let a: () -> ", ""), ("case .a(", ")"), ("if case let .a(", ") = b {}"), ("\\.a[", "]"), ("", ".a"), ("a { ", "}"),
    ("{ (a: ", ") in }"),
    ("do {", "} catch {}"), ("#a(", ")"), ("a ? b : ", ""), ("await ", ""), ("-", ""), ("a as ", ""), ("var a: A { get {", "} }"),
    ("a: ", ""),
    ("@A ", ""), ("public ", ""), ("extension A<", ">"), ("func a<", ">"), ("a.b(c: ", ")"), ("let a = ", ""), ("let (", ")"),
    ("for (", ")"),
  ]

  /// Far deeper than any cap, on the smallest stack a thread pool gives.
  @Test(arguments: nests) func deepNestIsSound(nest: (open: String, close: String)) async {
    for depth in [100, 255, 257, 3_000] {
      let open = String(repeating: nest.open, count: depth)
      for text in [
        open, open + "a" + String(repeating: nest.close, count: depth),
        "let x = " + open + "a" + String(repeating: nest.close, count: depth),
      ] {
        let fault = await onSmallStack { SyntaxTree(parsing: Array(text.utf8)).firstFault() }
        #expect(fault == nil, "\(nest.open) \(depth) times")
      }
    }
  }

  private func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }
}
