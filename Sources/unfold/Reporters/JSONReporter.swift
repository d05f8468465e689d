import Foundation
import Projects
import Rewriting

/// Every finding, the skipped ones too, and the counts; keys in the order of the alphabet, so that two runs can be compared.
func jsonText(_ report: Report) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(JSONReport(report)), as: UTF8.self) + "\n"
}

private struct JSONReport: Encodable {
  struct Entry: Encodable {
    let file: String
    let line: Int
    let column: Int
    let transform: String
    let outcome: String
    let message: String
    /// Of a rewrite.
    let replacement: String?
    /// Of the others.
    let reason: String?
    /// Of a helper that hides the pattern from its users: where it is used, the busiest file first.
    let uses: [Uses]?
  }
  struct Uses: Encodable {
    let file: String
    let lines: [Int]
  }
  struct Summary: Encodable {
    let files: Int
    let rewrite: Int
    let todo: Int
    let skip: Int
    let blocked: Int
  }
  let version = Help.version
  let findings: [Entry]
  let summary: Summary

  init(_ report: Report) {
    let paths = DisplayPaths(workingDirectory: workingDirectory())
    findings = report.files.flatMap { file in
      file.result.findings.map { finding in
        let isRewrite = finding.kind == .rewrite
        return Entry(
          file: file.displayPath, line: finding.line, column: finding.column, transform: finding.transform, outcome: finding.kind.rawValue,
          message: finding.message, replacement: isRewrite ? finding.detail : nil, reason: isRewrite ? nil : finding.detail,
          uses: finding.uses.map { $0.files.map { Uses(file: paths.display(file.root + "/" + $0.path), lines: $0.lines) } })
      }
    }
    summary = Summary(
      files: report.fileCount, rewrite: report.count(.rewrite), todo: report.count(.todo), skip: report.count(.skip),
      blocked: report.count(.blocked))
  }
}
