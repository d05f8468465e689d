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
package struct WordSearch: Sendable {
  package let words: [String]
  package init(words: [String]) { self.words = words }
  /// The bits of these words; words that the search was not made for have none.
  package func set(of words: [String]) -> WordSet { WordSet() }
}
