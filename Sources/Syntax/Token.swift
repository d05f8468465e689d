/// What a token is. Keywords that are always keywords have `keyword`; contextual ones (`async`, `weak`, `open`) are identifiers.
package enum TokenKind: UInt8, Sendable, BitwiseCopyable {
  case endOfFile
  case unknown  // a byte that begins no token
  case identifier  // also back-quoted (`flags.contains(.backquoted)`), `$0`, `$name`
  case keyword  // a reserved word: `class`, `self`, `Any`, ...
  case wildcard  // `_`
  case integer
  case float
  case stringQuote  // an opening or closing delimiter with its `#`s
  case stringSegment  // the bytes between quotes and interpolations
  case interpolationStart  // `\` and its `#`s, before the bracket
  case regex
  case prefixOperator
  case postfixOperator
  case binaryOperator
  case equal  // `=`
  case arrow  // `->`
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case comma, colon, semicolon, period, at, backslash
  case colonColon  // `::` of a module selector
  case question  // postfix `?`; the one of a ternary is `questionInfix`
  case questionInfix
  case exclamation  // postfix `!`
  case ampersand  // prefix `&`
  case poundDirective  // `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation`
  case pound  // the `#` alone, before a macro's name, `available`, `selector`
  case shebang
  case placeholder  // `<#name#>`
}

package struct TokenFlags: OptionSet, Sendable, BitwiseCopyable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The trivia before it has a line end.
  package static let precededByNewline = TokenFlags(rawValue: 1)
  /// The trivia before it is not empty.
  package static let precededByTrivia = TokenFlags(rawValue: 2)
  /// The trivia before it has a comment.
  package static let precededByComment = TokenFlags(rawValue: 4)
  package static let backquoted = TokenFlags(rawValue: 8)
}

/// A token: twelve bytes that say where it stands. Offsets are UTF-8 bytes from the start of the file; `end` is exclusive.
package struct Token: Sendable, BitwiseCopyable {
  package var kind: TokenKind
  package var flags: TokenFlags
  /// Which reserved or contextual word it is: the raw value of a `Word`, 0 for none.
  package var word: UInt16
  package var start: UInt32
  package var end: UInt32

  package init(kind: TokenKind, flags: TokenFlags, word: UInt16, start: UInt32, end: UInt32) {
    (self.kind, self.flags, self.word, self.start, self.end) = (kind, flags, word, start, end)
  }
  /// The reserved or contextual word it is.
  package var knownWord: Word {
    word < UInt16(Word.count) ? unsafeBitCast(UInt8(truncatingIfNeeded: word), to: Word.self) : .none
  }
  package var range: Range<Int> { Int(start)..<Int(end) }
}
