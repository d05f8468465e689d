import Semantics

/// The line that a TODO is: `// TODO: [unfold:ID] MESSAGE`.
enum TodoLine {
  private static let lead = Array("// TODO: [unfold:".utf8)

  /// The id of a TODO line, given without its indentation; nil for any other line.
  static func id(of line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: lead) else { return nil }
    let rest = line.dropFirst(lead.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// The line without its end. The message is one line and no longer than `Message.limit`.
  static func text(id: String, message: String, indentation: ArraySlice<UInt8>) -> [UInt8] {
    Array(indentation) + lead + Array("\(id)] \(fitted(message))".utf8)
  }

  /// The message on one line, cut at a word where it is too long.
  static func fitted(_ message: String) -> String {
    let line = message.contains(where: \.isNewline) ? message.split(whereSeparator: \.isNewline).joined(separator: " ") : message
    guard line.count > Message.limit else { return line }
    let head = line.prefix(Message.limit - 1)
    let end = head.lastIndex(of: " ") ?? head.endIndex
    return head[..<end] + "…"
  }
}
