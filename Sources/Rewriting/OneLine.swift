import Syntax

extension Node {
  /// Its text on one line, without comments: for a copy, or for a replacement of code that stood on several lines.
  package var oneLine: String { oneLine(replacing: [:]) }

  /// The same with other text for some of its tokens, by their index.
  package func oneLine(replacing replacements: [Int: String]) -> String {
    guard firstToken <= lastToken else { return "" }
    var result = ""
    for token in firstToken...lastToken {
      if token > firstToken { result += gap(before: token) }
      result += replacements[token] ?? tree.text(ofToken: token)
    }
    return result
  }

  /// Blanks within a line stay as they are. A line end or a comment becomes a space where the line would have one.
  private func gap(before token: Int) -> String {
    let flags = tree.tokens[token].flags
    guard flags.contains(.precededByNewline) || flags.contains(.precededByComment) else {
      return String(decoding: tree.source[tree.trivia(before: token)], as: UTF8.self)
    }
    switch (tree.tokens[token - 1].kind, tree.tokens[token].kind) {
    case (.leftParen, _), (.leftSquare, _), (.period, _), (_, .rightParen), (_, .rightSquare), (_, .period), (_, .comma): return ""
    default: return " "
    }
  }
}
