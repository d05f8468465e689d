/// A hash of bytes that can be asked for after each of them (FNV-1a).
struct ByteHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  static func of(_ bytes: some Sequence<UInt8>) -> ByteHash { bytes.reduce(into: ByteHash()) { $0.add($1) } }

  /// For a table, which looks at the low bits: the high ones are the well mixed ones.
  var folded: UInt64 { value ^ (value >> 32) }
}

/// Numbers by a hash: the places in a list, in one allocation where a dictionary of names takes one for each name.
struct HashSlots: Sendable {
  /// Each number in the first free slot from its hash on; -1 where there is none. Half of them stay free, so that a search ends.
  private var slots: [Int32]

  /// - Parameter count: How many numbers there will be at most.
  init(count: Int) {
    var capacity = 8
    while capacity < 2 * count { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
  }

  mutating func add(_ number: Int, hash: UInt64) {
    var slot = place(of: hash)
    while slots[slot] >= 0 { slot = place(behind: slot) }
    slots[slot] = Int32(number)
  }

  /// Visits the numbers that may have this hash, in the order in which they were added.
  /// - Parameter body: Says whether to go on.
  func visit(_ hash: UInt64, _ body: (Int) -> Bool) {
    var slot = place(of: hash)
    while slots[slot] >= 0, body(Int(slots[slot])) { slot = place(behind: slot) }
  }

  /// The first of them for which the condition holds.
  func first(_ hash: UInt64, where condition: (Int) -> Bool) -> Int? {
    var result: Int?
    visit(hash) { number in
      if condition(number) { result = number }
      return result == nil
    }
    return result
  }

  private func place(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }
  private func place(behind slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}
