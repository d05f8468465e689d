import Rewriting

/// `unfold diff`: prints what `apply` would change and writes nothing.
/// - Returns: Whether there is a difference.
func runDiff(_ report: Report, _ output: Output) -> Bool {
  let usesColor = output.usesColor
  for file in report.files where file.result.isChanged {
    let diff = UnifiedDiff(file.result, path: file.displayPath)
    output.write(usesColor ? diff.text(paint: paint) : diff.text())
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
