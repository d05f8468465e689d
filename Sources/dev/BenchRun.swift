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

private func benchRuns(of unfold: String, over folder: String) {
  // Of several words that must stand together, the one that is looked for in every file.
  let triggers = Set(Engine.triggers(of: allTransforms).compactMap { $0.split(separator: " & ").first.map(String.init) })
  let search = triggers.sorted().flatMap { ["-e", $0] }
  let (bytes, candidate) = survey(folder)
  let rg = findProgram("rg").flatMap { program in
    measure("rg -l (triggers)", program, ["-l", "--no-messages", "-t", "swift"] + search + [folder])
  }
  print("whole runs over \(String(format: "%.1f", Double(bytes) / 1e6)) MB of Swift, medians of five")
  if let rg { print("  rg -l TRIGGERS           \(rg.summary)") } else { print("  rg                       not installed") }
  if let run = measure("unfold", unfold, ["diff", "--quiet", folder]) {
    print(
      "  unfold diff DIR          \(run.summary)\(ratio(run, rg)); memory \(String(format: "%.2f", Double(run.peakBytes) / Double(bytes))) times the Swift"
    )
  }
  if let candidate, let run = measure("unfold", unfold, ["diff", "--quiet", candidate]) {
    print("  unfold diff ONE-FILE     \(run.summary)\(ratio(run, rg))")
  }
  if let run = measure("unfold", unfold, ["--version"]) { print("  unfold --version         \(run.summary)") }
  if let program = findProgram("ast-grep"),
    let run = measure("ast-grep", program, ["run", "-p", "UIScreen.main.scale", "-l", "swift", folder])
  {
    print("  ast-grep, one pattern    \(run.summary)\(ratio(run, rg))")
  } else {
    print("  ast-grep                 not installed")
  }
}

private func measure(_ name: String, _ program: String, _ arguments: [String]) -> Measurement? {
  let result = Measurement(program, arguments)
  if result == nil { print("\(name) cannot be run") }
  return result
}

private func ratio(_ run: Measurement, _ rg: Measurement?) -> String {
  rg.map { String(format: ", %.2f times rg", run.medianSeconds / $0.medianSeconds) } ?? ""
}

/// How many bytes of Swift there are, and a file in which there may be something to do.
private func survey(_ folder: String) -> (bytes: Int, candidate: String?) {
  let scan = ProjectRequest(root: folder, directories: [folder]).scan(jobs: 2) { file, bytes in
    (bytes.count, bytes.count < 50_000 && String(decoding: bytes, as: UTF8.self).contains("UIScreen.main.scale") ? file.path : nil)
  }
  return (scan.files.reduce(0) { $0 + $1.value.0 }, scan.files.lazy.compactMap(\.value.1).first)
}
