import Rewriting
import Syntax

/// Whole lines that a statement or a member has for itself, with its comments.
struct OwnLines {
  /// From the start of the first comment's line to the start of the line behind it.
  let range: Range<Int>
  let node: Node

  /// - Parameters:
  ///   - withHeading: A `MARK` above it goes too, also one above a blank line: it headed nothing else.
  ///   - takesMark: A `MARK` directly above is a comment like others. So it is above a statement.
  init?(_ node: Node, withHeading: Bool = false, takesMark: Bool = false) {
    let (tree, source) = (node.tree, node.tree.source)
    let bytes = node.range
    var start = source.startOfLine(at: bytes.lowerBound)
    guard source[start..<bytes.lowerBound].allSatisfy(\.isBlank) else { return nil }
    let end = source.endOfLine(at: bytes.upperBound)
    let next = node.lastToken + 1
    if next < tree.tokens.count, tree.tokens[next].kind != .endOfFile, Int(tree.tokens[next].start) < end { return nil }
    // A block comment that goes on below belongs to nobody.
    guard !Self.opensBlock(source[bytes.upperBound..<end]) else { return nil }
    let floor = node.firstToken == 0 ? 0 : source.startOfNextLine(at: Int(tree.tokens[node.firstToken - 1].end))
    let takesMark = takesMark || node.parent?.kind == .codeBlock
    while start > floor, let above = Self.commentStart(above: start, floor: floor, in: source, takesMark: takesMark) { start = above }
    if withHeading, let heading = Self.heading(above: start, floor: floor, in: source) { start = heading }
    self.node = node
    range = start..<source.startOfNextLine(at: end)
  }

  /// Where a `MARK` begins on the line above, or on the one before a blank line.
  private static func heading(above line: Int, floor: Int, in source: [UInt8]) -> Int? {
    var end = line
    for _ in 0..<2 where end > floor {
      let start = source.startOfLine(at: source.endOfLine(before: end))
      let text = String(decoding: source[start..<source.endOfLine(before: end)], as: UTF8.self).trimmingBlanks
      if text.hasPrefix("//"), text.dropFirst(2).trimmingBlanks.hasPrefix("MARK:") { return start }
      guard text.isEmpty else { return nil }
      end = start
    }
    return nil
  }

  private static func opensBlock(_ text: ArraySlice<UInt8>) -> Bool {
    let line = String(decoding: text, as: UTF8.self)
    guard let open = line.firstRange(of: "/*") else { return false }
    return !line.hasPrefix("//") && !line[open.upperBound...].contains("*/")
  }

  /// Where the comment begins that ends on the line above. A `MARK` among members belongs to all that it heads.
  private static func commentStart(above line: Int, floor: Int, in source: [UInt8], takesMark: Bool) -> Int? {
    var start = source.startOfLine(at: source.endOfLine(before: line))
    let text = String(decoding: source[start..<source.endOfLine(before: line)], as: UTF8.self).trimmingBlanks
    if text.hasPrefix("//") { return text.dropFirst(2).trimmingBlanks.hasPrefix("MARK:") && !takesMark ? nil : start }
    guard text.hasSuffix("*/") else { return nil }
    while start >= floor {
      let end = source.endOfLine(at: start)
      if String(decoding: source[start..<end], as: UTF8.self).trimmingBlanks.hasPrefix("/*") { return start }
      guard start > floor else { return nil }
      start = source.startOfLine(at: source.endOfLine(before: start))
    }
    return nil
  }
}

extension Node {
  /// Whether a `MARK` above this member heads nothing but members that leave.
  func isMarked(amongLeaving members: [Node]) -> Bool {
    func hasMark(_ member: Node) -> Bool {
      String(decoding: member.tree.source[member.tree.trivia(before: member.firstToken)], as: UTF8.self).contains("MARK:")
    }
    guard hasMark(self), let siblings = parent?.children else { return false }
    let headed = siblings.drop { $0 != self }.dropFirst().prefix { !hasMark($0) }
    return headed.allSatisfy(members.contains)
  }

  /// Whether nothing else stands on its lines.
  var hasItsLines: Bool { OwnLines(self) != nil }
}

extension StringProtocol {
  var trimmingBlanks: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" || $0.isNewline }.reversed())
  }
}

/// Takes members or statements out of a file, with the blank lines that divided them from their neighbours.
struct LineRemoval {
  private let source: [UInt8]
  private var ranges: [Range<Int>] = []
  /// Members take the blank line above them; statements leave one where the paragraphs around them need it.
  private let isOfMembers: Bool

  init(from source: [UInt8], ofMembers: Bool) { (self.source, isOfMembers) = (source, ofMembers) }

  mutating func add(_ lines: OwnLines) { ranges.append(lines.range) }

  /// The deletions, none over another.
  var edits: [Range<Int>] {
    var runs: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, source[last.upperBound..<max(last.upperBound, range.lowerBound)].allSatisfy(\.isWhite) {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        runs.append(range)
      }
    }
    return runs.map(widened)
  }

  private func widened(_ run: Range<Int>) -> Range<Int> {
    let above = source.startOfLine(at: source.endOfLine(before: run.lowerBound))
    let isBlankAbove = run.lowerBound > 0 && above < run.lowerBound && isBlank(lineAt: above)
    let isBlankBelow = run.upperBound < source.count && isBlank(lineAt: run.upperBound)
    let isLast = source[run.upperBound...].first { !$0.isWhite } == UInt8(ascii: "}")
    let isFirst = source[..<run.lowerBound].last { !$0.isWhite } == UInt8(ascii: "{")
    if isBlankAbove, isOfMembers || isBlankBelow || isLast { return above..<run.upperBound }
    if isFirst, isBlankBelow { return run.lowerBound..<source.startOfNextLine(at: run.upperBound) }
    return run
  }

  private func isBlank(lineAt start: Int) -> Bool { source[start..<source.endOfLine(at: start)].allSatisfy(\.isBlank) }
}

extension UInt8 {
  var isWhite: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
