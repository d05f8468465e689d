import Projects
import Xcode

/// `unfold COMMAND -`: one file comes on standard input, and what `apply` would write goes to standard output.
/// - Returns: The report, and whether the exit status says that something was found. Nil if the input could not be used.
func runOnStandardInput(_ pipeline: Pipeline, _ options: Options, _ output: Output) -> (Report, Bool)? {
  let name = options.standardInputName ?? "<stdin>"
  let bytes: [UInt8]
  do {
    bytes = try readStandardInput()
  } catch {
    output.fail("\(name): \(error)")
    return nil
  }
  if let problem = bytes.withUnsafeBufferPointer({ TextProblem(in: $0) }) {
    output.fail("\(name): \(problem)")
    // A filter hands on what it cannot change.
    if options.command == .apply { output.write(bytes) }
    return nil
  }
  // Whatever it is called, it is Swift; the ending is how everybody else knows.
  let fileName = name.hasSuffix(".swift") ? name : name + ".swift"
  let path = Path.normal(fileName.hasPrefix("/") ? fileName : workingDirectory() + "/" + fileName)
  let displayName = options.standardInputName.map { _ in pipeline.display(path) } ?? name
  let report = pipeline.run(on: bytes, path: path, displayName: displayName)
  switch options.command {
  case .apply:
    output.write(report.files.first { $0.path == path }?.result.final ?? bytes)
    return (report, false)
  case .check: return (report, runCheck(report, options, output))
  default: return (report, runDiff(report, output, jobs: pipeline.jobs) && options.failsOnDifference)
  }
}
