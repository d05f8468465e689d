import Testing

@testable import Rewriting

/// A sequence of numbers that is the same in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

/// Edits at random places of a text: sorted, disjoint.
func randomEdits(of bytes: [UInt8], using dice: inout Dice, alphabet: [UInt8] = Array("ab\n\r".utf8)) -> [Edit] {
  var edits: [Edit] = []
  var place = 0
  for _ in 0..<Int.random(in: 0...4, using: &dice) where place <= bytes.count {
    let start = Int.random(in: place...bytes.count, using: &dice)
    let end = min(bytes.count, start + Int.random(in: 0...5, using: &dice))
    let text = (0..<Int.random(in: 0...4, using: &dice)).map { _ in alphabet.randomElement(using: &dice) ?? 0 }
    if start < end || !text.isEmpty { edits.append(Edit(start..<end, with: text)) }
    place = end + 1
  }
  return edits
}

@Suite struct EditedBytesTests {
  @Test func editsAreMadeInPlace() {
    var bytes = EditedBytes(Array("let a = b".utf8))
    bytes.apply([.replace(4..<5, with: "value"), .insert("!", at: 9)])
    #expect(String(decoding: bytes.current, as: UTF8.self) == "let value = b!")
    #expect(bytes.changes == [Change(original: 4..<5, current: 4..<9), Change(original: 9..<9, current: 13..<14)])
  }

  @Test func offsetsFollowThroughPasses() {
    var bytes = EditedBytes(Array("0123456789".utf8))
    bytes.apply([.insert("xx", at: 3), .delete(5..<7)])
    bytes.apply([.replace(0..<1, with: "abc")])
    #expect(String(decoding: bytes.current, as: UTF8.self) == "abc12xx34789")
    #expect(bytes.originalOffset(of: 3) == 1)
    #expect(bytes.originalOffset(of: 6) == 3)
    #expect(bytes.originalOffset(of: 8) == 4)
    #expect(bytes.originalOffset(of: 9) == 7)
    #expect(offset(3, after: [.insert("xx", at: 3)]) == 5)
    #expect(offset(6, after: [.replace(5..<8, with: "z")]) == 5)
    #expect(offset(8, after: [.replace(5..<8, with: "z")]) == 6)
  }

  @Test func changesRebuildTheTextAfterAnyPasses() {
    var dice = Dice(state: 7)
    for _ in 0..<500 {
      let original = (0..<Int.random(in: 0...40, using: &dice)).map { _ in UInt8.random(in: 0x61...0x64, using: &dice) }
      var bytes = EditedBytes(original)
      for _ in 0..<3 { bytes.apply(randomEdits(of: bytes.current, using: &dice)) }
      var rebuilt: [UInt8] = []
      var place = 0
      for change in bytes.changes {
        rebuilt += original[place..<change.original.lowerBound] + bytes.current[change.current]
        place = change.original.upperBound
      }
      rebuilt += original[place...]
      #expect(rebuilt == bytes.current)
    }
  }
}
