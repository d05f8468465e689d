/// A text in the old-style (OpenStep) property-list format, that of `project.pbxproj`: where each of its values stands.
///
/// Foundation reads the format on some platforms and never says where a value is, so it is read here. A project file has tens
/// of thousands of strings, and few of them are ever asked for: a value is a place, and a string is made when somebody wants it.
package final class OpenStepTree: Sendable {
  enum Kind: UInt8, Sendable {
    /// A string without quotes, or data as its text.
    case plain
    /// A string in quotes that stands for itself.
    case quoted
    /// A string in quotes with backslashes.
    case escaped
    case array
    case dictionary
  }

  /// A value, or the key before one.
  struct Node: Sendable {
    /// Bytes, with the quotes or brackets.
    let start: UInt32
    var end: UInt32
    /// Of a collection the number of the node behind it, of a key the byte behind its entry's semicolon.
    var link: UInt32
    let kind: Kind
  }

  let source: [UInt8]
  /// Every value before what is in it, every key before its value. The first is the root.
  let nodes: [Node]

  init(source: [UInt8], nodes: [Node]) {
    (self.source, self.nodes) = (source, nodes)
  }

  /// The number of the node behind this one and all that is in it.
  func next(_ node: Int) -> Int {
    switch nodes[node].kind {
    case .array, .dictionary: Int(nodes[node].link)
    case .plain, .quoted, .escaped: node + 1
    }
  }

  func range(_ node: Int) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].end) }

  func isString(_ node: Int) -> Bool { nodes[node].kind.rawValue <= Kind.escaped.rawValue }

  /// What a string stands for; nil for a collection.
  func string(_ node: Int) -> String? { isString(node) ? withText(of: node) { String(decoding: $0, as: UTF8.self) } : nil }

  /// Calls `body` with the bytes that a string stands for, quotes and backslashes resolved; with none for a collection.
  func withText<Result>(of node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let place = nodes[node]
    let (start, end) = (Int(place.start), Int(place.end))
    switch place.kind {
    case .plain: return source.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
    case .quoted: return source.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start + 1..<end - 1])) }
    case .escaped: return OpenStepReader.resolved(source[start + 1..<end - 1]).withUnsafeBufferPointer(body)
    case .array, .dictionary: return body(UnsafeBufferPointer(start: nil, count: 0))
    }
  }

  /// Whether a node is this string.
  func node(_ node: Int, is text: StaticString) -> Bool {
    guard isString(node) else { return false }
    return withText(of: node) { equal($0, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }
  }

  /// The value of the first entry with this key; nil also where the node is no dictionary.
  func value(_ key: StaticString, of dictionary: Int) -> Int? {
    keys(of: dictionary).first { node($0, is: key) }.map { $0 + 1 }
  }

  /// The values of an array; none where the node is something else.
  func elements(of array: Int?) -> Members { members(of: array, kind: .array) }

  /// The keys of a dictionary, each directly before its value; none where the node is something else.
  func keys(of dictionary: Int?) -> Members { members(of: dictionary, kind: .dictionary) }

  private func members(of node: Int?, kind: Kind) -> Members {
    guard let node, nodes[node].kind == kind else { return Members(tree: self, place: 0, end: 0, isKeyed: false) }
    return Members(tree: self, place: node + 1, end: Int(nodes[node].link), isKeyed: kind == .dictionary)
  }

  /// The nodes directly in a collection; of a dictionary, its keys.
  struct Members: Sequence, IteratorProtocol {
    fileprivate let tree: OpenStepTree
    fileprivate var place: Int
    fileprivate let end: Int
    fileprivate let isKeyed: Bool

    mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place = tree.next(isKeyed ? place + 1 : place) }
      return place
    }
  }
}

func equal(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
  guard a.count == b.count else { return false }
  for place in 0..<a.count where a[place] != b[place] { return false }
  return true
}

/// A value of an old-style property list with the place where it stands.
package struct OpenStepValue: Sendable {
  let tree: OpenStepTree
  let node: Int

  /// Bytes, with its quotes or brackets.
  package var range: Range<Int> { tree.range(node) }
  package var string: String? { tree.string(node) }
  package var array: [OpenStepValue]? {
    tree.nodes[node].kind == .array ? tree.elements(of: node).map { OpenStepValue(tree: tree, node: $0) } : nil
  }
  package var dictionary: [OpenStepEntry]? {
    tree.nodes[node].kind == .dictionary ? tree.keys(of: node).map { OpenStepEntry(tree: tree, node: $0) } : nil
  }
  package var strings: [String] { tree.elements(of: node).compactMap(tree.string) }
  package subscript(key: StaticString) -> OpenStepValue? {
    tree.value(key, of: node).map { OpenStepValue(tree: tree, node: $0) }
  }
}

/// `key = value;` in a dictionary.
package struct OpenStepEntry: Sendable {
  let tree: OpenStepTree
  /// The key's.
  let node: Int

  package var key: String { tree.string(node) ?? "" }
  /// Bytes, with its quotes.
  package var keyRange: Range<Int> { tree.range(node) }
  /// Bytes from the key's start to behind the semicolon.
  package var range: Range<Int> { Int(tree.nodes[node].start)..<Int(tree.nodes[node].link) }
  package var value: OpenStepValue { OpenStepValue(tree: tree, node: node + 1) }
}

/// Where and why a text is no old-style property list.
package struct OpenStepError: Error, Equatable {
  /// Byte offset.
  package let offset: Int
  package let message: String
}
