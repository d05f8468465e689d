/// Which targets of a project name which sources in their phases.
///
/// Thousands of paths stand here of which few are asked for, so they are bytes one behind the other, found by a hash.
package final class SourceTable: Sendable {
  fileprivate struct Entry: Sendable {
    let hash: UInt64
    /// Where the path stands in `text`.
    let start: UInt32
    let end: UInt32
    let target: Int32
  }

  /// A path that is asked of many tables.
  package struct Key: Sendable {
    package let path: String
    fileprivate let hash: UInt64

    package init(_ path: String) {
      self.path = path
      var path = path
      hash = path.withUTF8(SourceTable.hash)
    }
  }

  private let text: [UInt8]
  private let entries: [Entry]
  /// Numbers of entries, each in the first free place from its hash on; -1 where there is none.
  private let slots: [Int32]
  /// To Swift two encodings of an accent are one text, as they are to a file system that has the project from elsewhere.
  private let others: [String: [Int]]

  /// The targets that name a file, by their places in the project; one may be there twice.
  package func targets(naming key: Key) -> [Int] {
    var result = others.isEmpty ? [] : others[key.path] ?? []
    guard !slots.isEmpty else { return result }
    var path = key.path
    path.withUTF8 { path in
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: key.hash) & mask
      while slots[slot] >= 0 {
        let entry = entries[Int(slots[slot])]
        if entry.hash == key.hash, isPath(of: entry, path) { result.append(Int(entry.target)) }
        slot = (slot + 1) & mask
      }
    }
    return result
  }

  private func isPath(of entry: Entry, _ path: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { equal(UnsafeBufferPointer(rebasing: $0[Int(entry.start)..<Int(entry.end)]), path) }
  }

  /// Every path that a target names.
  func paths(of target: Int) -> [String] {
    let plain = entries.lazy.filter { $0.target == target }.map { [text] in
      String(decoding: text[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }
    return plain + others.filter { $0.value.contains(target) }.map(\.key)
  }

  /// Every path that is not below a folder. Most are, and are no strings for it.
  func paths(outside folder: String) -> [String] {
    guard !folder.isEmpty else { return [] }
    let beginning = Array((folder + "/").utf8)
    let plain = entries.lazy.map { [text] in text[Int($0.start)..<Int($0.end)] }.filter { !$0.starts(with: beginning) }
      .map { String(decoding: $0, as: UTF8.self) }
    return plain + others.keys.filter { !Path.isInside($0, folder: folder) }
  }

  fileprivate init(_ builder: Builder) {
    (text, entries, others) = (builder.text, builder.entries, builder.others)
    var capacity = entries.isEmpty ? 0 : 8
    while capacity < 2 * entries.count { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(number)
    }
    self.slots = slots
  }

  /// FNV-1a, with its high bits brought to where the slots look.
  fileprivate static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ (hash >> 32)
  }

  /// Puts a table together.
  struct Builder {
    fileprivate var text: [UInt8] = []
    fileprivate var entries: [Entry] = []
    fileprivate var others: [String: [Int]] = [:]

    var table: SourceTable { SourceTable(self) }

    /// Enters the path that `write` puts at the end of the bytes; none if it puts nothing there.
    mutating func add(to target: Int, _ write: (inout [UInt8]) -> Void) {
      let start = text.count
      write(&text)
      guard text.count > start else { return }
      let added = text[start...]
      if added.contains(where: { $0 >= 0x80 }) {
        others[String(decoding: added, as: UTF8.self), default: []].append(target)
        text.removeSubrange(start...)
        return
      }
      let hash = text.withUnsafeBufferPointer { SourceTable.hash(UnsafeBufferPointer(rebasing: $0[start...])) }
      entries.append(Entry(hash: hash, start: UInt32(start), end: UInt32(text.count), target: Int32(target)))
    }
  }
}
