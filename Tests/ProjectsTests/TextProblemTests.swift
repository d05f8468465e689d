import Testing

@testable import Projects

@Suite struct TextProblemTests {
  private func problem(_ bytes: [UInt8]) -> TextProblem? { bytes.withUnsafeBufferPointer { TextProblem(in: $0) } }

  @Test func text() {
    for text in ["", "a", String(repeating: "let x = 1\n", count: 50), "é漢字😀", String(repeating: "x", count: 31) + "é"] {
      #expect(problem(Array(text.utf8)) == nil)
    }
  }

  @Test(
    arguments: [[0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3], [0xE2, 0x82], [0x80]]
      as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    #expect(problem(bytes) == .notUTF8(offset: 0))
    let padding = [UInt8](repeating: 0x61, count: 100)
    #expect(problem(padding + bytes + padding) == .notUTF8(offset: 100))
  }

  @Test func utf16() {
    #expect(problem([0xFF, 0xFE, 0x61, 0]) == .utf16)
    #expect(problem([0xFE, 0xFF, 0, 0x61]) == .utf16)
    #expect(problem([0x61, 0]) == .binary)
  }

  /// No byte of it is read.
  @Test func tooLarge() {
    var byte: UInt8 = 0x61
    withUnsafePointer(to: &byte) { place in
      #expect(TextProblem(in: UnsafeBufferPointer(start: place, count: 5 << 30)) == .tooLarge)
    }
  }

  /// Agrees with the standard library on every pair and many triples of bytes.
  @Test func agreesWithTheStandardLibrary() {
    for first in UInt8(0x7F)...0xFF {
      for second in stride(from: 0x01, through: 0xFF, by: 7).map(UInt8.init) {
        for bytes in [[first, second], [first, second, 0x80], [first, second, 0x80, 0xBF]] {
          #expect((problem(bytes) == nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
        }
      }
    }
  }

  @Test func binary() { #expect(problem([0x61, 0, 0x62]) == .binary) }
}
