import Foundation
import Syntax

/// What came of reading one file with both parsers.
package struct Comparison: Sendable {
  package enum Verdict: Sendable, Equatable {
    case agrees
    /// SwiftSyntax had to repair the file, so the lines were not compared; our tree is sound.
    case notCompared
    /// The lines that only one side has, `-` SwiftSyntax's and `+` ours, in order.
    case disagrees([String])
    /// Our tree breaks a promise that holds for any bytes.
    case unsound(String)
  }

  package let path: String
  package let verdict: Verdict

  /// Reads a file's bytes both ways. Call it where the stack is large.
  package init(path: String, source: [UInt8], cache: ReferenceCache? = nil) {
    self.path = path
    let reference = cache?.reference(for: source) { Reference(parsing: source) } ?? Reference(parsing: source)
    let tree = SyntaxTree(parsing: source)
    if let fault = tree.firstFault() {
      verdict = .unsound(fault)
      return
    }
    if reference.isBroken {
      verdict = .notCompared
    } else {
      let ours = refereeLines(of: tree)
      verdict = ours == reference.lines ? .agrees : .disagrees(Comparison.difference(reference.lines, ours, in: source))
    }
  }

  /// The lines that are in one list only, with the beginning of the text each covers. Both lists are in the same order.
  private static func difference(_ theirs: [String], _ ours: [String], in source: [UInt8]) -> [String] {
    let changes = ours.difference(from: theirs)
    let marked = changes.map { change in
      switch change {
      case .remove(_, let line, _): (line, "- \(line)\(excerpt(of: line, in: source))")
      case .insert(_, let line, _): (line, "+ \(line)\(excerpt(of: line, in: source))")
      }
    }
    return marked.sorted { offset(of: $0.0) < offset(of: $1.0) }.map(\.1)
  }

  private static func offset(of line: String) -> Int { numbers(in: line).first ?? 0 }

  private static func numbers(in line: String) -> [Int] { line.split(separator: " ").dropFirst().compactMap { Int($0) } }

  private static func excerpt(of line: String, in source: [UInt8]) -> String {
    let bounds = numbers(in: line)
    guard bounds.count == 2, bounds[0] <= bounds[1], bounds[1] <= source.count else { return "" }
    let number = source[..<bounds[0]].count { $0 == UInt8(ascii: "\n") } + 1
    let text = String(decoding: source[bounds[0]..<min(bounds[1], bounds[0] + 70)], as: UTF8.self)
    return "  line \(number): \(text.replacingOccurrences(of: "\n", with: "⏎"))"
  }
}

/// All comparisons of a run, and how to say them.
package struct ComparisonSummary: Sendable {
  package let comparisons: [Comparison]

  /// Reads all files with both parsers.
  package init(files: [URL], cache: ReferenceCache? = nil) {
    comparisons = Parallel.map(files, jobs: ProcessInfo.processInfo.activeProcessorCount, stack: Reference.stack) { file in
      guard let data = try? Data(contentsOf: file) else { return Comparison(path: file.path, verdict: .unsound("cannot be read")) }
      return Comparison(path: file.path, source: [UInt8](data), cache: cache)
    }
  }

  package var agreeing: Int { comparisons.count { $0.verdict == .agrees } }
  package var compared: Int { comparisons.count { $0.verdict != .notCompared } }
  /// The share of compared files that agree on every line, in percent.
  package var percentage: Double { compared == 0 ? 100 : 100 * Double(agreeing) / Double(compared) }
  package var unsound: [Comparison] {
    comparisons.filter { if case .unsound = $0.verdict { true } else { false } }
  }

  /// One line for the whole, then every file that does not agree with its first differing lines.
  package func report(linesPerFile: Int = 6) -> String {
    let share = String(format: "%.3f", percentage)
    var text =
      "\(agreeing) of \(compared) files agree on every line (\(share) %), \(comparisons.count - compared) that SwiftSyntax repairs are not compared"
    for comparison in comparisons {
      switch comparison.verdict {
      case .agrees, .notCompared: continue
      case .unsound(let fault): text += "\n\(comparison.path)\n  unsound: \(fault)"
      case .disagrees(let lines):
        text += "\n\(comparison.path) (\(lines.count) lines differ)"
        for line in lines.prefix(linesPerFile) { text += "\n  \(line)" }
      }
    }
    return text
  }
}

extension Comparison {
  /// One whose verdict is known without parsing.
  fileprivate init(path: String, verdict: Verdict) {
    (self.path, self.verdict) = (path, verdict)
  }
}
