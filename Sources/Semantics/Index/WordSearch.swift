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
/// Of each word one byte is its anchor: a few values that are rare in Swift and of which every word has one. The bytes are searched for
/// these, sixteen at a time; the byte behind an anchor rules out nearly all places where no word is. A class, since it is handed on with
/// every file.
package final class WordSearch: Sendable {
  package let words: [String]
  private struct Pattern {
    /// The word's bytes, in `letters`.
    let bytes: Range<Int>
    /// Where in the word its anchor is; not its last byte.
    let anchor: Int
    let bit: Int
  }
  /// In the order of their buckets.
  private let patterns: [Pattern]
  /// The bytes of all words.
  private let letters: [UInt8]
  /// For each anchor and the byte behind it, as a `key`, the number of a bucket; 0 for none.
  private let bucketByPair: [UInt8]
  /// Of bucket 1 and those that follow, the places of their patterns.
  private let buckets: [Range<Int>]
  /// Finds anchors; nil if no word is sought.
  private let finder: ByteFinder?
  private let everything: WordSet

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
    let anchors = Self.anchors(of: sought.map { Array($0.element.utf8) })
    finder = anchors.isEmpty ? nil : ByteFinder(anchors)
    var found = WordSet()
    var grouped: [Int: [Pattern]] = [:]
    var letters: [UInt8] = []
    for (bit, word) in sought {
      let bytes = Array(word.utf8)
      // Of several, the one before the rarest byte.
      let places = bytes.dropLast().indices.filter { anchors.contains(bytes[$0]) }
      let place = places.min { Self.commonness(of: bytes, at: $0) < Self.commonness(of: bytes, at: $1) } ?? 0
      found.insert(bit)
      let pattern = Pattern(bytes: letters.count..<letters.count + bytes.count, anchor: place, bit: bit)
      grouped[Self.key(bytes[place], bytes[place + 1]), default: []].append(pattern)
      letters += bytes
    }
    (everything, self.letters) = (found, letters)
    (patterns, buckets, bucketByPair) = Self.filled(from: grouped)
  }

  /// Two bytes as a number below 4,096: small enough for the nearest cache. Of the bytes of identifiers only digits share theirs, with
  /// the letters from `p` to `y`.
  @inline(__always)
  private static func key(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 63) | Int(second & 63) << 6 }

  /// A bucket for each pair of bytes; when there are too many pairs, the last bucket is for all the rest.
  private static func filled(from grouped: [Int: [Pattern]]) -> ([Pattern], [Range<Int>], [UInt8]) {
    var patterns: [Pattern] = []
    var buckets: [Range<Int>] = []
    var bucketByPair = [UInt8](repeating: 0, count: 4096)
    for (pair, members) in grouped.sorted(by: { $0.key < $1.key }) {
      if buckets.count < 255 {
        buckets.append(patterns.count..<patterns.count + members.count)
      } else {
        buckets[254] = buckets[254].lowerBound..<patterns.count + members.count
      }
      patterns += members
      bucketByPair[pair] = UInt8(buckets.count)
    }
    return (patterns, buckets, bucketByPair)
  }

  /// Values of which each word has one that is not its last byte, chosen one by one: the next is the one that costs least for each word
  /// that still needs one.
  private static func anchors(of words: [[UInt8]]) -> [UInt8] {
    var result: [UInt8] = []
    var open = words.map { Set($0.dropLast()) }
    while !open.isEmpty {
      var uses: [UInt8: Int] = [:]
      for bytes in open { for byte in bytes { uses[byte, default: 0] += 1 } }
      let best = uses.min { (commonness($0.key) * $1.value, $0.key) < (commonness($1.key) * $0.value, $1.key) }
      guard let best else { break }
      result.append(best.key)
      open.removeAll { $0.contains(best.key) }
    }
    return result
  }

  /// How often two bytes stand together, if one said nothing of the other.
  private static func commonness(of bytes: [UInt8], at place: Int) -> Int {
    // What Apple's names begin with says nothing of the other.
    if bytes[place...].starts(with: "UI".utf8) { return 1000 }
    return commonness(bytes[place]) * commonness(bytes[place + 1])
  }

  /// How often a byte stands in Swift code, in thousandths, roughly; counted in ten apps.
  private static func commonness(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "e"): 80
    case UInt8(ascii: "t"): 60
    case UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "s"): 40
    case UInt8(ascii: "l"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "u"): 25
    case UInt8(ascii: "k"), UInt8(ascii: "x"): 4
    case UInt8(ascii: "j"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 10
    case UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "I"), UInt8(ascii: "S"), UInt8(ascii: "T"): 6
    default: 3
    }
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

  /// Every place where a word stands, in no order; until the visitor says no.
  /// - Parameter visit: Gets the index of the word and the byte where it begins.
  package func search(_ bytes: UnsafeBufferPointer<UInt8>, visit: (_ word: Int, _ offset: Int) -> Bool) {
    guard let base = bytes.baseAddress, let finder else { return }
    // Small enough that the places stay in the nearest cache.
    let chunk = 4096
    withUnsafeTemporaryAllocation(of: Int.self, capacity: chunk + 1) { buffer in
      guard let places = buffer.baseAddress else { return }
      for start in stride(from: 0, to: bytes.count - 1, by: chunk) {
        let found = finder.collect(base, from: start, to: min(start + chunk, bytes.count - 1), into: places)
        for number in 0..<keepPairs(places, found, in: base) {
          let place = places[number]
          guard self.visit(bucketByPair[Self.key(base[place], base[place + 1])], at: place, in: bytes, visit) else { return }
        }
      }
    }
  }

  /// Of some places, moves those to the front where an anchor and the byte behind it may be a word's.
  /// - Returns: How many they are.
  @inline(__always)
  private func keepPairs(_ places: UnsafeMutablePointer<Int>, _ count: Int, in base: UnsafePointer<UInt8>) -> Int {
    bucketByPair.withUnsafeBufferPointer { bucketByPair in
      var kept = 0
      for number in 0..<count {
        let place = places[number]
        places[kept] = place
        kept &+= bucketByPair[Self.key(base[place], base[place &+ 1])] == 0 ? 0 : 1
      }
      return kept
    }
  }

  /// The words of a bucket that stand at an anchor.
  /// - Returns: Whether to go on.
  @inline(never)
  private func visit(_ bucket: UInt8, at place: Int, in bytes: UnsafeBufferPointer<UInt8>, _ visit: (Int, Int) -> Bool) -> Bool {
    for pattern in buckets[Int(bucket) - 1] {
      let (word, start) = (patterns[pattern].bytes, place - patterns[pattern].anchor)
      if stands(word, at: start, in: bytes), !visit(patterns[pattern].bit, start) { return false }
    }
    return true
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
