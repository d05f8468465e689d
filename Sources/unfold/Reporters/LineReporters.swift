import Projects
import Rewriting

/// `PATH:LINE:COLUMN: warning: MESSAGE [ID]`, a line for each finding that wants attention: what compilers print, and Xcode shows.
func textLines(_ report: Report, path: (ReportedFile) -> String) -> String {
  lines(of: report) { file, finding in
    "\(path(file)):\(finding.line):\(finding.column): warning: \(finding.message) [\(finding.transform)]"
  }
}

/// GitHub's workflow commands, which put each finding beside its line in a pull request.
func githubLines(_ report: Report) -> String {
  // GitHub looks from the top of the checkout, in whichever folder the step runs.
  let top = environment("GITHUB_WORKSPACE").flatMap(realPath).map { $0 + "/" }
  return lines(of: report) { file, finding in
    let path = top.flatMap { file.path.hasPrefix($0) ? String(file.path.dropFirst($0.count)) : nil } ?? file.displayPath
    let place = "file=\(escapedProperty(path)),line=\(finding.line),col=\(finding.column)"
    return "::warning \(place),title=\(escapedProperty(finding.transform))::\(escapedData(finding.message))"
  }
}

private func lines(of report: Report, _ line: (ReportedFile, LocatedFinding) -> String) -> String {
  var result = ""
  for file in report.files {
    for finding in file.result.findings where report.reports(finding) { result += line(file, finding) + "\n" }
  }
  return result
}

private func escapedData(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func escapedProperty(_ text: String) -> String {
  var result = ""
  for scalar in escapedData(text).unicodeScalars {
    switch scalar {
    case ":": result += "%3A"
    case ",": result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
