#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension String {
  /// Whether it comes first in the order of bytes, in which the paths of a project stand. It is the same on every platform.
  @inlinable package func precedesByBytes(_ other: String) -> Bool {
    // Nearly every string lies in one piece, and then nothing is copied.
    utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        guard let start = own.baseAddress, let otherStart = other.baseAddress else { return own.count < other.count }
        let order = memcmp(start, otherStart, min(own.count, other.count))
        return order == 0 ? own.count < other.count : order < 0
      }
    }.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

/// Lists in which something grows: answers are found by halving.
extension Array {
  /// The first index for which the condition holds, which it does from there on.
  @inlinable package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Of a list in the order of paths, the first place of this one; nil if it is not among them.
  @inlinable package func place(ofPath path: String, _ pathOf: (Element) -> String) -> Int? {
    let place = partitioningIndex { !pathOf($0).precedesByBytes(path) }
    return place < count && pathOf(self[place]) == path ? place : nil
  }

  /// Of a list in the order of paths, the places of those below a folder; all for the empty path.
  @inlinable package func places(below folder: String, _ pathOf: (Element) -> String) -> Range<Int> {
    guard !folder.isEmpty else { return indices }
    // Paths with one beginning stand together, and `0` is the byte behind `/`.
    let (first, behind) = (folder + "/", folder + "0")
    let start = partitioningIndex { !pathOf($0).precedesByBytes(first) }
    return start..<Swift.max(start, partitioningIndex { !pathOf($0).precedesByBytes(behind) })
  }
}
