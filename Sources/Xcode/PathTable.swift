/// Numbers by path: which targets of a project name a source, what a package says of its folder.
///
/// Thousands of paths stand here of which few are asked for, so they are bytes one behind the other, found by a hash.
package final class PathTable: Sendable {
  fileprivate struct Entry: Sendable {
    let hash: UInt64
    /// Where the path stands in `text`.
    let start: UInt32
    let end: UInt32
    let number: Int32
  }

  /// A path that is asked of many tables.
  package struct Key: Sendable {
    package let path: String
    fileprivate let hash: UInt64

    package init(_ path: String) {
      self.path = path
      var path = path
      hash = path.withUTF8 { ByteHash.of($0).folded }
    }
  }

  private let text: [UInt8]
  private let entries: [Entry]
  /// Places in `entries`.
  private let slots: HashSlots
  /// To Swift two encodings of an accent are one text, as they are to a file system that has the project from elsewhere.
  private let others: [String: [Int]]

  /// The numbers that were entered for a path, as often as they were.
  package func numbers(of key: Key) -> [Int] {
    var result = others.isEmpty ? [] : others[key.path] ?? []
    var path = key.path
    path.withUTF8 { path in visit(key.hash, path) { result.append($0) } }
    return result
  }

  /// A number of the nearest folder around a file, the root (the empty path) too.
  package func number(around path: String) -> Int? { numbers(around: path).last }

  /// The numbers of every folder around a file, the nearest last; the root (the empty path) is the first.
  package func numbers(around path: String) -> [Int] {
    if !others.isEmpty { return slowNumbers(around: path) }
    var path = path
    return path.withUTF8 { path in
      var result: [Int] = []
      var hash = ByteHash()
      visit(hash.folded, UnsafeBufferPointer(rebasing: path[..<0])) { result.append($0) }
      for (place, byte) in path.enumerated() {
        if byte == UInt8(ascii: "/") { visit(hash.folded, UnsafeBufferPointer(rebasing: path[..<place])) { result.append($0) } }
        hash.add(byte)
      }
      return result
    }
  }

  private func slowNumbers(around path: String) -> [Int] {
    let folder = Path.folder(path)
    return (folder.isEmpty ? [] : slowNumbers(around: folder)) + numbers(of: Key(folder))
  }

  private func visit(_ hash: UInt64, _ path: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    slots.visit(hash) { place in
      let entry = entries[place]
      if entry.hash == hash, isPath(of: entry, path) { body(Int(entry.number)) }
      return true
    }
  }

  private func isPath(of entry: Entry, _ path: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { equal(UnsafeBufferPointer(rebasing: $0[Int(entry.start)..<Int(entry.end)]), path) }
  }

  /// The innermost folder below which all the paths are, perhaps the root (the empty path); nil if there are none.
  package var commonFolder: String? {
    guard others.isEmpty else { return "" }
    guard let first = entries.first else { return nil }
    return text.withUnsafeBufferPointer { text in
      func bytes(_ entry: Entry) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[Int(entry.start)..<Int(entry.end)]) }
      let path = bytes(first)
      var common = path.count
      for entry in entries { common = zip(path[..<common], bytes(entry)).prefix { $0 == $1 }.count }
      let end = path[..<common].lastIndex(of: UInt8(ascii: "/")) ?? 0
      return String(decoding: path[..<end], as: UTF8.self)
    }
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
    var slots = HashSlots(count: entries.count)
    for (place, entry) in entries.enumerated() { slots.add(place, hash: entry.hash) }
    self.slots = slots
  }

  /// Puts a table together.
  package struct Builder {
    fileprivate var text: [UInt8] = []
    fileprivate var entries: [Entry] = []
    fileprivate var others: [String: [Int]] = [:]

    package init() {}

    package var table: PathTable { PathTable(self) }

    package mutating func add(_ number: Int, at path: String) { add(number) { $0 += path.utf8 } }

    /// Enters a number for the path that `write` puts at the end of the bytes.
    mutating func add(_ number: Int, _ write: (inout [UInt8]) -> Void) {
      let start = text.count
      write(&text)
      var hash = ByteHash()
      var isPlain = true
      for byte in text[start...] {
        hash.add(byte)
        if byte >= 0x80 { isPlain = false }
      }
      if isPlain {
        entries.append(Entry(hash: hash.folded, start: UInt32(start), end: UInt32(text.count), number: Int32(number)))
      } else {
        others[String(decoding: text[start...], as: UTF8.self), default: []].append(number)
        text.removeSubrange(start...)
      }
    }
  }
}
