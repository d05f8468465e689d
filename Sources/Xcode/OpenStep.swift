/// A value of an old-style (OpenStep) property list, the format of `project.pbxproj`, with the place where it stands.
///
/// Foundation reads the format on some platforms and never says where a value is, so it is read here.
package struct OpenStepValue: Sendable {
  package enum Content: Sendable {
    case string(String)
    case array([OpenStepValue])
    case dictionary([OpenStepEntry])
  }
  package let content: Content
  /// Bytes, with its quotes or brackets.
  package let range: Range<Int>

  package var string: String? { if case .string(let text) = content { text } else { nil } }
  package var array: [OpenStepValue]? { if case .array(let values) = content { values } else { nil } }
  package var dictionary: [OpenStepEntry]? { if case .dictionary(let entries) = content { entries } else { nil } }
  package var strings: [String] { (array ?? []).compactMap(\.string) }
  package subscript(key: String) -> OpenStepValue? { dictionary?.first { $0.key == key }?.value }
}

/// `key = value;` in a dictionary.
package struct OpenStepEntry: Sendable {
  package let key: String
  /// Bytes, with its quotes.
  package let keyRange: Range<Int>
  /// Bytes from the key's start to behind the semicolon.
  package let range: Range<Int>
  package let value: OpenStepValue
}

/// Where and why a text is no old-style property list.
package struct OpenStepError: Error, Equatable {
  /// Byte offset.
  package let offset: Int
  package let message: String
}

/// Reads old-style property lists: comments, quoted strings with escapes, data in `<...>` as its text.
package struct OpenStepReader {
  private let source: [UInt8]
  private var position: Int
  /// Brackets that are open; more than a hundred are no project file.
  private var depth = 0

  package static func read(_ source: [UInt8]) throws(OpenStepError) -> OpenStepValue {
    var reader = OpenStepReader(source: source)
    let value = try reader.value()
    try reader.skipTrivia()
    guard reader.position == source.count else { throw reader.error("text behind the end of the property list") }
    return value
  }

  private init(source: [UInt8]) {
    self.source = source
    position = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private func error(_ message: String) -> OpenStepError { OpenStepError(offset: position, message: message) }
  private var byte: UInt8? { position < source.count ? source[position] : nil }

  private mutating func take(_ expected: Character) throws(OpenStepError) {
    try skipTrivia()
    guard let byte, byte == expected.asciiValue else { throw error("`\(expected)` expected") }
    position += 1
  }

  private mutating func value() throws(OpenStepError) -> OpenStepValue {
    try skipTrivia()
    let start = position
    depth += 1
    defer { depth -= 1 }
    guard depth <= 100 else { throw error("nested too deep") }
    let content: OpenStepValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .dictionary(try entries())
    case UInt8(ascii: "("): content = .array(try elements())
    case UInt8(ascii: "<"): content = .string(try data())
    default: content = .string(try string())
    }
    return OpenStepValue(content: content, range: start..<position)
  }

  private mutating func entries() throws(OpenStepError) -> [OpenStepEntry] {
    var result: [OpenStepEntry] = []
    position += 1
    while true {
      try skipTrivia()
      if byte == UInt8(ascii: "}") { break }
      let start = position
      let key = try string()
      let keyRange = start..<position
      try take("=")
      let value = try value()
      try take(";")
      result.append(OpenStepEntry(key: key, keyRange: keyRange, range: start..<position, value: value))
    }
    position += 1
    return result
  }

  private mutating func elements() throws(OpenStepError) -> [OpenStepValue] {
    var result: [OpenStepValue] = []
    position += 1
    while true {
      try skipTrivia()
      if byte == UInt8(ascii: ")") { break }
      result.append(try value())
      try skipTrivia()
      if byte == UInt8(ascii: ",") { position += 1 } else if byte != UInt8(ascii: ")") { throw error("`,` or `)` expected") }
    }
    position += 1
    return result
  }

  private mutating func data() throws(OpenStepError) -> String {
    let start = position
    guard let end = source[position...].firstIndex(of: UInt8(ascii: ">")) else { throw error("`>` expected") }
    position = end + 1
    return String(decoding: source[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(OpenStepError) -> String {
    guard let quote = byte else { throw error("a value expected") }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
    let start = position
    while let byte, Self.isPlain(byte), !startsComment { position += 1 }
    guard position > start else { throw error("a value expected") }
    return String(decoding: source[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(OpenStepError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    guard byte == quote else { throw error("a closing quote expected") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands behind a backslash: a letter, an octal code of up to three digits, `U` and four hexadecimal digits, or itself.
  private mutating func escape(into text: inout [UInt8]) {
    guard let byte else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "U"):
      let digits = source[position...].prefix(4)
      position += digits.count
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      text += Array(String(Character(scalar)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(byte - 48)
      for _ in 0..<2 {
        guard let next = self.byte, (48...55).contains(next) else { break }
        code = code * 8 + Int(next - 48)
        position += 1
      }
      text += Array(String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: code)))).utf8)
    default: text.append(byte)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: byte >= 0x80
    }
  }

  private var startsComment: Bool {
    guard byte == UInt8(ascii: "/"), position + 1 < source.count else { return false }
    // `//` is a comment only where a value could begin; inside a plain string (`http://x`) it is part of it.
    return source[position + 1] == UInt8(ascii: "*")
  }

  /// Passes white space, `// ...` and `/* ... */`.
  private mutating func skipTrivia() throws(OpenStepError) {
    while let byte {
      if byte <= 32 {
        position += 1
      } else if byte == UInt8(ascii: "/"), source[position...].starts(with: "//".utf8) {
        while let byte = self.byte, byte != 10, byte != 13 { position += 1 }
      } else if byte == UInt8(ascii: "/"), source[position...].starts(with: "/*".utf8) {
        position += 2
        while position < source.count, !source[position...].starts(with: "*/".utf8) { position += 1 }
        guard position < source.count else { throw error("a comment does not end") }
        position += 2
      } else {
        return
      }
    }
  }
}
