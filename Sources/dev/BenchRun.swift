import Foundation
import Projects
import Rewriting
import Transforms

/// `dev bench DIR`: the parser (`BenchTree.swift`), then whole runs of the `unfold` beside this executable, with `rg` and `ast-grep` for
/// comparison where they are installed. Medians of five after a run that warms the file cache.
func runBench(arguments: [String]) -> Int32 {
  guard arguments.count == 1, let folder = realPath(arguments[0]) else {
    print("usage: swift run -c release dev bench DIR")
    return 2
  }
  let dev = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  let unfold = dev.deletingLastPathComponent().appendingPathComponent("unfold").path
  guard FileManager.default.isExecutableFile(atPath: unfold) else {
    print("there is no \(unfold): build it with `swift build -c release --product unfold`")
    return 2
  }
  let status = runBenchTree(arguments: [folder])
  guard status == 0 else { return status }
  benchRuns(of: unfold, over: folder)
  return 0
}

/// A run with all transforms stands beside `rg` for the words of all; one with a single transform beside `ast-grep` for its pattern.
private func benchRuns(of unfold: String, over folder: String) {
  let pattern = "UIScreen.main.scale"
  // Of several words that must stand together, the one that is looked for in every file.
  let triggers = Set(Engine.triggers(of: allTransforms).compactMap { $0.split(separator: " & ").first.map(String.init) })
  let search = ["-l", "--no-messages", "-t", "swift"] + triggers.sorted().flatMap { ["-e", $0] }
  let (bytes, candidate) = survey(folder, pattern: pattern)
  print("whole runs over \(String(format: "%.1f", Double(bytes) / 1e6)) MB of Swift, medians of five")
  let rg = measure("rg -l TRIGGERS", findProgram("rg"), search + [folder])
  let whole = measure("unfold diff DIR", unfold, ["diff", "--quiet", folder])
  let one = measure("unfold diff --only ONE", unfold, ["diff", "--quiet", "--only", MainScreenScale.id, folder])
  let file = candidate.flatMap { measure("unfold diff ONE-FILE", unfold, ["diff", "--quiet", $0]) }
  _ = measure("unfold --version", unfold, ["--version"])
  let grep = measure("ast-grep, one pattern", findProgram("ast-grep"), ["run", "-p", pattern, "-l", "swift", folder])
  print("ratios")
  show("unfold diff DIR to rg", whole, rg)
  show("unfold diff ONE-FILE to rg over DIR", file, rg)
  show("ast-grep to unfold diff DIR", grep, whole)
  show("ast-grep to unfold diff --only ONE", grep, one)
  if let whole { print("  peak memory to the Swift read: \(String(format: "%.2f", Double(whole.peakBytes) / Double(bytes)))") }
}

/// Runs a program and prints what it took.
/// - Parameter program: Nil if it is not installed.
private func measure(_ name: String, _ program: String?, _ arguments: [String]) -> Measurement? {
  let result = program.flatMap { Measurement($0, arguments) }
  let told = result?.summary ?? (program == nil ? "not installed" : "cannot be run")
  print("  \(name.padding(toLength: 24, withPad: " ", startingAt: 0)) \(told)")
  return result
}

private func show(_ name: String, _ long: Measurement?, _ short: Measurement?) {
  guard let long, let short else { return }
  print("  \(name): \(String(format: "%.2f", long.medianSeconds / short.medianSeconds))")
}

/// How many bytes of Swift there are, and a file in which there may be something to do.
private func survey(_ folder: String, pattern: String) -> (bytes: Int, candidate: String?) {
  let scan = ProjectRequest(root: folder, directories: [folder]).scan(jobs: 2) { file, bytes in
    (bytes.count, bytes.count < 50_000 && String(decoding: bytes, as: UTF8.self).contains(pattern) ? file.path : nil)
  }
  return (scan.files.reduce(0) { $0 + $1.value.0 }, scan.files.lazy.compactMap(\.value.1).first)
}
