import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What SwiftSyntax says about a file: the other side of the comparison.
package struct Reference: Sendable, Equatable {
  /// SwiftSyntax recurses deeply. In bytes.
  package static let stack = 256 << 20

  /// SwiftSyntax had to repair something; such a file need not agree.
  package let isBroken: Bool
  /// `KIND START END`, in the order of `unfold syntax --referee`: by start, by end descending, by kind. Offsets are UTF-8 bytes.
  package let lines: [String]

  package init(isBroken: Bool, lines: [String]) {
    (self.isBroken, self.lines) = (isBroken, lines)
  }

  /// Parses the bytes with SwiftSyntax and folds operators by the standard table and what the top level of the file declares.
  ///
  /// SwiftSyntax recurses deeply: call it where the stack is large (`onLargeStack`).
  package init(parsing source: [UInt8]) {
    let file = source.withUnsafeBufferPointer { SwiftParser.Parser.parse(source: $0) }
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(file) { _ in }
    let folded = operators.foldAll(file) { _ in }
    var collected: [Line] = []
    Reference.collect(folded, into: &collected)
    collected.sort()
    self.init(isBroken: file.hasError, lines: collected.map { "\($0.word) \($0.start) \($0.end)" })
  }

  private struct Line: Comparable {
    let word: String
    let start: Int
    let end: Int

    static func < (a: Line, b: Line) -> Bool {
      if a.start != b.start { return a.start < b.start }
      return a.end != b.end ? a.end > b.end : a.word < b.word
    }
  }

  private static func collect(_ node: Syntax, into lines: inout [Line]) {
    if let word = node.kind.refereeWord {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      lines.append(Line(word: word, start: start, end: node.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) { collect(child, into: &lines) }
  }
}

/// Parses with SwiftSyntax and does nothing else: what `dev bench` measures. Returns a number that depends on the tree.
package func swiftSyntaxParse(_ source: [UInt8]) -> Int {
  source.withUnsafeBufferPointer { SwiftParser.Parser.parse(source: $0).totalLength.utf8Length }
}

/// What SwiftSyntax had to repair, `LINE:COLUMN: message` each: for fixtures that should be whole.
package func swiftSyntaxFaults(in source: [UInt8]) -> [String] {
  let file = source.withUnsafeBufferPointer { SwiftParser.Parser.parse(source: $0) }
  let converter = SourceLocationConverter(fileName: "", tree: file)
  return ParseDiagnosticsGenerator.diagnostics(for: file).map { diagnostic in
    let place = diagnostic.location(converter: converter)
    return "\(place.line):\(place.column): \(diagnostic.message)"
  }
}
