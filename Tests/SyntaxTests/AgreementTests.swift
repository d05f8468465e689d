import Foundation
import Syntax
import Testing

/// The examples of `Fixtures/Syntax/Agreement.md`, which say where SwiftSyntax sees things one would not guess.
@Suite struct AgreementTests {
  @Test(arguments: try agreementExamples()) func linesOfAnExample(example: AgreementExample) {
    let tree = SyntaxTree(parsing: Array(example.source.utf8))
    #expect(tree.firstFault() == nil)
    let lines = refereeLines(of: tree)
    for line in example.lines { #expect(lines.contains(line), "rule \(example.number): \(example.source)") }
  }

  @Test func everyRuleHasItsExample() throws { #expect(try agreementExamples().map(\.number) == Array(1...30)) }
}

/// A rule's number, the source under it, and lines that belong to the source.
struct AgreementExample: Sendable, CustomTestStringConvertible {
  let number: Int
  let source: String
  let lines: [String]
  var testDescription: String { "rule \(number)" }
}

/// Reads the examples: a numbered paragraph, then a fenced block whose first line is the source and the others `KIND START END  text`.
func agreementExamples() throws -> [AgreementExample] {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fixtures/Syntax/Agreement.md")
  var examples: [AgreementExample] = []
  var number = 0
  var block: [String]?
  for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text == "```" {
      if let lines = block, let source = lines.first {
        let wanted = lines.dropFirst().map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
        examples.append(AgreementExample(number: number, source: source.replacingOccurrences(of: "⏎", with: "\n"), lines: wanted))
      }
      block = block == nil ? [] : nil
    } else if block != nil {
      block?.append(String(line.dropFirst(3)))
    } else if let rule = Int(line.prefix { $0 != "." }) {
      number = rule
    }
  }
  return examples
}
