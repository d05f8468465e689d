import Testing

@testable import Semantics

/// What reads bytes by their addresses reads none behind the end, wherever a file ends. Memory of its own for each makes a wrong read
/// visible to an address sanitizer.
@Suite struct ReaderBoundsTests {
  private static let text = """
    #!/usr/bin/swift
    @testable import struct UIKit.CGRect
    #if os(iOS) && (DEBUG || !canImport(AppKit)) // why
    @main public final class `A`<T: P>: B.C<D>, @unchecked E where Self: F, T == (Int, [G]) {
      private(set) static var a, b: Int = 1, (c, d) = (#"x\\#(y)"#, /re[g]ex/)
      indirect enum K { case x(Int), `default` }
      func f() -> String { struct L: M { var x = "\\(a + "\\(b)")" } /* /* */ */ ; return \"""
        two \\(lines)
        \""" } init?() {} subscript(i: Int) -> Int { 1 }
    }
    #elseif true
    extension A.K {}; typealias N = (A) -> B; #endif
    """

  @Test func everyBeginning() {
    let bytes = Array(Self.text.utf8)
    let search = WordSearch(words: ["UIKit & CGRect", "default", "private", "ab", "x1", "yz"])
    for count in 0...bytes.count {
      let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
      defer { memory.deallocate() }
      _ = memory.initialize(from: bytes[..<count])
      let part = UnsafeBufferPointer(memory)
      let summary = FileSummary(path: "A.swift", bytes: part, search: search)
      #expect(summary.types.allSatisfy { $0.bodyEnd <= count && $0.bodyStart <= $0.bodyEnd })
      #expect(summary.words == search.words(in: part))
      guard let base = part.baseAddress else { continue }
      var words = CodeWords(ByteReader(base: base, end: count))
      words.visit { #expect($0.range.upperBound <= count) }
    }
  }
}
