import Foundation
import Referee
import Syntax

// For contributors: what SwiftSyntax says about a file, where we differ, and how fast it is.
//
//   SwiftSyntaxBench lines FILE        its lines for a file
//   SwiftSyntaxBench faults FILE       what it had to repair
//   SwiftSyntaxBench compare PATH...   every file under the paths read by both parsers; exit 1 if any disagrees
//   SwiftSyntaxBench bench LIST        parses the files named in LIST, one a line, five times: seconds of each run, then peak bytes
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "lines" where arguments.count == 2:
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[1])))
  let references = Parallel.map([bytes], jobs: 1, stack: Reference.stack) { Reference(parsing: $0) }
  for reference in references {
    if reference.isBroken { print("broken") }
    for line in reference.lines { print(line) }
  }
case "faults" where arguments.count == 2:
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[1])))
  let found = Parallel.map([bytes], jobs: 1, stack: Reference.stack) { swiftSyntaxFaults(in: $0) }
  for faults in found { for fault in faults { print(fault) } }
case "compare" where arguments.count > 1:
  let found = arguments.dropFirst().flatMap { files(under: URL(fileURLWithPath: $0), endings: ["swift", "swiftinterface"]) }
  let summary = ComparisonSummary(files: found, cache: .fromEnvironment)
  print(summary.report())
  exit(summary.agreeing == summary.compared ? 0 : 1)
case "bench" where arguments.count == 2:
  _ = Parallel.map([arguments[1]], jobs: 1, stack: Reference.stack) { measureSwiftSyntax(list: $0) }
default:
  print("usage: SwiftSyntaxBench lines FILE | faults FILE | compare PATH... | bench LIST")
  exit(2)
}

/// Parses the files that the list names, five times, and prints what `dev bench-tree` reads.
func measureSwiftSyntax(list: String) {
  guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { exit(2) }
  let sources = text.split(separator: "\n").compactMap { try? [UInt8](Data(contentsOf: URL(fileURLWithPath: String($0)))) }
  print("bytes \(sources.reduce(0) { $0 + $1.count })")
  var length = 0
  for _ in 0..<5 {
    let began = DispatchTime.now().uptimeNanoseconds
    for source in sources { length += swiftSyntaxParse(source) }
    print("seconds \(Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9)")
  }
  var usage = rusage()
  getrusage(0, &usage)  // RUSAGE_SELF, which is of another type in each C library
  #if canImport(Darwin)
    print("peak \(usage.ru_maxrss)")
  #else
    print("peak \(Int(usage.ru_maxrss) << 10)")
  #endif
  exit(length == 0 && !sources.isEmpty ? 1 : 0)
}
