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
  /// Whether every word of the other set is in this one.
  func contains(_ other: WordSet) -> Bool { low & other.low == other.low && high & other.high == other.high }
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
    /// The word's bytes, in `letters`.
    let bytes: Range<Int>
    /// Where in the word the window stands.
    let windowStart: Int
    let bit: Int
  }
  /// In the order of their buckets.
  private let patterns: [Pattern]
  /// The bytes of all words.
  private let letters: [UInt8]
  /// For each pair of bytes, as a `key`: how far to go on, or `bucketFlag` and a bucket's number.
  private let jumps: [UInt8]
  private let buckets: [Range<Int>]
  private let window: Int
  private let everything: WordSet
  private static let bucketFlag: UInt8 = 128

  /// Several words that a file must have, all of them; the first alone is looked for in every file.
  private struct Conjunction {
    /// Bits of this search.
    let first: WordSet
    /// Bits of the search for the others.
    let others: WordSet
    let bit: Int
  }
  private let conjunctions: [Conjunction]
  /// The search for the other words of all conjunctions, none if there are no conjunctions.
  private let company: [WordSearch]

  /// - Parameter words: Identifiers of at least two bytes, and several with ` & ` between for a file that must have all of them. Words that
  ///   occur twice count once; shorter ones are not looked for, nor are attributes (`@main`), which have their bit all the same.
  package init(words: [String]) {
    let apart = words.map { $0.split(separator: " & ").map(String.init) }
    let firsts = apart.filter { $0.count > 1 }.map { $0[0] }.filter { !words.contains($0) }
    let others = Array(Set(apart.flatMap { $0.dropFirst() })).sorted()
    self.words = words + Set(firsts).sorted()
    company = others.isEmpty ? [] : [WordSearch(words: others)]
    let all = self.words
    conjunctions = apart.enumerated().filter { $1.count > 1 }.map { [company] bit, parts in
      var (first, rest) = (WordSet(), WordSet())
      if let place = all.firstIndex(of: parts[0]) { first.insert(place) }
      for search in company { rest = search.set(of: Array(parts.dropFirst())) }
      return Conjunction(first: first, others: rest, bit: bit)
    }
    var seen: Set<String> = []
    let sought = all.enumerated().filter { bit, word in
      word.utf8.count > 1 && word.utf8.first != UInt8(ascii: "@") && !(bit < apart.count && apart[bit].count > 1)
        && seen.insert(word).inserted
    }
    let window = min(sought.map { $0.element.utf8.count }.min() ?? 2, 100)
    var found = WordSet()
    var grouped: [Int: [Pattern]] = [:]
    var letters: [UInt8] = []
    var jumps = [UInt8](repeating: UInt8(window - 1), count: 4096)
    for (bit, word) in sought {
      let bytes = Array(word.utf8)
      let start = Self.rarestWindow(in: bytes, length: window)
      found.insert(bit)
      for place in 1..<window {
        let key = Self.key(bytes[start + place - 1], bytes[start + place])
        jumps[key] = min(jumps[key], UInt8(window - 1 - place))
      }
      let last = Self.key(bytes[start + window - 2], bytes[start + window - 1])
      grouped[last, default: []].append(Pattern(bytes: letters.count..<letters.count + bytes.count, windowStart: start, bit: bit))
      letters += bytes
    }
    (self.patterns, self.buckets) = Self.fill(&jumps, from: grouped)
    (self.window, self.everything, self.jumps, self.letters) = (window, found, jumps, letters)
  }

  /// Two bytes as a number below 4,096: small enough for the nearest cache, and different for any two letters, digits and underscores.
  @inline(__always)
  private static func key(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 63) | Int(second & 63) << 6 }

  /// Gives each pair of bytes at a window's end a bucket, so that every other has a jump of one at least; when there are too many pairs,
  /// the last bucket is for all the rest.
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
    guard conjunctions.contains(where: { !found.isDisjoint(with: $0.first) }) else { return found }
    for search in company {
      let others = search.words(in: bytes)
      for conjunction in conjunctions where !found.isDisjoint(with: conjunction.first) && others.contains(conjunction.others) {
        found.insert(conjunction.bit)
      }
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
        let jump = jumps[Self.key(base[place - 1], base[place])]
        if jump < Self.bucketFlag {
          place &+= Int(jump)
          continue
        }
        for index in buckets[Int(jump & ~Self.bucketFlag)] {
          let pattern = patterns[index]
          let start = place - window + 1 - pattern.windowStart
          if stands(pattern.bytes, at: start, in: bytes), !visit(pattern.bit, start) { return }
        }
        place &+= 1
      }
    }
  }

  /// - Parameter word: Its place in `letters`.
  private func stands(_ word: Range<Int>, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start >= 0, start + word.count <= bytes.count else { return false }
    for place in 0..<word.count where bytes[start + place] != letters[word.lowerBound + place] { return false }
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
