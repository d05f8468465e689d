import Foundation

/// The folder of the toolchain's library modules (`usr/lib/swift`), beside the `swift` on `PATH`.
package var interfaceFolder: URL {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let swift = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swift") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  let bin = (swift ?? URL(fileURLWithPath: "/usr/bin/swift")).resolvingSymlinksInPath().deletingLastPathComponent()
  return bin.deletingLastPathComponent().appendingPathComponent("lib/swift")
}
