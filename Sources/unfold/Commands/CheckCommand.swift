/// `unfold check`: lists what `apply` would do and what it cannot do.
/// - Returns: Whether there is anything.
func runCheck(_ report: Report, _ options: Options, _ output: Output) -> Bool {
  switch options.format {
  case .text: output.write(textLines(report, path: \.displayPath))
  case .xcode: output.write(textLines(report, path: \.path))
  case .github: output.write(githubLines(report))
  case .json:
    do {
      output.write(try jsonText(report))
    } catch {
      output.fail("the findings cannot be written as JSON: \(error)")
    }
  }
  return report.hasFindings
}
