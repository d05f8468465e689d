import Foundation
import Syntax

/// `dev fuzz [--seed N] [--count N] [--from N] [PATH...]`: parses many damaged inputs and checks what must hold of any tree.
/// `dev fuzz --replay FILE...` checks the files as they are, in this process.
///
/// The inputs are made in a child process, which writes down the number of the one it is at: so a crash or a hang is known by seed and number,
/// the input can be made again, and the run goes on behind it. Inputs that fail are left in a folder and their paths printed.
/// Returns 0 if none failed.
func runFuzz(arguments: [String]) -> Int32 {
  guard let options = FuzzOptions(arguments) else {
    print("usage: dev fuzz [--seed N] [--count N] [--from N] [PATH...] | dev fuzz --replay FILE...")
    return 2
  }
  if options.isReplay { return onSmallStack { replay(options.paths) } == 0 ? 0 : 1 }
  return options.progress == nil ? superviseFuzz(options) : fuzz(options)
}

/// What `dev fuzz` was asked for.
struct FuzzOptions {
  var seed: UInt64 = 1
  /// The numbers of the inputs are `from..<count`.
  var from = 0
  var count = 200_000
  var paths: [String] = []
  /// The file in which a child writes the number it is at; nil in the parent.
  var progress: String?
  /// The paths are inputs themselves.
  var isReplay = false

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--seed", "--count", "--from":
        guard let value = rest.popFirst().flatMap(UInt64.init), value < UInt64.max / 2 || word == "--seed" else { return nil }
        if word == "--seed" { seed = value } else if word == "--count" { count = Int(value) } else { from = Int(value) }
      case "--replay": isReplay = true
      case "--progress":
        guard let value = rest.popFirst() else { return nil }
        progress = value
      case _ where word.hasPrefix("-"): return nil
      default: paths.append(word)
      }
    }
    if paths.isEmpty { paths = ["Fixtures", "Sources", "Transforms"] }
  }

  /// The files to damage, in the order of their paths.
  func inputs() -> FuzzInputs {
    var found: [URL] = []
    for path in paths { found += swiftFiles(under: URL(fileURLWithPath: path)) }
    return FuzzInputs(seed: seed, files: found.compactMap { try? [UInt8](Data(contentsOf: $0)) }.filter { !$0.isEmpty })
  }

  /// Where the inputs that fail are left.
  var folder: URL { FileManager.default.temporaryDirectory.appendingPathComponent("unfold-fuzz") }

  func keep(_ input: [UInt8], number: Int) -> String {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("seed-\(seed)-input-\(number).swift")
    do { try Data(input).write(to: file) } catch { return "cannot write \(file.path): \(error.localizedDescription)" }
    return file.path
  }
}

