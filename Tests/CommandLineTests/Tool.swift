import Foundation

/// What a program did.
struct Outcome {
  let status: Int32
  /// Whether a signal ended it.
  let wasKilled: Bool
  let output: [UInt8]
  let errors: String
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs programs, most of all the `unfold` that was built along with the tests.
enum Tool {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Beside the test bundle, wherever the build put it.
  static let unfold: String = {
    let places = [Bundle.main.bundleURL] + CommandLine.arguments.map { URL(fileURLWithPath: $0) } + Bundle.allBundles.map(\.bundleURL)
    for place in places {
      var folder = place
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("unfold").path
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder)
        if isThere, !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      }
    }
    return root.appendingPathComponent(".build/debug/unfold").path
  }()

  /// Runs `unfold` in a folder.
  static func run(_ arguments: [String], in folder: String, input: [UInt8] = [], environment: [String: String] = [:]) throws -> Outcome {
    try run(program: unfold, arguments, in: folder, input: input, environment: environment)
  }

  /// Streams go through files, so that no pipe can fill up while the other is read.
  static func run(
    program: String, _ arguments: [String], in folder: String, input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let places = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
    for place in places { try Data().write(to: place) }
    try Data(input).write(to: places[0])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: places[0])
    process.standardOutput = try FileHandle(forWritingTo: places[1])
    process.standardError = try FileHandle(forWritingTo: places[2])
    try withoutBlockedSignals { try process.run() }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
      output: Array(try Data(contentsOf: places[1])), errors: String(decoding: try Data(contentsOf: places[2]), as: UTF8.self))
  }

  /// Tests run on threads that block every signal, and a child inherits that: its shell would then wait for ever.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Runs a shell command line.
  static func shell(_ line: String, in folder: String, environment: [String: String] = [:]) throws -> Outcome {
    try run(program: "/bin/sh", ["-c", line], in: folder, environment: environment)
  }

  static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Says in the log why a test has nothing to do on this machine.
  static func skip(_ reason: String, function: String = #function) { print("skipped \(function): \(reason)") }
}

/// A folder with a small project in it, removed when the test is over.
final class Sandbox {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    // Tests take permissions away.
    _ = try? Tool.shell("chmod -R u+rwX .", in: path)
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let place = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  func unfold(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try Tool.run(arguments, in: path, input: Array(input.utf8), environment: environment)
  }

  /// Every file below the folder with its bytes, but those of git.
  func contents() throws -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) where !name.hasPrefix(".git/") {
      if let data = FileManager.default.contents(atPath: path + "/" + name) { result[name] = Array(data) }
    }
    return result
  }
}

/// Sources in which there is something to do.
enum Sample {
  static let before = """
    import UIKit

    final class BadgeView: UIView {
        override func draw(_ rect: CGRect) {
            line.lineWidth = 1 / UIScreen.main.scale
        }
    }

    """
  static let after = before.replacing("UIScreen.main.scale", with: "traitCollection.displayScale")

  /// Nobody there has traits to ask.
  static let todo = """
    import UIKit

    let onePixel = 1 / UIScreen.main.scale

    """
}
