import Foundation

/// A value of an XML property list with the place where it stands.
package struct PropertyListText: Sendable {
  package enum Content: Sendable {
    case dictionary([Entry])
    case array([PropertyListText])
    case string(String)
    case boolean(Bool)
    /// A number, a date, data: its text.
    case other(String)
  }
  package struct Entry: Sendable {
    package let key: String
    /// Where `<key>` begins.
    package let start: Int
    package let value: PropertyListText
  }
  package let content: Content
  /// Bytes of the whole element.
  package let range: Range<Int>
  /// Bytes between its tags; nil for `<dict/>`.
  package let inside: Range<Int>?

  package var entries: [Entry]? { if case .dictionary(let entries) = content { entries } else { nil } }
  package var elements: [PropertyListText]? { if case .array(let elements) = content { elements } else { nil } }
  package var string: String? { if case .string(let text) = content { text } else { nil } }
  package var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  package subscript(key: String) -> PropertyListText? { entries?.last { $0.key == key }?.value }
}

/// Why a property list cannot be edited as text.
package enum PropertyListError: Error, Equatable {
  case binary
  case unreadable

  package var reason: String {
    switch self {
    case .binary: "is a binary property list"
    case .unreadable: "cannot be read as an XML property list"
    }
  }
}

/// Reads XML property lists with the places of their values.
///
/// Foundation decides whether the text is a property list at all; this reader only finds where things are.
struct PropertyListReader {
  private let source: [UInt8]
  private var position = 0
  private var depth = 0

  /// The root value.
  static func read(_ source: [UInt8]) throws(PropertyListError) -> PropertyListText {
    if source.starts(with: "bplist".utf8) { throw .binary }
    var format = PropertyListSerialization.PropertyListFormat.xml
    guard (try? PropertyListSerialization.propertyList(from: Data(source), options: [], format: &format)) != nil, format == .xml else {
      throw .unreadable
    }
    var reader = PropertyListReader(source: source)
    guard let open = reader.tag(), open.name == "plist", !open.closes, let root = reader.value() else { throw .unreadable }
    return root
  }

  private init(source: [UInt8]) { self.source = source }

  private struct Tag {
    let name: String
    /// Bytes from `<` to `>`.
    let range: Range<Int>
    /// `</name>`.
    let closes: Bool
    /// `<name/>`.
    let isEmpty: Bool
  }

  private func starts(with text: String) -> Bool { source[position...].starts(with: text.utf8) }

  private mutating func skip(past text: String) {
    let bytes = Array(text.utf8)
    while position < source.count, !source[position...].starts(with: bytes) { position += 1 }
    position = min(position + bytes.count, source.count)
  }

  /// The next tag; text, comments, declarations and processing instructions before it are passed.
  private mutating func tag() -> Tag? {
    while position < source.count {
      guard source[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        skip(past: "]]>")
      } else if starts(with: "<?") {
        skip(past: "?>")
      } else if starts(with: "<!") {
        skipDeclaration()
      } else {
        return element()
      }
    }
    return nil
  }

  /// `<!DOCTYPE ...>`, possibly with declarations in square brackets.
  private mutating func skipDeclaration() {
    var brackets = 0
    while position < source.count {
      let byte = source[position]
      position += 1
      if byte == UInt8(ascii: "[") { brackets += 1 }
      if byte == UInt8(ascii: "]") { brackets -= 1 }
      if byte == UInt8(ascii: ">"), brackets == 0 { return }
    }
  }

  private mutating func element() -> Tag? {
    let start = position
    guard let end = source[position...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    position = end + 1
    let closes = source[start + 1] == UInt8(ascii: "/")
    let name = source[(closes ? start + 2 : start + 1)..<end].prefix { $0 > 32 && $0 != UInt8(ascii: "/") }
    return Tag(
      name: String(decoding: name, as: UTF8.self), range: start..<end + 1, closes: closes, isEmpty: source[end - 1] == UInt8(ascii: "/"))
  }

  /// The value whose tag comes next; nil at a closing tag or where the text is none.
  private mutating func value() -> PropertyListText? {
    guard let open = tag(), !open.closes, open.name != "key" else { return nil }
    return value(of: open)
  }

  private mutating func value(of open: Tag) -> PropertyListText? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { return nil }
    switch open.name {
    case "true", "false":
      if !open.isEmpty { _ = tag() }
      return PropertyListText(content: .boolean(open.name == "true"), range: open.range.lowerBound..<position, inside: nil)
    case "dict":
      if open.isEmpty { return PropertyListText(content: .dictionary([]), range: open.range, inside: nil) }
      return dictionary(open)
    case "array":
      if open.isEmpty { return PropertyListText(content: .array([]), range: open.range, inside: nil) }
      return array(open)
    default:
      guard !open.isEmpty else { return PropertyListText(content: .string(""), range: open.range, inside: nil) }
      guard let close = tag(), close.closes else { return nil }
      let inside = open.range.upperBound..<close.range.lowerBound
      let text = Self.decoded(source[inside])
      return PropertyListText(
        content: open.name == "string" ? .string(text) : .other(text), range: open.range.lowerBound..<close.range.upperBound, inside: inside
      )
    }
  }

  private mutating func dictionary(_ open: Tag) -> PropertyListText? {
    var entries: [PropertyListText.Entry] = []
    while let key = tag() {
      if key.closes {
        return PropertyListText(
          content: .dictionary(entries), range: open.range.lowerBound..<key.range.upperBound,
          inside: open.range.upperBound..<key.range.lowerBound)
      }
      guard key.name == "key" else { return nil }
      var name = ""
      if !key.isEmpty {
        guard let end = tag(), end.closes else { return nil }
        name = Self.decoded(source[key.range.upperBound..<end.range.lowerBound])
      }
      guard let value = value() else { return nil }
      entries.append(PropertyListText.Entry(key: name, start: key.range.lowerBound, value: value))
    }
    return nil
  }

  private mutating func array(_ open: Tag) -> PropertyListText? {
    var elements: [PropertyListText] = []
    while let next = tag() {
      if next.closes {
        return PropertyListText(
          content: .array(elements), range: open.range.lowerBound..<next.range.upperBound,
          inside: open.range.upperBound..<next.range.lowerBound)
      }
      guard let element = value(of: next) else { return nil }
      elements.append(element)
    }
    return nil
  }

  /// The text of an element without comments, with the five named entities of XML and CDATA resolved.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    while let start = text.firstRange(ofText: "<!--") {
      let rest = String(text[start...])
      guard let end = rest.firstRange(ofText: "-->") else { break }
      text = String(text[..<start]) + rest[rest.index(end, offsetBy: 3)...]
    }
    if text.hasPrefix("<![CDATA["), text.hasSuffix("]]>") { return String(text.dropFirst(9).dropLast(3)) }
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")] {
      text = text.replacing(entity, with: character)
    }
    return text
  }
}
