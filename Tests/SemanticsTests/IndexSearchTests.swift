import Testing

@testable import Semantics

/// The search for words against the obvious way to do it.
@Suite struct IndexSearchTests {
  private func found(_ words: [String], in text: String) -> [String] {
    let search = WordSearch(words: words)
    let set = Array(text.utf8).withUnsafeBufferPointer { search.words(in: $0) }
    return words.filter { !set.isDisjoint(with: search.set(of: [$0])) }
  }

  @Test func wholeWordsOnly() {
    let words = ["UIScreen", "windows", "safeAreaInsets"]
    #expect(found(words, in: "UIScreen.main") == ["UIScreen"])
    #expect(found(words, in: "a.windows") == ["windows"])
    #expect(found(words, in: "MyUIScreen UIScreens _windows windows2 $safeAreaInsets éwindows windowsé") == [])
    #expect(found(words, in: "// UIScreen \"windows\"") == ["UIScreen", "windows"])
    #expect(found(words, in: "x.safeAreaInsets") == ["safeAreaInsets"])
    #expect(found(words, in: "UIScreenUIScreen UIScreen") == ["UIScreen"])
  }

  @Test func edges() {
    #expect(found([], in: "abc") == [])
    #expect(found(["ab"], in: "") == [])
    #expect(found(["ab"], in: "a") == [])
    #expect(found(["ab"], in: "ab") == ["ab"])
    #expect(found(["ab", "ab"], in: "ab") == ["ab", "ab"])
    #expect(found(["a"], in: "a") == [])
    #expect(WordSearch(words: ["ab"]).set(of: ["other"]).isEmpty)
  }

  @Test func wordsThatStandTogether() {
    let words = ["UIApplication & windows", "UIApplication & delegate & window", "UIScreen", "@main"]
    #expect(found(words, in: "UIApplication.shared.open(url)") == [])
    #expect(found(words, in: "UIApplication.shared.windows") == ["UIApplication & windows"])
    #expect(found(words, in: "view.windows, window, delegate, UIScreen") == ["UIScreen"])
    #expect(found(words, in: "UIApplication.shared.delegate") == [])
    #expect(found(words, in: "window = UIApplication.shared.delegate") == ["UIApplication & delegate & window"])
    #expect(found(["UIApplication", "UIApplication & windows"], in: "UIApplication") == ["UIApplication"])
  }

  /// More anchors than are compared at once.
  @Test func wordsWithNothingInCommon() {
    let words = ["aA", "bB", "cC", "dD", "eE", "fF", "gG", "hH", "iI", "jJ"]
    for word in words { #expect(found(words, in: "(\(word))") == [word]) }
  }

  @Test func manyWords() {
    let words = (0..<300).map { "word\($0)" }
    #expect(found(words, in: "x word299 y").contains("word299"))
    #expect(found(words, in: "nothing of that kind") == [])
  }

  /// Random words in random text: the same places as by trying each.
  @Test func sameAsTryingEach() {
    for _ in 0..<300 {
      let letters = Array("abAB_ .".utf8)
      let text = (0..<Int.random(in: 0...200)).map { _ in letters.randomElement() ?? 0 }
      let words = (0..<Int.random(in: 1...6)).map { _ in
        String(decoding: (0..<Int.random(in: 2...4)).map { _ in letters.prefix(5).randomElement() ?? 0 }, as: UTF8.self)
      }
      var expected: Set<[Int]> = []
      for (number, word) in words.enumerated() where words.firstIndex(of: word) == number {
        let bytes = Array(word.utf8)
        for start in 0..<max(0, text.count - bytes.count + 1) where Array(text[start..<start + bytes.count]) == bytes {
          if start > 0, isIdentifierByte(text[start - 1]) { continue }
          if start + bytes.count < text.count, isIdentifierByte(text[start + bytes.count]) { continue }
          expected.insert([number, start])
        }
      }
      var found: Set<[Int]> = []
      text.withUnsafeBufferPointer { buffer in
        WordSearch(words: words).search(buffer) { word, offset in
          found.insert([word, offset])
          return true
        }
      }
      #expect(found == expected, "\(words) in \(String(decoding: text, as: UTF8.self))")
    }
  }

  /// As long as one of the blocks and chunks that are looked at together, and one byte less or more.
  private static let lengths = [0, 1, 2, 15, 16, 17, 31, 32, 33, 4095, 4096, 4097, 4111, 4112, 4113, 8191, 8192, 8193, 8209]

  /// The same places as by looking at each byte, and nothing written behind them: with few bytes that are sought, with nothing else, and
  /// with more values than are compared at once.
  @Test(arguments: lengths) func bytesAreCollected(length: Int) {
    for values in [Array("ab".utf8), Array("abcdefgh".utf8), Array("abcdefghi".utf8)] {
      for letters in [Array("ab".utf8), Array("a.b,c;0".utf8), Array(".".utf8)] {
        let text = (0..<length).map { _ in letters.randomElement() ?? 0 }
        let start = Int.random(in: 0...min(length, 20))
        let expected = (start..<length).filter { values.count > 8 || values.contains(text[$0]) }
        // Nothing may be read behind the text, which an address sanitizer sees, nor written behind the offsets.
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: length)
        let offsets = UnsafeMutableBufferPointer<Int>.allocate(capacity: length - start + 2)
        defer {
          memory.deallocate()
          offsets.deallocate()
        }
        _ = memory.initialize(from: text)
        offsets.initialize(repeating: -1)
        guard let base = memory.baseAddress, let first = offsets.baseAddress else { continue }
        let count = ByteFinder(values).collect(UnsafePointer(base), from: start, to: length, into: first)
        #expect(Array(offsets.prefix(count)) == expected)
        #expect(offsets.last == -1)
      }
    }
  }

  /// Words across the borders of what is looked at together, and at both ends.
  @Test(arguments: lengths) func wordsAtBorders(length: Int) {
    let words = ["UIScreen", "ab", "safeAreaInsets"]
    let search = WordSearch(words: words)
    for (number, word) in words.enumerated() where word.utf8.count <= length {
      let borders = [0, 16, 32, 4096, 4112, 8192, length]
      for start in Set(borders.flatMap { $0 - word.utf8.count - 1...$0 + 1 }) where start >= 0 && start + word.utf8.count <= length {
        // `a` and `I` are anchors everywhere else too, or nothing is.
        for filler in [" ", "a ", "I."] {
          var text = Array(String(repeating: filler, count: length).utf8.prefix(length))
          text.replaceSubrange(start..<start + word.utf8.count, with: word.utf8)
          if start > 0 { text[start - 1] = UInt8(ascii: " ") }
          if start + word.utf8.count < length { text[start + word.utf8.count] = UInt8(ascii: " ") }
          var found: [[Int]] = []
          text.withUnsafeBufferPointer { buffer in
            search.search(buffer) { bit, offset in
              found.append([bit, offset])
              return true
            }
          }
          #expect(found == [[number, start]], "\(word) at \(start) of \(length)")
        }
      }
    }
  }

  @Test func classesOfBytes() {
    for byte in UInt8.min...UInt8.max {
      let isWord = ByteClass.of(byte) == ByteClass.word
      #expect(isWord == isIdentifierByte(byte), "byte \(byte)")
      #expect(ByteClass.isBoring(byte) == !"{}\"#/`".utf8.contains(byte), "byte \(byte)")
    }
  }
}
