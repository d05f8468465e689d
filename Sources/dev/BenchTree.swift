import Foundation
import Syntax

/// `dev bench-tree DIR`: the tree part of `dev bench`. Reads every Swift file under the folder and parses them all on one thread, by us and
/// (where the toolchain carries SwiftSyntax) by SwiftSyntax, each in a process of its own. Prints medians of five, the ratio and memory.
func runBenchTree(arguments: [String]) -> Int32 {
  if arguments.count == 2, arguments[0] == "--worker" { return measureOurs(list: arguments[1]) }
  guard arguments.count == 1 else {
    print("usage: dev bench-tree DIR")
    return 2
  }
  let paths = swiftFiles(under: URL(fileURLWithPath: arguments[0])).map(\.path)
  let list = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-bench-\(ProcessInfo.processInfo.processIdentifier)")
  defer { try? FileManager.default.removeItem(at: list) }
  do { try Data(paths.joined(separator: "\n").utf8).write(to: list) } catch {
    print("cannot write \(list.path): \(error.localizedDescription)")
    return 2
  }
  let dev = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  guard let ours = TreeMeasurement(running: dev, ["bench-tree", "--worker", list.path]) else { return 2 }
  print("tree, one thread, \(paths.count) files, \(megabytes(ours.bytes)) MB, medians of five")
  print("  unfold       \(ours.summary), tree in memory \(String(format: "%.1f", ours.treeRatio ?? 0)) times its file")
  let other = dev.deletingLastPathComponent().appendingPathComponent("SwiftSyntaxBench")
  guard FileManager.default.isExecutableFile(atPath: other.path) else {
    print(
      "  SwiftSyntax  not measured: `swift build -c release --product SwiftSyntaxBench` builds it where the toolchain carries SwiftSyntax")
    return 0
  }
  guard let theirs = TreeMeasurement(running: other, ["bench", list.path]) else { return 2 }
  print("  SwiftSyntax  \(theirs.summary)")
  print("  ratio        \(String(format: "%.1f", theirs.median / ours.median)) times as fast")
  return 0
}

private func megabytes(_ bytes: Int) -> String { String(format: "%.1f", Double(bytes) / 1e6) }

/// What a measuring process printed: `bytes N`, `seconds X` for each run, `peak N` (bytes of resident memory), perhaps `ratio X`.
private struct TreeMeasurement {
  private(set) var bytes = 0
  private(set) var peak = 0
  /// The largest size of a tree in multiples of its file, over the files of at least 10 kB.
  private(set) var treeRatio: Double?
  private var seconds: [Double] = []

  init?(running program: URL, _ arguments: [String]) {
    let process = Process()
    let pipe = Pipe()
    (process.executableURL, process.arguments, process.standardOutput) = (program, arguments, pipe)
    do { try process.run() } catch {
      print("cannot start \(program.path): \(error.localizedDescription)")
      return nil
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let value = Double(words[1]) else { continue }
      switch words[0] {
      case "bytes": bytes = Int(value)
      case "peak": peak = Int(value)
      case "ratio": treeRatio = value
      default: seconds.append(value)
      }
    }
    guard process.terminationStatus == 0, !seconds.isEmpty else {
      print("\(program.lastPathComponent) failed")
      return nil
    }
  }

  var median: Double { seconds.sorted()[seconds.count / 2] }
  var summary: String {
    let speed = String(format: "%.1f", Double(bytes) / 1e6 / median)
    return "\(String(format: "%.3f", median)) s, \(speed) MB/s, peak memory \(megabytes(peak)) MB"
  }
}

/// The measuring process: parses the files that the list names, five times.
private func measureOurs(list: String) -> Int32 {
  guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { return 2 }
  let sources = text.split(separator: "\n").compactMap { try? [UInt8](Data(contentsOf: URL(fileURLWithPath: String($0)))) }
  print("bytes \(sources.reduce(0) { $0 + $1.count })")
  var (ratio, nodes) = (0.0, 0)
  for _ in 0..<5 {
    let began = DispatchTime.now().uptimeNanoseconds
    for source in sources { nodes += SyntaxTree(parsing: source).nodeCount }
    print("seconds \(Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9)")
  }
  print("peak \(peakMemory())")
  for source in sources where source.count >= 10_000 {
    ratio = max(ratio, Double(SyntaxTree(parsing: source).byteCount) / Double(source.count))
  }
  print("ratio \(ratio)")
  return nodes >= 0 ? 0 : 1
}

/// The most resident memory this process has had, in bytes.
private func peakMemory() -> Int {
  var usage = rusage()
  getrusage(0, &usage)  // RUSAGE_SELF, which is of another type in each C library
  #if canImport(Darwin)
    return Int(usage.ru_maxrss)
  #else
    return Int(usage.ru_maxrss) << 10
  #endif
}
