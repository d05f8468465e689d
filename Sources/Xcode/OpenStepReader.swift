/// Reads old-style property lists: comments, quoted strings with escapes, data in `<...>` as its text.
package struct OpenStepReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  /// Brackets that are open; more than a hundred are no project file.
  private var depth = 0
  private var nodes: [OpenStepTree.Node] = []

  /// The root value.
  package static func read(_ source: [UInt8]) throws(OpenStepError) -> OpenStepValue {
    OpenStepValue(tree: try tree(of: source), node: 0)
  }

  static func tree(of source: [UInt8]) throws(OpenStepError) -> OpenStepTree {
    let result = source.withUnsafeBufferPointer { bytes in
      var reader = OpenStepReader(bytes)
      return Result { () throws(OpenStepError) in
        try reader.all()
        return reader.nodes
      }
    }
    return OpenStepTree(source: source, nodes: try result.get())
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // A little more than what Xcode writes needs, so that the list is not copied as it grows.
    nodes.reserveCapacity(bytes.count / 16)
  }

  private func error(_ message: String) -> OpenStepError { OpenStepError(offset: position, message: message) }
  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func all() throws(OpenStepError) {
    // Places are kept in 32 bits.
    guard bytes.count < Int(UInt32.max) else { throw error("larger than 4 GB") }
    try value()
    try skipTrivia()
    guard position == bytes.count else { throw error("text behind the end of the property list") }
  }

  private mutating func take(_ expected: Unicode.Scalar) throws(OpenStepError) {
    try skipTrivia()
    guard let byte, UInt32(byte) == expected.value else { throw error("`\(expected)` expected") }
    position += 1
  }

  private mutating func add(_ kind: OpenStepTree.Kind, from start: Int) {
    nodes.append(OpenStepTree.Node(start: UInt32(start), end: UInt32(position), link: 0, kind: kind))
  }

  private mutating func value() throws(OpenStepError) {
    try skipTrivia()
    guard depth < 100 else { throw error("nested too deep") }
    switch byte {
    case UInt8(ascii: "{"): try collection(.dictionary)
    case UInt8(ascii: "("): try collection(.array)
    case UInt8(ascii: "<"): try data()
    default: try string()
    }
  }

  private mutating func collection(_ kind: OpenStepTree.Kind) throws(OpenStepError) {
    let node = nodes.count
    add(kind, from: position)
    position += 1
    depth += 1
    if kind == .dictionary { try entries() } else { try elements() }
    depth -= 1
    nodes[node].end = UInt32(position)
    nodes[node].link = UInt32(nodes.count)
  }

  private mutating func entries() throws(OpenStepError) {
    while true {
      try skipTrivia()
      if byte == UInt8(ascii: "}") { break }
      let key = nodes.count
      try string()
      try take("=")
      try value()
      try take(";")
      nodes[key].link = UInt32(position)
    }
    position += 1
  }

  private mutating func elements() throws(OpenStepError) {
    while true {
      try skipTrivia()
      if byte == UInt8(ascii: ")") { break }
      try value()
      try skipTrivia()
      if byte == UInt8(ascii: ",") { position += 1 } else if byte != UInt8(ascii: ")") { throw error("`,` or `)` expected") }
    }
    position += 1
  }

  private mutating func data() throws(OpenStepError) {
    let start = position
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { throw error("`>` expected") }
    position = end + 1
    add(.plain, from: start)
  }

  private mutating func string() throws(OpenStepError) {
    guard let first = byte else { throw error("a value expected") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]), !startsComment { position += 1 }
    guard position > start else { throw error("a value expected") }
    add(.plain, from: start)
  }

  private mutating func quoted(by quote: UInt8) throws(OpenStepError) {
    let start = position
    var kind = OpenStepTree.Kind.quoted
    position += 1
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\") {
        kind = .escaped
        position += 1
      }
      position += 1
    }
    guard position < bytes.count else {
      position = bytes.count
      throw error("a closing quote expected")
    }
    position += 1
    add(kind, from: start)
  }

  /// Letters, digits and `_ $ / : . -`, a bit for each byte below 64 and from 64 to 127.
  private static let plainBits: (low: UInt64, high: UInt64) = (0x07FF_E010_0000_0000, 0x07FF_FFFE_87FF_FFFE)

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ((byte < 64 ? plainBits.low : plainBits.high) >> UInt64(byte & 63)) & 1 != 0
  }

  /// `//` is a comment only where a value could begin; inside a plain string (`http://x`) it is part of it.
  private var startsComment: Bool {
    bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "*")
  }

  /// Passes white space, `// ...` and `/* ... */`.
  @inline(__always)
  private mutating func skipTrivia() throws(OpenStepError) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= 32 {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, try skipComment() {
        continue
      } else {
        return
      }
    }
  }

  /// - Returns: Whether there was one.
  private mutating func skipComment() throws(OpenStepError) -> Bool {
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
    case UInt8(ascii: "*"):
      position += 3
      while position < bytes.count, bytes[position] != UInt8(ascii: "/") || bytes[position - 1] != UInt8(ascii: "*") { position += 1 }
      guard position < bytes.count else {
        position = bytes.count
        throw error("a comment does not end")
      }
      position += 1
    default: return false
    }
    return true
  }
}

// MARK: Strings with backslashes

extension OpenStepReader {
  /// What stands between the quotes, with every backslash resolved: a letter behind it, an octal code of up to three digits, `U`
  /// and four hexadecimal digits, or a byte that stands for itself.
  static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var rest = text
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard let escaped = rest.popFirst() else { break }
      switch escaped {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "U"):
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        result += Array(String(Character(scalar)).utf8)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = [escaped] + rest.prefix(2).prefix { (48...55).contains($0) }
        rest = rest.dropFirst(digits.count - 1)
        let code = digits.reduce(0) { $0 * 8 + Int($1 - 48) }
        result += Array(String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: code)))).utf8)
      default: result.append(escaped)
      }
    }
    return result
  }
}
