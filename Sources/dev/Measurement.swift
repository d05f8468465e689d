import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What some runs of a program took.
struct Measurement {
  /// Of five runs, wall time.
  let medianSeconds: Double
  /// Of the same run, of all threads.
  let processorSeconds: Double
  /// The most memory that was in use at once, over all runs. Bytes.
  let peakBytes: Int

  /// Runs the program six times, the first one to warm up the file cache, without its output.
  init?(_ program: String, _ arguments: [String]) {
    var runs: [(wall: Double, processor: Double, peak: Int)] = []
    for _ in 0..<6 {
      guard let run = Self.run(program, arguments) else { return nil }
      runs.append(run)
    }
    let sorted = runs.dropFirst().sorted { $0.wall < $1.wall }
    medianSeconds = sorted[sorted.count / 2].wall
    processorSeconds = sorted[sorted.count / 2].processor
    peakBytes = runs.map(\.peak).max() ?? 0
  }

  var summary: String {
    String(
      format: "%8.1f ms, %.1f cores, peak %.1f MB", medianSeconds * 1e3, processorSeconds / medianSeconds, Double(peakBytes) / 1e6)
  }

  /// `Process` does not tell how much memory a child took, so this asks the system.
  private static func run(_ program: String, _ arguments: [String]) -> (wall: Double, processor: Double, peak: Int)? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { return nil }
    let wall = start.duration(to: .now) / .seconds(1)
    #if canImport(Darwin)
      let peak = usage.ru_maxrss
    #else
      let peak = usage.ru_maxrss * 1024
    #endif
    return (wall, seconds(usage.ru_utime) + seconds(usage.ru_stime), peak)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}

/// Where the program is on `PATH`; nil if it is not installed.
func findProgram(_ name: String) -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}
