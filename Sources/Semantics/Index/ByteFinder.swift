/// Finds bytes of a few values, sixteen bytes at a time.
struct ByteFinder: Sendable {
  private typealias Block = SIMD16<UInt8>
  // Eight, since each costs an instruction for every block: enough for Swift's marks, and for a word search's anchors.
  private let first, second, third, fourth, fifth, sixth, seventh, eighth: Block
  /// More values than can be compared at once: every byte counts as one of them.
  private let isOverfull: Bool

  /// - Parameter values: At least one, up to eight; with more, every byte is found.
  init(_ values: [UInt8]) {
    precondition(!values.isEmpty)
    func block(_ place: Int) -> Block { Block(repeating: place < values.count ? values[place] : values[0]) }
    (first, second, third) = (block(0), block(1), block(2))
    (fourth, fifth, sixth) = (block(3), block(4), block(5))
    (seventh, eighth) = (block(6), block(7))
    isOverfull = values.count > 8
  }

  /// The first byte in `start..<end` that has one of the values and fits; `end` (or `start`, if that is greater) if there is none.
  /// - Parameter fits: Gets the offset of a byte that has one of the values.
  @inline(__always)
  func visit(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int, fits: (Int) -> Bool) -> Int {
    var at = start
    if isOverfull {
      while at < end, !fits(at) { at &+= 1 }
      return at
    }
    while at &+ 16 <= end {
      var (low, high) = marks(UnsafeRawPointer(base + at).loadUnaligned(as: Block.self))
      while low != 0 {
        let place = at &+ low.trailingZeroBitCount >> 3
        if fits(place) { return place }
        low &= low &- 1
      }
      while high != 0 {
        let place = at &+ 8 &+ high.trailingZeroBitCount >> 3
        if fits(place) { return place }
        high &= high &- 1
      }
      at &+= 16
    }
    while at < end {
      if isValue(base[at]), fits(at) { return at }
      at &+= 1
    }
    return at
  }

  /// Writes the offsets in `start..<end` of the bytes that have one of the values, in order.
  ///
  /// To write first and count afterwards: where every other block has one, no processor can guess which, and to ask costs more.
  /// - Parameter offsets: Room for one more than there are bytes.
  /// - Returns: How many there are.
  @inline(__always)
  func collect(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int, into offsets: UnsafeMutablePointer<Int>) -> Int {
    var (at, count) = (start, 0)
    while at &+ 16 <= end, !isOverfull {
      let (low, high) = marks(UnsafeRawPointer(base + at).loadUnaligned(as: Block.self))
      Self.write(low, at, &count, offsets)
      Self.write(high, at &+ 8, &count, offsets)
      at &+= 16
    }
    while at < end {
      offsets[count] = at
      count &+= isOverfull || isValue(base[at]) ? 1 : 0
      at &+= 1
    }
    return count
  }

  /// Writes the offsets of eight bytes' marks; the first whether or not there is one.
  @inline(__always)
  private static func write(_ marks: UInt64, _ start: Int, _ count: inout Int, _ offsets: UnsafeMutablePointer<Int>) {
    offsets[count] = start &+ marks.trailingZeroBitCount >> 3
    count &+= marks == 0 ? 0 : 1
    var rest = marks & (marks &- 1)
    while rest != 0 {
      offsets[count] = start &+ rest.trailingZeroBitCount >> 3
      count &+= 1
      rest &= rest &- 1
    }
  }

  /// A bit in the lowest place of each byte that has one of the values, for the first eight bytes and the others.
  @inline(__always)
  private func marks(_ bytes: Block) -> (UInt64, UInt64) {
    let found =
      (bytes .== first) .| (bytes .== second) .| (bytes .== third) .| (bytes .== fourth) .| (bytes .== fifth) .| (bytes .== sixth)
      .| (bytes .== seventh) .| (bytes .== eighth)
    // A mask is a byte of ones or zeroes for each lane.
    let lanes = unsafeBitCast(found, to: SIMD2<UInt64>.self)
    return (UInt64(littleEndian: lanes[0]) & 0x0101_0101_0101_0101, UInt64(littleEndian: lanes[1]) & 0x0101_0101_0101_0101)
  }

  @inline(__always)
  private func isValue(_ byte: UInt8) -> Bool {
    byte == first[0] || byte == second[0] || byte == third[0] || byte == fourth[0] || byte == fifth[0] || byte == sixth[0]
      || byte == seventh[0] || byte == eighth[0]
  }
}
