/// How a file is written, for text that is added to it.
package struct FileStyle: Sendable, Equatable {
  /// The line end most of its lines have: `"\n"`, `"\r\n"` or `"\r"`.
  package var newline: String
  /// One level of indentation: a tab, or some spaces.
  package var indentUnit: String

  package init(newline: String = "\n", indentUnit: String = "    ") {
    (self.newline, self.indentUnit) = (newline, indentUnit)
  }

  /// Reads both from the bytes. A file that does not show an indentation gets four spaces.
  package init(of bytes: [UInt8]) {
    var (lf, crlf, cr) = (0, 0, 0)
    var (tabs, steps) = (0, [Int](repeating: 0, count: 9))
    var previousIndent = 0
    var place = bytes.startOfText
    while place < bytes.count {
      let indent = bytes[place...].prefix(while: \.isBlank)
      let end = bytes.endOfLine(at: indent.endIndex)
      if indent.endIndex < end, !Self.continuesComment(bytes[indent.endIndex..<end]) {
        if indent.first == 0x09 {
          tabs += 1
          previousIndent = 0
        } else {
          let step = indent.count - previousIndent
          if step > 0, step < steps.count { steps[step] += 1 }
          previousIndent = indent.count
        }
      }
      let next = bytes.startOfNextLine(at: end)
      if next - end == 2 { crlf += 1 } else if next > end { if bytes[end] == .lineFeed { lf += 1 } else { cr += 1 } }
      place = next
    }
    newline = crlf > lf && crlf >= cr ? "\r\n" : (cr > lf ? "\r" : "\n")
    let (most, times) = steps.enumerated().dropFirst(2).max { $0.element < $1.element }.map { ($0.offset, $0.element) } ?? (4, 0)
    indentUnit = tabs > times ? "\t" : String(repeating: " ", count: times == 0 ? 4 : most)
  }

  /// The line end alone: nearly no file has more than one kind, and then its lines need not be looked at.
  static func newline(of bytes: [UInt8]) -> String {
    bytes.contains(UInt8(ascii: "\r")) ? FileStyle(of: bytes).newline : "\n"
  }

  /// ` * text` inside a block comment stands one column off and says nothing about the unit.
  private static func continuesComment(_ line: ArraySlice<UInt8>) -> Bool { line.first == UInt8(ascii: "*") }
}
