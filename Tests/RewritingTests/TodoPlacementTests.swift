import Testing

@testable import Rewriting

@Suite struct TodoPlacementTests {
  /// The text with a TODO line where `^` marks the line it must stand above, at that place.
  private func expect(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let source = marked.replacing(/[ \t]*\^\r?\n/.matchingSemantics(.unicodeScalar), with: "")
    let wanted = marked.replacing("^", with: "// TODO: [unfold:renames] a person decides")
    let (text, result) = rewrite(source, [Renames.self])
    #expect(text == wanted, sourceLocation: sourceLocation)
    #expect(result.faults.isEmpty, sourceLocation: sourceLocation)
    let again = rewrite(text, [Renames.self])
    #expect(again.text == text, sourceLocation: sourceLocation)
    #expect(again.result.files.flatMap(\.findings).allSatisfy { $0.kind == .skip }, sourceLocation: sourceLocation)
  }

  @Test func aboveTheStatement() {
    expect("^\nlet a = hard\n")
    expect("func f() {\n\t^\n\treturn g(1,\n\t\thard)\n}\n")
    expect("func f() {\n  ^\n  x\n    .y(hard)\n    .z()\n}\n")
    expect("func f() {\r\n  ^\r\n  hard\r\n}\r\n")
    expect("\u{FEFF}^\nlet a = hard\n")
  }

  @Test func aboveTheLineOfWhatHoldsAStatementInMidLine() {
    expect("func f() {\n  ^\n  if x { return hard }\n}\n")
    expect("^\nfunc f() { hard }\n")
    expect("func f() {\n  ^\n  guard x else { return hard }\n}\n")
    expect("struct S {\n  ^\n  var a: Int { hard }\n}\n")
    expect("struct S {\n  var a: Int {\n    ^\n    get { hard }\n  }\n}\n")
    expect("^\nstruct S { let a = hard }\n")
    expect("func f() {\n  x()\n  ^\n  g { hard }\n}\n")
    expect("^\nfunc f() { x(); hard }\n")
    expect("^\nimport A; let a = hard\n")
  }

  @Test func insideClosuresThatSpanLines() {
    expect("func f() {\n  g(1, then: {\n    ^\n    hard\n  })\n}\n")
    expect("let a = b.map { x in\n  ^\n  x * hard\n}\n")
    expect("func f() {\n  ^\n  g(1, { hard\n  })\n}\n")
  }

  @Test func branches() {
    expect("func f() {\n  ^\n  if x {\n  } else if hard {\n  }\n}\n")
    expect("func f() {\n  if x {\n    1\n  } else {\n    ^\n    hard\n  }\n}\n")
    expect("func f() {\n  switch x {\n  ^\n  case hard: break\n  default: break\n  }\n}\n")
    expect("func f() {\n  switch x {\n  ^\n  case 1: hard\n  default: break\n  }\n}\n")
    expect("func f() {\n  switch x {\n  case 1:\n    ^\n    hard\n  default: break\n  }\n}\n")
    expect("func f() {\n  ^\n  switch hard {\n  default: break\n  }\n}\n")
    expect("#if A\n^\nlet a = hard\n#else\nlet a = 1\n#endif\n")
    expect("func f() {\n  ^\n  x\n    #if A\n    .y(hard)\n    #endif\n}\n")
  }

  @Test func neverInsideAString() {
    expect("func f() {\n  ^\n  g(\"\"\"\n    a \\(hard) b\n    \"\"\")\n}\n")
    expect("func f() {\n  ^\n  g(\"\"\"\n    a \\(b {\n      hard\n    })\n    \"\"\")\n}\n")
  }

  @Test func declarations() {
    expect("struct S {\n  // plain\n  ^\n  /// What for.\n  /// More.\n  @A\n  @B(1) private let a = hard\n}\n")
    expect("struct S {\n  ^\n  /**\n   What for.\n   */\n  let a = hard\n}\n")
    expect("struct S {\n  /// What for.\n  // plain\n  ^\n  let a = hard\n}\n")
    expect("struct S {\n  ^\n  @A(hard)\n  let a = 1\n}\n")
    expect("^\n/// What for.\n@A func f(\n  a: Int,\n  b: Int = hard\n) {\n}\n")
    expect("enum E: Int {\n  ^\n  case a = hard\n}\n")
    expect("func f() {\n  /// Of a statement.\n  ^\n  hard()\n}\n")
    expect("let x = 1\n\n^\n/* a\n   b */ let a = hard\n")
  }

  @Test func oneForEachTransformAndStatementInTheListsOrder() {
    let source = "func f() {\n  g(hard, hard)\n}\n"
    let wanted = "func f() {\n  // TODO: [unfold:renames] a person decides\n  // TODO: [unfold:doubts] doubtful\n  g(hard, hard)\n}\n"
    #expect(rewrite(source).text == wanted)
    #expect(rewrite(rewrite(source, [Renames.self]).text, [Doubts.self]).text == wanted)
    #expect(rewrite(rewrite(source, [Doubts.self]).text, [Renames.self]).text == wanted)
    #expect(rewrite(wanted).text == wanted)
    let details = rewrite(wanted).result.files.flatMap(\.findings).map(\.detail)
    #expect(details == Array(repeating: "its TODO stands above already", count: 4))
    #expect(rewrite(source, leavesTodos: false).text == source)
    #expect(rewrite(source, leavesTodos: false).result.files.flatMap(\.findings).map(\.kind) == Array(repeating: .todo, count: 4))
  }

  @Test func aFileWithoutAFinalLineEnd() {
    #expect(rewrite("hard", [Renames.self]).text == "// TODO: [unfold:renames] a person decides\nhard")
  }
}
