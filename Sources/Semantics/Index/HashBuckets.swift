/// Values by a part of their hash. It is made in two passes and a few allocations, where a dictionary of arrays takes one for each key.
struct HashBuckets<Value: Sendable>: Sendable {
  /// In the order of their buckets, and in each in the order in which they were added.
  private let values: [Value]
  /// For each value the other half of its hash, so that those which share a bucket by accident are not even looked at.
  private let tags: [UInt32]
  /// Where a bucket begins; the last is the end.
  private let starts: [Int32]
  private static var bits: Int { 14 }

  /// - Parameter visit: Adds every value with its hash; called twice, and has to add the same both times.
  init(_ visit: ((UInt64, Value) -> Void) -> Void) {
    var starts = [Int32](repeating: 0, count: 1 << Self.bits + 1)
    visit { hash, _ in starts[Self.bucket(of: hash) + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var next = starts
    let total = Int(starts[starts.count - 1])
    var tags = [UInt32](repeating: 0, count: total)
    values = [Value](unsafeUninitializedCapacity: total) { buffer, count in
      visit { hash, value in
        let bucket = Self.bucket(of: hash)
        precondition(next[bucket] < starts[bucket + 1], "more values than in the first pass")
        buffer.initializeElement(at: Int(next[bucket]), to: value)
        tags[Int(next[bucket])] = Self.tag(of: hash)
        next[bucket] += 1
      }
      precondition(next.dropLast().elementsEqual(starts.dropFirst()), "fewer values than in the first pass")
      count = total
    }
    (self.starts, self.tags) = (starts, tags)
  }

  private static func bucket(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (1 << bits - 1) }

  private static func tag(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  /// The values that were added with this hash, and by an accident that hardly ever happens others.
  subscript(hash: UInt64) -> [Value] {
    let (bucket, tag) = (Self.bucket(of: hash), Self.tag(of: hash))
    return (starts[bucket]..<starts[bucket + 1]).compactMap { tags[Int($0)] == tag ? values[Int($0)] : nil }
  }
}
