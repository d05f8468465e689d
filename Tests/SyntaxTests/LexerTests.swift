import Testing

@testable import Syntax

/// Tokens as the compiler reads them: their kinds and texts.
@Suite struct LexerTests {
  private func tokens(_ source: String) -> [(kind: TokenKind, text: String)] {
    withLexer(over: Array(source.utf8)) { lexer in
      var found: [(TokenKind, String)] = []
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile { return found }
        found.append((token.kind, String(decoding: lexer.bytes(of: token), as: UTF8.self)))
      }
    }
  }

  private func expect(_ source: String, _ kinds: [TokenKind], _ texts: [String], at location: SourceLocation = #_sourceLocation) {
    let found = tokens(source)
    #expect(found.map(\.kind) == kinds, sourceLocation: location)
    #expect(found.map(\.text) == texts, sourceLocation: location)
  }

  @Test func everyWordIsFound() {
    for word in Word.allCases where word != .none {
      var spelling = "\(word)"
      if spelling == "metaType" { spelling = "Type" }
      if spelling == "metaProtocol" { spelling = "Protocol" }
      if spelling.hasPrefix("pound") { spelling = "#" + spelling.dropFirst(5).prefix(1).lowercased() + spelling.dropFirst(6) }
      let token = withLexer(over: Array(spelling.utf8)) { $0.next() }
      #expect(token.knownWord == word)
      let isReserved = word.rawValue <= Word.lastReserved
      #expect(token.kind == (spelling.hasPrefix("#") ? .poundDirective : isReserved ? .keyword : .identifier))
    }
    #expect(withLexer(over: Array("classy".utf8)) { $0.next() }.word == 0)
    #expect(withLexer(over: Array("`class`".utf8)) { $0.next() }.word == 0)
  }

  @Test func operatorsByTheSpacesAroundThem() {
    expect("a + b", [.identifier, .binaryOperator, .identifier], ["a", "+", "b"])
    expect("a +b", [.identifier, .prefixOperator, .identifier], ["a", "+", "b"])
    expect("a+ b", [.identifier, .postfixOperator, .identifier], ["a", "+", "b"])
    expect("a+/*b*/c", [.identifier, .postfixOperator, .identifier], ["a", "+", "c"])
    expect("a!=b", [.identifier, .exclamation, .equal, .identifier], ["a", "!", "=", "b"])
    expect("a != b", [.identifier, .binaryOperator, .identifier], ["a", "!=", "b"])
    expect("a ? b", [.identifier, .questionInfix, .identifier], ["a", "?", "b"])
    expect("a?.b", [.identifier, .question, .period, .identifier], ["a", "?", ".", "b"])
    expect("(&a)", [.leftParen, .ampersand, .identifier, .rightParen], ["(", "&", "a", ")"])
    expect("a...b..<c", [.identifier, .binaryOperator, .identifier, .binaryOperator, .identifier], ["a", "...", "b", "..<", "c"])
    expect("A<B>>?", [.identifier, .binaryOperator, .identifier, .postfixOperator], ["A", "<", "B", ">>?"])
  }

  @Test func numbers() {
    for literal in ["0", "1_000", "0xFF", "0b01", "0o17"] { expect(literal, [.integer], [literal]) }
    for literal in ["1.5", "1e9", "1.5e-3", "0x1p4", "0x1.8p-2"] { expect(literal, [.float], [literal]) }
    expect("1.a", [.integer, .period, .identifier], ["1", ".", "a"])
    expect("0x1.a()", [.integer, .period, .identifier, .leftParen, .rightParen], ["0x1", ".", "a", "(", ")"])
    expect("a.0.1", [.identifier, .period, .integer, .period, .integer], ["a", ".", "0", ".", "1"])
    expect("1...2", [.integer, .binaryOperator, .integer], ["1", "...", "2"])
  }

  @Test func strings() {
    expect(#""a""#, [.stringQuote, .stringSegment, .stringQuote], ["\"", "a", "\""])
    expect(#""""#, [.stringQuote, .stringQuote], ["\"", "\""])
    expect(#""\"\\""#, [.stringQuote, .stringSegment, .stringQuote], ["\"", #"\"\\"#, "\""])
    expect(
      #""\((a))""#,
      [.stringQuote, .interpolationStart, .leftParen, .leftParen, .identifier, .rightParen, .rightParen, .stringQuote],
      ["\"", "\\", "(", "(", "a", ")", ")", "\""])
    expect(
      "#\"\\(a)\\#(b)\"#",
      [.stringQuote, .stringSegment, .interpolationStart, .leftParen, .identifier, .rightParen, .stringQuote],
      ["#\"", #"\(a)"#, "\\#", "(", "b", ")", "\"#"])
    expect("\"\"\"\n\"a\"\n\"\"\"", [.stringQuote, .stringSegment, .stringQuote], ["\"\"\"", "\n\"a\"\n", "\"\"\""])
    expect("#\"\"\"#", [.stringQuote, .stringSegment, .stringQuote], ["#\"", "\"", "\"#"])
  }

  @Test func aStringThatIsNotClosedEndsWithItsLine() {
    expect("\"a\nb", [.stringQuote, .stringSegment, .identifier], ["\"", "a", "b"])
    expect("\"\\(a\nb", [.stringQuote, .interpolationStart, .leftParen, .identifier, .identifier], ["\"", "\\", "(", "a", "b"])
  }

  @Test func regexLiterals() {
    expect("let a = /b c/", [.keyword, .identifier, .equal, .regex], ["let", "a", "=", "/b c/"])
    expect("a / b / c", [.identifier, .binaryOperator, .identifier, .binaryOperator, .identifier], ["a", "/", "b", "/", "c"])
    expect("(/a)/", [.leftParen, .prefixOperator, .identifier, .rightParen, .postfixOperator], ["(", "/", "a", ")", "/"])
    expect("f(/a\\/b/)", [.identifier, .leftParen, .regex, .rightParen], ["f", "(", "/a\\/b/", ")"])
    expect("a(!/b/)", [.identifier, .leftParen, .prefixOperator, .regex, .rightParen], ["a", "(", "!", "/b/", ")"])
    expect("##/a/#b/##", [.regex], ["##/a/#b/##"])
    expect("#/\na\n/#", [.regex], ["#/\na\n/#"])
  }

  @Test func otherTokens() {
    expect("#!/bin/sh\na", [.shebang, .identifier], ["#!/bin/sh", "a"])
    expect("#if A", [.poundDirective, .identifier], ["#if", "A"])
    expect("#available", [.pound, .identifier], ["#", "available"])
    expect("<#a b#>", [.placeholder], ["<#a b#>"])
    expect("`a b` $0 $a _ _a", [.identifier, .identifier, .identifier, .wildcard, .identifier], ["`a b`", "$0", "$a", "_", "_a"])
    expect("a::b", [.identifier, .colonColon, .identifier], ["a", "::", "b"])
    expect("größe → 😀", [.identifier, .binaryOperator, .identifier], ["größe", "→", "😀"])
    expect("/* a /* b */ c */ d // e", [.identifier], ["d"])
    expect("\u{FEFF}a\u{A0}\0b", [.identifier, .identifier], ["a", "b"])
  }

  @Test func bytesThatAreNoUTF8AreUnknown() {
    let kinds = withLexer(over: [0x61, 0xFF, 0x62]) { lexer in (0..<4).map { _ in lexer.next().kind } }
    #expect(kinds == [.identifier, .unknown, .identifier, .endOfFile])
  }

  @Test func flagsSayWhatStandsBefore() {
    withLexer(over: Array("a b\nc/*\n*/d//\ne`f`".utf8)) { lexer in
      #expect(lexer.next().flags == [])
      #expect(lexer.next().flags == [.precededByTrivia])
      #expect(lexer.next().flags == [.precededByTrivia, .precededByNewline])
      #expect(lexer.next().flags == [.precededByTrivia, .precededByNewline, .precededByComment])
      #expect(lexer.next().flags == [.precededByTrivia, .precededByNewline, .precededByComment])
      #expect(lexer.next().flags == [.backquoted])
    }
  }
}
