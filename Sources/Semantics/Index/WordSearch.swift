/// A set of the words of one `WordSearch`, as bits. Beyond 128 words, some share a bit: the set is for ruling files out.
package struct WordSet: Sendable, Hashable {
  var low: UInt64 = 0
  var high: UInt64 = 0
  package init() {}

  package var isEmpty: Bool { low == 0 && high == 0 }
  package func isDisjoint(with other: WordSet) -> Bool { low & other.low == 0 && high & other.high == 0 }
  package func union(_ other: WordSet) -> WordSet {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }
  mutating func insert(_ index: Int) {
    if index & 64 == 0 { low |= 1 << UInt64(index & 63) } else { high |= 1 << UInt64(index & 63) }
  }
}

/// Finds which of some identifiers stand in a file's bytes, as whole words, wherever they stand.
///
/// This is Wu and Manber's search ("A fast algorithm for multi-pattern searching", 1994): a window as long as the shortest word moves
/// over the bytes, and its last two bytes say how far it may jump. Of a longer word, the part whose last two bytes are the rarest is used.
package struct WordSearch: Sendable {
  package let words: [String]
  private struct Pattern {
    let bytes: [UInt8]
    /// Where in the word the window stands.
    let windowStart: Int
    let bit: Int
  }
  /// In the order of their buckets.
  private let patterns: [Pattern]
  /// For each pair of bytes (the second counts 256): how far to go on, or `bucketFlag` and a bucket's number.
  private let jumps: [UInt8]
  private let buckets: [Range<Int>]
  private let window: Int
  private let everything: WordSet
  private static let bucketFlag: UInt8 = 128

  /// - Parameter words: Identifiers of at least two bytes. Words that occur twice count once; shorter ones are not looked for, nor are
  ///   attributes (`@main`), which have their bit all the same.
  package init(words: [String]) {
    self.words = words
    var seen: Set<String> = []
    let sought = words.enumerated().filter { _, word in
      word.utf8.count > 1 && word.utf8.first != UInt8(ascii: "@") && seen.insert(word).inserted
    }
    let window = min(sought.map { $0.element.utf8.count }.min() ?? 2, 100)
    var found = WordSet()
    var grouped: [Int: [Pattern]] = [:]
    var jumps = [UInt8](repeating: UInt8(window - 1), count: 65536)
    for (bit, word) in sought {
      let bytes = Array(word.utf8)
      let start = Self.rarestWindow(in: bytes, length: window)
      found.insert(bit)
      for place in 1..<window {
        let pair = Int(bytes[start + place - 1]) | Int(bytes[start + place]) << 8
        jumps[pair] = min(jumps[pair], UInt8(window - 1 - place))
      }
      let last = Int(bytes[start + window - 2]) | Int(bytes[start + window - 1]) << 8
      grouped[last, default: []].append(Pattern(bytes: bytes, windowStart: start, bit: bit))
    }
    (self.patterns, self.buckets) = Self.fill(&jumps, from: grouped)
    (self.window, self.everything, self.jumps) = (window, found, jumps)
  }

  /// Gives each pair of bytes at a window's end a bucket; when there are too many pairs, the last bucket is for all the rest.
  private static func fill(_ jumps: inout [UInt8], from grouped: [Int: [Pattern]]) -> ([Pattern], [Range<Int>]) {
    var patterns: [Pattern] = []
    var buckets: [Range<Int>] = []
    for (pair, members) in grouped.sorted(by: { $0.key < $1.key }) {
      if buckets.count < 127 {
        buckets.append(patterns.count..<patterns.count + members.count)
      } else {
        buckets[126] = buckets[126].lowerBound..<patterns.count + members.count
      }
      patterns += members
      jumps[pair] = bucketFlag | UInt8(buckets.count - 1)
    }
    return (patterns, buckets)
  }

  private static func rarestWindow(in bytes: [UInt8], length: Int) -> Int {
    func commonness(_ byte: UInt8) -> Int {
      switch byte {
      case UInt8(ascii: "e"), UInt8(ascii: "t"), UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "a"): 4
      case UInt8(ascii: "o"), UInt8(ascii: "s"), UInt8(ascii: "l"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "u"): 3
      case UInt8(ascii: "a")...UInt8(ascii: "z"): 2
      default: 1
      }
    }
    return (0...bytes.count - length).min { a, b in
      commonness(bytes[a + length - 2]) * commonness(bytes[a + length - 1])
        < commonness(bytes[b + length - 2]) * commonness(bytes[b + length - 1])
    } ?? 0
  }

  /// The bits of these words; words that the search was not made for have none.
  package func set(of words: [String]) -> WordSet {
    var result = WordSet()
    for word in words {
      if let index = self.words.firstIndex(of: word) { result.insert(index) }
    }
    return result
  }

  /// The bit of `@main`, which whoever reads declarations knows better than a search does.
  var mainAttribute: WordSet { self.set(of: ["@main"]) }

  /// The words that stand in these bytes.
  package func words(in bytes: UnsafeBufferPointer<UInt8>) -> WordSet {
    var found = WordSet()
    search(bytes) { bit, _ in
      found.insert(bit)
      return found != everything
    }
    return found
  }

  /// Every place where a word stands, in order; until the visitor says no.
  /// - Parameter visit: Gets the index of the word and the byte where it begins.
  package func search(_ bytes: UnsafeBufferPointer<UInt8>, visit: (_ word: Int, _ offset: Int) -> Bool) {
    guard let base = bytes.baseAddress, !patterns.isEmpty else { return }
    jumps.withUnsafeBufferPointer { jumps in
      guard let jumps = jumps.baseAddress else { return }
      var place = window - 1
      while place < bytes.count {
        let jump = jumps[Int(base[place - 1]) | Int(base[place]) << 8]
        if jump < Self.bucketFlag {
          place &+= max(Int(jump), 1)
          continue
        }
        for index in buckets[Int(jump & ~Self.bucketFlag)] {
          let pattern = patterns[index]
          let start = place - window + 1 - pattern.windowStart
          if Self.stands(pattern.bytes, at: start, in: bytes), !visit(pattern.bit, start) { return }
        }
        place &+= 1
      }
    }
  }

  private static func stands(_ word: [UInt8], at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start >= 0, start + word.count <= bytes.count else { return false }
    for place in 0..<word.count where bytes[start + place] != word[place] { return false }
    if start > 0, isIdentifierByte(bytes[start - 1]) { return false }
    return start + word.count == bytes.count || !isIdentifierByte(bytes[start + word.count])
  }
}

/// Whether a byte can be part of an identifier; every byte of a character beyond ASCII counts.
@inline(__always)
func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
    true
  default: false
  }
}
