import Foundation
import Syntax
import Testing

/// The children each kind of node has, by examples: `Fixtures/Syntax/Shapes.txt`. Views and transforms rely on them.
@Suite struct ShapeTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let source: String
    let shape: String
    var testDescription: String { source }
  }

  /// A line of Swift, then an indented line with its nodes.
  static func examples() throws -> [Example] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fixtures/Syntax/Shapes.txt")
    var found: [Example] = []
    var source = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("# ") {
      if line.hasPrefix("    ") {
        found.append(
          Example(source: source.replacingOccurrences(of: "⏎", with: "\n"), shape: line.trimmingCharacters(in: .whitespaces)))
      } else {
        source = String(line)
      }
    }
    return found
  }

  @Test(arguments: try examples()) func nodes(example: Example) {
    let tree = SyntaxTree(parsing: Array(example.source.utf8))
    #expect(tree.firstFault() == nil)
    #expect(shape(of: tree.root) == example.shape)
  }

  @Test func thereAreExamples() throws { #expect(try Self.examples().count > 80) }

  private func shape(of node: Node) -> String {
    let children = node.children.map { shape(of: $0) }
    return children.isEmpty ? "\(node.kind)" : "\(node.kind)(\(children.joined(separator: " ")))"
  }
}
