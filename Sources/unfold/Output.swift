import Foundation
import Projects

/// The two streams: what was asked for goes to standard output, everything else to standard error.
final class Output {
  private let options: Options
  private var pending: [UInt8] = []
  /// The reader went away (`unfold diff | head`): no more output, and no complaint.
  private var isClosed = false
  /// Something that has to be told happened, so the exit status is 2.
  private(set) var hasFailed = false

  init(options: Options) { self.options = options }

  /// Adds to the product.
  func write(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    if pending.count > 1 << 16 { flush() }
  }

  func write(_ text: String) { write(text.utf8) }

  func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    guard !isClosed, !pending.isEmpty else { return }
    do {
      try pending.withUnsafeBytes { try writeAll($0, to: STDOUT_FILENO) }
    } catch {
      isClosed = true
      if (error as? SystemError)?.code != EPIPE { fail("standard output cannot be written: \(error)") }
    }
  }

  /// Tells of something that could not be done; the exit status will be 2.
  func fail(_ message: String) {
    hasFailed = true
    say("unfold: \(message)")
  }

  /// Tells of something that is good to know, unless nobody wants to.
  func note(_ message: String) {
    if !options.isQuiet { say("unfold: \(message)") }
  }

  func detail(_ message: String) {
    if options.isVerbose && !options.isQuiet { say(message) }
  }

  private func say(_ line: String) { writeToStandardError(line + "\n") }

  /// Whether the diff is coloured.
  var usesColor: Bool {
    switch options.color {
    case .always: true
    case .never: false
    case .auto: isatty(STDOUT_FILENO) == 1 && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }
}

/// With standard error gone too there is nobody left to tell, so nothing is said of a failure.
private func writeToStandardError(_ text: String) {
  try? Array(text.utf8).withUnsafeBytes { try writeAll($0, to: STDERR_FILENO) }
}

/// An environment variable, asked of the C library: `ProcessInfo` would copy them all.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// A line on the terminal that says how far a long run is. Runs under half a second never show it.
final class Progress: Sendable {
  private struct State: Sendable {
    var text = ""
    var isShown = false
    var isOver = false

    mutating func clear() {
      if isShown && !isOver { writeToStandardError("\r\u{1B}[K") }
      isShown = false
    }
  }
  private let state = Locked(State())
  private let isWanted: Bool

  init(isWanted: Bool) {
    self.isWanted = isWanted && isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb"
    guard self.isWanted else { return }
    let thread = Thread { [state] in
      Thread.sleep(forTimeInterval: 0.5)
      while !Self.show(state) { Thread.sleep(forTimeInterval: 0.1) }
    }
    thread.start()
  }

  /// - Returns: Whether the run is over.
  private static func show(_ state: Locked<State>) -> Bool {
    state.withValue { state in
      guard !state.isOver else { return true }
      state.isShown = true
      writeToStandardError("\r\u{1B}[K\(state.text)")
      return false
    }
  }

  func update(_ text: @autoclosure () -> String) {
    guard isWanted else { return }
    let text = text()
    state.withValue { $0.text = text }
  }

  /// Takes the line away, so that a message can stand there.
  func clear() { state.withValue { $0.clear() } }

  /// Takes the line away. Nothing is shown after this.
  func finish() {
    state.withValue { state in
      state.clear()
      state.isOver = true
    }
  }
}
