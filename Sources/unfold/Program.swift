import Foundation
import Rewriting
import Transforms

/// The whole program.
/// - Returns: The exit status: 0 nothing to report, or applied; 1 something was found; 2 something failed.
func run(arguments: [String]) -> Int32 {
  let options: Options
  do {
    options = try Options(parsing: arguments, transforms: allTransforms.map { $0.id })
  } catch {
    Output(options: Options()).fail("\(error)")
    return 2
  }
  let output = Output(options: options)
  let hasFound = run(options, output)
  output.flush()
  return output.hasFailed ? 2 : hasFound ? 1 : 0
}

private func run(_ options: Options, _ output: Output) -> Bool {
  if options.showsHelp {
    output.write(Help.text(for: options))
    return false
  }
  if options.showsVersion {
    output.write("unfold \(Help.version)\n")
    return false
  }
  switch options.command {
  case .list: runList(output)
  case .explain: runExplain(options, output)
  case .syntax: runSyntax(options, output)
  case .diff, .apply, .check: return runOverFiles(options, output)
  }
  return false
}

/// - Returns: Whether the exit status says that something was found.
private func runOverFiles(_ options: Options, _ output: Output) -> Bool {
  let start = ContinuousClock.now
  let pipeline = Pipeline(options: options, output: output)
  let hasFound: Bool
  var report: Report
  if options.operands == ["-"] {
    guard let result = runOnStandardInput(pipeline, options, output) else { return false }
    (report, hasFound) = result
  } else {
    report = pipeline.run()
    switch options.command {
    case .check: hasFound = runCheck(report, options, output)
    case .apply:
      report.unwritten = runApply(report, output)
      hasFound = false
    default: hasFound = runDiff(report, output, jobs: pipeline.jobs) && options.failsOnDifference
    }
  }
  output.flush()
  for file in report.files {
    for finding in file.result.findings where finding.kind == .skip {
      output.detail("\(file.displayPath):\(finding.line):\(finding.column): skipped: \(finding.detail) [\(finding.transform)]")
    }
  }
  let elapsed = start.duration(to: .now)
  output.note("\(report.summary) (\(seconds(elapsed)) s)")
  return hasFound
}

/// With two decimals.
private func seconds(_ duration: Duration) -> String {
  let hundredths = Int(duration / .milliseconds(10))
  return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
}
