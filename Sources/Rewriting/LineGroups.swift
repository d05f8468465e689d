import Foundation

/// The lines that differ between two texts, from the places where their bytes differ.
struct LineGroups {
  /// Lines that go and lines that come in their place, counted from 0.
  struct Group: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [UInt8]
  private let new: [UInt8]
  /// Where each line begins, and the end of the text.
  private let oldStarts: [Int]
  private let newStarts: [Int]
  private(set) var groups: [Group] = []

  var oldCount: Int { oldStarts.count - 1 }

  init(old: [UInt8], new: [UInt8], changes: [Change]) {
    (self.old, self.new) = (old, new)
    (oldStarts, newStarts) = (Self.starts(old), Self.starts(new))
    var wide: [Group] = []
    for change in changes {
      let group = widened(change)
      // Two changes in one line are one group.
      if let last = wide.last, group.old.lowerBound < last.old.upperBound || group.new.lowerBound < last.new.upperBound {
        wide[wide.count - 1] = Group(old: last.old.lowerBound..<group.old.upperBound, new: last.new.lowerBound..<group.new.upperBound)
      } else {
        wide.append(group)
      }
    }
    groups = Self.joined(wide.flatMap { narrowed($0) })
  }

  /// Groups with nothing between them read as one: what goes, then what comes.
  private static func joined(_ groups: [Group]) -> [Group] {
    groups.reduce(into: []) { result, group in
      if let last = result.last, last.old.upperBound == group.old.lowerBound, last.new.upperBound == group.new.lowerBound {
        result[result.count - 1] = Group(old: last.old.lowerBound..<group.old.upperBound, new: last.new.lowerBound..<group.new.upperBound)
      } else {
        result.append(group)
      }
    }
  }

  func oldLine(_ line: Int) -> [UInt8] { Array(old[oldStarts[line]..<oldStarts[line + 1]]) }
  func newLine(_ line: Int) -> [UInt8] { Array(new[newStarts[line]..<newStarts[line + 1]]) }

  /// Adds context to a hunk up to an old line.
  func extend(_ hunk: inout UnifiedDiff.Hunk, to end: Int) {
    guard end > hunk.old.upperBound else { return }
    let count = end - hunk.old.upperBound
    hunk.lines += (hunk.old.upperBound..<end).map { UnifiedDiff.Line(kind: .context, bytes: oldLine($0)) }
    hunk.old = hunk.old.lowerBound..<end
    hunk.new = hunk.new.lowerBound..<hunk.new.upperBound + count
  }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    var result = [0]
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, let base = bytes.baseAddress,
        let feed = memchr(base + start, Int32(UInt8.lineFeed), bytes.count - start)
      {
        start = base.distance(to: UnsafeRawPointer(feed)) + 1
        result.append(start)
      }
    }
    if result.last != bytes.count { result.append(bytes.count) }
    return result
  }

  /// The whole lines that a change touches; the line behind a change that ends with a line end is none of them.
  private func widened(_ change: Change) -> Group {
    let endsLines = Self.isStart(change.original.upperBound, of: old) && Self.isStart(change.current.upperBound, of: new)
    func lines(_ range: Range<Int>, _ starts: [Int], _ text: [UInt8]) -> Range<Int> {
      let (first, last) = (Self.line(range.lowerBound, starts, text), Self.line(range.upperBound, starts, text))
      return first..<max(first, endsLines ? last : min(last + 1, starts.count - 1))
    }
    return Group(old: lines(change.original, oldStarts, old), new: lines(change.current, newStarts, new))
  }

  private static func isStart(_ offset: Int, of text: [UInt8]) -> Bool { offset == 0 || text[offset - 1] == .lineFeed }

  /// The line that holds an offset. The end of a text that ends with a line end is behind the last line.
  private static func line(_ offset: Int, _ starts: [Int], _ text: [UInt8]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return offset == text.count && !isStart(offset, of: text) ? low - 2 : low - 1
  }

  // MARK: Lines that are the same after all

  /// A group without the lines that both sides have, so perhaps several groups.
  private func narrowed(_ group: Group) -> [Group] {
    var (a, b) = (group.old, group.new)
    while let x = a.first, let y = b.first, isSame(x, y) { (a, b) = (x + 1..<a.upperBound, y + 1..<b.upperBound) }
    while let x = a.last, let y = b.last, isSame(x, y) { (a, b) = (a.lowerBound..<x, b.lowerBound..<y) }
    guard !a.isEmpty || !b.isEmpty else { return [] }
    // A table beyond this size would cost more than a longer diff.
    guard !a.isEmpty, !b.isEmpty, a.count * b.count <= 1 << 16 else { return [Group(old: a, new: b)] }
    return split(a, b)
  }

  private func isSame(_ x: Int, _ y: Int) -> Bool {
    old[oldStarts[x]..<oldStarts[x + 1]] == new[newStarts[y]..<newStarts[y + 1]]
  }

  /// Groups around a longest common subsequence of lines.
  private func split(_ a: Range<Int>, _ b: Range<Int>) -> [Group] {
    let width = b.count + 1
    var lengths = [Int](repeating: 0, count: (a.count + 1) * width)
    for x in (0..<a.count).reversed() {
      for y in (0..<b.count).reversed() {
        lengths[x * width + y] =
          isSame(a.lowerBound + x, b.lowerBound + y)
          ? lengths[(x + 1) * width + y + 1] + 1 : max(lengths[(x + 1) * width + y], lengths[x * width + y + 1])
      }
    }
    var result: [Group] = []
    var (x, y) = (0, 0)
    var start = (0, 0)
    func close() {
      guard x > start.0 || y > start.1 else { return }
      result.append(
        Group(
          old: a.lowerBound + start.0..<a.lowerBound + x, new: b.lowerBound + start.1..<b.lowerBound + y))
    }
    while x < a.count, y < b.count {
      if isSame(a.lowerBound + x, b.lowerBound + y) {
        close()
        (x, y) = (x + 1, y + 1)
        start = (x, y)
      } else if lengths[(x + 1) * width + y] >= lengths[x * width + y + 1] {
        x += 1
      } else {
        y += 1
      }
    }
    (x, y) = (a.count, b.count)
    close()
    return result
  }
}
