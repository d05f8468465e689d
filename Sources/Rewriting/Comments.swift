import Syntax

/// One comment of a file, by its bytes. A line comment ends before its line end.
struct Comment: Sendable, Equatable {
  var range: Range<Int>
  var isBlock: Bool
  /// `///` or `/** */`.
  var isDocumentation: Bool
}

/// Reads the trivia between two tokens.
enum Trivia {
  /// The comments in a piece of trivia, in order.
  static func comments(in trivia: Range<Int>, of source: [UInt8]) -> [Comment] {
    var result: [Comment] = []
    var place = trivia.lowerBound
    while place + 1 < trivia.upperBound {
      guard source[place] == UInt8(ascii: "/") else {
        place += 1
        continue
      }
      let start = place
      switch source[place + 1] {
      case UInt8(ascii: "/"):
        place = min(source.endOfLine(at: place), trivia.upperBound)
        let text = source[start..<place]
        let isDocumentation = text.starts(with: [0x2F, 0x2F, 0x2F]) && !text.starts(with: [0x2F, 0x2F, 0x2F, 0x2F])
        result.append(Comment(range: start..<place, isBlock: false, isDocumentation: isDocumentation))
      case UInt8(ascii: "*"):
        place = endOfBlockComment(at: place, limit: trivia.upperBound, in: source)
        let text = source[start..<place]
        let isDocumentation = text.count > 4 && text.starts(with: [0x2F, 0x2A, 0x2A]) && !text.starts(with: [0x2F, 0x2A, 0x2A, 0x2A])
        result.append(Comment(range: start..<place, isBlock: true, isDocumentation: isDocumentation))
      default:
        place += 1
      }
    }
    return result
  }

  /// Block comments nest.
  private static func endOfBlockComment(at start: Int, limit: Int, in source: [UInt8]) -> Int {
    var depth = 0
    var place = start
    while place + 1 < limit {
      switch (source[place], source[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        if depth == 0 { return place + 2 }
      default:
        place += 1
        continue
      }
      place += 2
    }
    return limit
  }

  /// Where the line begins whose first token this is, comments on that line included; nil if another token stands before it.
  static func startOfLine(ofToken token: Int, in tree: SyntaxTree) -> Int? {
    let trivia = tree.trivia(before: token)
    let source = tree.source
    var lineStart: Int? = token == 0 ? source.startOfText : nil
    var comments = comments(in: trivia, of: source).makeIterator()
    var comment = comments.next()
    var place = max(trivia.lowerBound, lineStart ?? 0)
    while place < trivia.upperBound {
      if let here = comment, place >= here.range.lowerBound {
        place = here.range.upperBound
        comment = comments.next()
        continue
      }
      if source[place] == .lineFeed || source[place] == .carriageReturn {
        place = min(source.startOfNextLine(at: place), trivia.upperBound)
        lineStart = place
      } else {
        place += 1
      }
    }
    return lineStart
  }
}

extension SyntaxTree {
  /// Whether a comment begins in these bytes.
  package func hasComment(in range: Range<Int>) -> Bool {
    var token = token(endingAfter: range.lowerBound)
    while token < tokens.count, trivia(before: token).lowerBound < range.upperBound {
      if tokens[token].flags.contains(.precededByComment) {
        let trivia = trivia(before: token).clamped(to: range)
        if source[trivia].contains(UInt8(ascii: "/")) { return true }
      }
      token += 1
    }
    return false
  }
}
