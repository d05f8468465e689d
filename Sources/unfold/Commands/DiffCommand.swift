import Foundation
import Rewriting
import Syntax

/// `unfold diff`: prints what `apply` would change and writes nothing.
/// - Parameter jobs: How many threads compare lines.
/// - Returns: Whether there is a difference.
func runDiff(_ report: Report, _ output: Output, jobs: Int) -> Bool {
  let usesColor = output.usesColor
  let texts = Parallel.map(report.files.filter(\.result.isChanged), jobs: jobs) { file in
    let diff = UnifiedDiff(file.result, path: file.displayPath)
    return usesColor ? diff.text(paint: paint) : diff.text()
  }
  for text in texts { output.write(text) }
  if isatty(STDOUT_FILENO) == 0, report.files.contains(where: { $0.result.isChanged && $0.displayPath.hasPrefix("../") }) {
    output.note("`git apply` and `patch` refuse paths above the working directory; run this from a folder above all of them for a patch")
  }
  return report.hasChanges
}

/// The colours that git uses.
private func paint(_ part: UnifiedDiff.Part, _ line: [UInt8]) -> [UInt8] {
  let color: String
  switch part {
  case .header: color = "1"
  case .hunk: color = "36"
  case .removed: color = "31"
  case .added: color = "32"
  case .context: return line
  }
  // The reset comes before a carriage return, which stays the last of its line.
  let isCarriageReturn = line.last == UInt8(ascii: "\r")
  let text = isCarriageReturn ? line.dropLast() : line[...]
  return Array("\u{1B}[\(color)m".utf8) + text + Array("\u{1B}[m".utf8) + (isCarriageReturn ? [UInt8(ascii: "\r")] : [])
}