/// Swift files under a folder, or the file itself, sorted by path; hidden folders are left out.
func swiftFiles(under place: URL) -> [URL] {
  if place.pathExtension == "swift", (try? place.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true { return [place] }
  let walk = FileManager.default.enumerator(at: place, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
  var found: [URL] = []
  while let file = walk?.nextObject() as? URL {
    let isFile = (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
    if isFile, file.pathExtension == "swift" { found.append(file) }
  }
  return found.sorted { $0.path < $1.path }
}

// MARK: The child

private func fuzz(_ options: FuzzOptions) -> Int32 { onSmallStack { parseAll(options) } == 0 ? 0 : 1 }

/// Runs work on a thread with the smallest stack a thread pool gives (512 kB, on macOS).
private func onSmallStack(_ work: @escaping @Sendable () -> Int) -> Int {
  let outcome = FuzzOutcome()
  let thread = Thread {
    outcome.failures = work()
    outcome.finished.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  outcome.finished.wait()
  return outcome.failures
}

private final class FuzzOutcome: @unchecked Sendable {
  var failures = 0
  let finished = DispatchSemaphore(value: 0)
}

private func replay(_ paths: [String]) -> Int {
  var failures = 0
  for path in paths {
    let fault = (try? Data(contentsOf: URL(fileURLWithPath: path))).map { check([UInt8]($0)) } ?? "cannot be read"
    print("\(path): \(fault ?? "sound")")
    if fault != nil { failures += 1 }
  }
  return failures
}

/// The number of inputs that failed; the first twenty are named.
private func parseAll(_ options: FuzzOptions) -> Int {
  let inputs = options.inputs()
  let progress = FileHandle(forUpdatingAtPath: options.progress ?? "")
  var failures = 0
  for number in options.from..<max(options.from, options.count) {
    let note = String(number)
    try? progress?.seek(toOffset: 0)
    try? progress?.write(contentsOf: Data((note + String(repeating: " ", count: 20 - note.count)).utf8))
    let input = inputs.input(number)
    let began = clock()
    var fault = check(input)
    // POSIX fixes a second of processor time at a million ticks.
    let seconds = Double(clock() - began) / 1e6
    if fault == nil, seconds > 2 { fault = "took \(seconds) s for \(input.count) bytes" }
    guard let fault else { continue }
    failures += 1
    if failures > 20 { break }
    print("\(options.keep(input, number: number)): \(fault)")
  }
  return failures
}

/// What is wrong with the tree of these bytes; nil if nothing is.
func check(_ input: [UInt8]) -> String? {
  let tree = SyntaxTree(parsing: input)
  if let fault = tree.firstFault() { return fault }
  if refereeLines(of: tree).count > tree.nodeCount { return "more lines than nodes" }
  return nil
}

// MARK: The parent

/// Runs children until all inputs are done, and names the inputs that ended one.
private func superviseFuzz(_ options: FuzzOptions) -> Int32 {
  let progress = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
  defer { try? FileManager.default.removeItem(at: progress) }
  let inputs = options.inputs()
  print("seed \(options.seed), inputs \(options.from)..<\(options.count), from \(inputs.files.count) files")
  var (next, ended, failed) = (options.from, 0, false)
  while next < options.count {
    _ = FileManager.default.createFile(atPath: progress.path, contents: Data(String(next).utf8))
    let status = runChild(options, from: next, progress: progress)
    if status == .finished || status == .failed {
      failed = failed || status == .failed
      break
    }
    let number = currentInput(in: progress) ?? next
    print("\(options.keep(inputs.input(number), number: number)): \(status == .hung ? "hangs" : "crashes")")
    (next, ended) = (number + 1, ended + 1)
    if ended == 20 {
      print("stopped behind input \(number): twenty inputs ended the process")
      break
    }
  }
  if ended == 0, !failed { print("\(options.count - options.from) inputs, none failed") }
  return ended == 0 && !failed ? 0 : 1
}

private enum ChildStatus { case finished, failed, crashed, hung }

/// Runs the inputs from a number on in a child, and ends it if it stays at one input for 30 seconds.
private func runChild(_ options: FuzzOptions, from: Int, progress: URL) -> ChildStatus {
  let child = Process()
  child.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  let numbers = ["--seed", String(options.seed), "--count", String(options.count), "--from", String(from)]
  child.arguments = ["fuzz", "--progress", progress.path] + numbers + options.paths
  do { try child.run() } catch {
    print("cannot start \(child.executableURL?.path ?? "itself"): \(error.localizedDescription)")
    return .failed
  }
  var (place, since) = (from, Date())
  while child.isRunning {
    Thread.sleep(forTimeInterval: 0.1)
    let now = currentInput(in: progress) ?? place
    if now != place { (place, since) = (now, Date()) }
    guard Date().timeIntervalSince(since) > 30 else { continue }
    kill(child.processIdentifier, SIGKILL)
    child.waitUntilExit()
    return .hung
  }
  if child.terminationReason == .uncaughtSignal || child.terminationStatus > 1 { return .crashed }
  return child.terminationStatus == 0 ? .finished : .failed
}

private func currentInput(in progress: URL) -> Int? {
  guard let text = try? String(contentsOf: progress, encoding: .utf8) else { return nil }
  return Int(text.trimmingCharacters(in: .whitespaces))
}
