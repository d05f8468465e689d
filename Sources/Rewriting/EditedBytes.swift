/// A file under edit: what it was, what it is now, and which bytes of the one are which of the other.
struct EditedBytes: Sendable {
  let original: [UInt8]
  private(set) var current: [UInt8]
  /// The bytes that are still the original's, in order; what lies between two of them was changed.
  private(set) var kept: [Kept]

  /// A run of bytes that stands in both texts.
  struct Kept: Sendable, Equatable {
    var original: Int
    var current: Int
    var count: Int
  }

  init(_ original: [UInt8]) {
    (self.original, current) = (original, original)
    kept = original.isEmpty ? [] : [Kept(original: 0, current: 0, count: original.count)]
  }

  var isChanged: Bool {
    kept != (original.isEmpty ? [] : [Kept(original: 0, current: 0, count: original.count)]) || current.count != original.count
  }

  /// Edits of the current bytes: sorted, none over another.
  mutating func apply(_ edits: [Edit]) {
    guard !edits.isEmpty else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(current.count + edits.reduce(0) { $0 + $1.replacement.count })
    var next: [Kept] = []
    var place = 0
    var piece = 0
    for edit in edits {
      keep(place..<edit.range.lowerBound, shiftedTo: bytes.count, from: &piece, into: &next)
      bytes += current[place..<edit.range.lowerBound]
      bytes += edit.replacement
      place = edit.range.upperBound
    }
    keep(place..<current.count, shiftedTo: bytes.count, from: &piece, into: &next)
    bytes += current[place...]
    (current, kept) = (bytes, next)
  }

  /// Carries over the kept runs inside a range that this pass leaves alone.
  private func keep(_ range: Range<Int>, shiftedTo target: Int, from piece: inout Int, into result: inout [Kept]) {
    while piece < kept.count {
      let run = kept[piece]
      let low = max(run.current, range.lowerBound)
      let high = min(run.current + run.count, range.upperBound)
      if low < high {
        let moved = Kept(original: run.original + low - run.current, current: target + low - range.lowerBound, count: high - low)
        if let last = result.last, last.original + last.count == moved.original, last.current + last.count == moved.current {
          result[result.count - 1].count += moved.count
        } else {
          result.append(moved)
        }
      }
      guard run.current + run.count <= range.upperBound else { return }
      piece += 1
    }
  }

  /// Where the byte stood at first. A byte that was put in stands where it was put.
  func originalOffset(of offset: Int) -> Int {
    var (low, high) = (0, kept.count)
    while low < high {
      let middle = (low + high) / 2
      if kept[middle].current <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let run = kept[low - 1]
    return run.original + min(offset - run.current, run.count)
  }

  /// What was changed altogether: original bytes, and the current bytes in their place. In order, none empty on both sides.
  var changes: [Change] {
    var result: [Change] = []
    var (original, current) = (0, 0)
    func close(_ nextOriginal: Int, _ nextCurrent: Int) {
      guard nextOriginal > original || nextCurrent > current else { return }
      result.append(Change(original: original..<nextOriginal, current: current..<nextCurrent))
    }
    for run in kept {
      close(run.original, run.current)
      (original, current) = (run.original + run.count, run.current + run.count)
    }
    close(self.original.count, self.current.count)
    return result
  }
}

/// Bytes of the original and the bytes that stand there now, each by its range.
package struct Change: Sendable, Equatable {
  /// UTF-8 bytes of the original.
  package let original: Range<Int>
  /// UTF-8 bytes of the text as it is now.
  package let current: Range<Int>

  package init(original: Range<Int>, current: Range<Int>) { (self.original, self.current) = (original, current) }
}

/// Where an offset stands after edits (sorted, disjoint) were made: inside a replaced range, at the replacement's start.
func offset(_ offset: Int, after edits: [Edit]) -> Int {
  var shift = 0
  for edit in edits {
    if edit.range.upperBound <= offset {
      shift += edit.replacement.count - edit.range.count
    } else if edit.range.lowerBound < offset {
      return edit.range.lowerBound + shift
    } else {
      break
    }
  }
  return offset + shift
}
