import Semantics
import Testing

@testable import Rewriting

@Suite struct FileStyleTests {
  private func style(_ text: String) -> FileStyle { FileStyle(of: Array(text.utf8)) }

  @Test func theLineEndThatMostLinesHave() {
    #expect(style("a\r\nb\r\nc\n").newline == "\r\n")
    #expect(style("a\nb\nc\r\n").newline == "\n")
    #expect(style("a\rb\r").newline == "\r")
    #expect(style("").newline == "\n")
  }

  @Test func theIndentationThatMostBlocksHave() {
    #expect(style("a {\n  b {\n    c\n  }\n}\n").indentUnit == "  ")
    #expect(style("a {\n\tb {\n\t\tc\n\t}\n}\n").indentUnit == "\t")
    #expect(style("a {\n    b\n}\n/*\n * c\n */\n").indentUnit == "    ")
    #expect(style("a\n").indentUnit == "    ")
  }
}

@Suite struct LineTests {
  @Test func linesEndWithAnyLineEnd() {
    let bytes = Array("ab\r\ncd\re\n".utf8)
    #expect(bytes.startOfLine(at: 5) == 4)
    #expect(bytes.startOfLine(at: 4) == 4)
    #expect(bytes.startOfLine(at: 3) == 0)
    #expect(bytes.endOfLine(at: 0) == 2)
    #expect(bytes.startOfNextLine(at: 0) == 4)
    #expect(bytes.startOfNextLine(at: 4) == 7)
    #expect(bytes.endOfLine(before: 4) == 2)
    #expect(bytes.startOfNextLine(at: 7) == 9)
  }
}

@Suite struct CommentTests {
  @Test func namesStandBehindIgnore() {
    func names(_ text: String) -> IgnoreComments.Names? { IgnoreComments.parse(Array(text.utf8)[...])?.names }
    #expect(names("// unfold:ignore") == .all)
    #expect(names("// unfold:ignore idiom, orientation -- both are right here") == .some(["idiom", "orientation"]))
    #expect(names("//unfold:ignore idiom") == .some(["idiom"]))
    #expect(names("// unfold:ignored") == nil)
    #expect(names("// we unfold:ignore") == nil)
    #expect(IgnoreComments.parse(Array("// unfold:ignore-file idiom".utf8)[...])?.isForFile == true)
  }

  @Test func longMessagesAreCutAtAWord() {
    let long = String(repeating: "word ", count: 30)
    let fitted = TodoLine.fitted(long)
    #expect(fitted.count <= Message.limit)
    #expect(fitted.hasSuffix("word…"))
    #expect(TodoLine.fitted("short") == "short")
  }

  @Test func blockCommentsNest() {
    let source = Array("/* a /* b */ c */ // d\n/// e".utf8)
    let found = Trivia.comments(in: 0..<source.count, of: source)
    #expect(found.map(\.range) == [0..<17, 18..<22, 23..<28])
    #expect(found.map(\.isDocumentation) == [false, false, true])
  }
}
