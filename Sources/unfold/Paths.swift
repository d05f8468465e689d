import Xcode

/// How paths are shown: relative to the working directory, as far up as it takes.
struct DisplayPaths: Sendable {
  private let workingDirectory: [Substring]

  /// - Parameter workingDirectory: Absolute, links resolved.
  init(workingDirectory: String) { self.workingDirectory = workingDirectory.split(separator: "/") }

  /// - Parameter path: Absolute; what is relative is shown as it is.
  func display(_ path: String) -> String {
    guard path.hasPrefix("/") else { return Path.normal(path) }
    let parts = path.split(separator: "/")
    let common = zip(parts, workingDirectory).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: workingDirectory.count - common)
    let result = (up + parts[common...]).joined(separator: "/")
    return result.isEmpty ? "." : result
  }
}
