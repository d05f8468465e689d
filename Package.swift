// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// Every target speaks Swift 6; nothing that ships has an unsafe flag or a dependency outside the toolchain.
let package = Package(
  name: "unfold",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "unfold", targets: ["unfold"])],
  targets: [
    .target(name: "Syntax"),
    .target(name: "Xcode"),
    .target(name: "Semantics", dependencies: ["Syntax"]),
    .target(name: "Rewriting", dependencies: ["Syntax", "Semantics", "Xcode"]),
    .target(name: "Transforms", dependencies: ["Syntax", "Semantics", "Rewriting", "Xcode"], path: "Transforms"),
    .target(name: "Projects", dependencies: ["Xcode"]),
    .executableTarget(name: "unfold", dependencies: ["Syntax", "Semantics", "Rewriting", "Transforms", "Projects", "Xcode"]),
    .executableTarget(name: "dev", dependencies: ["Syntax", "Rewriting", "Transforms", "Projects"]),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax"]),
    .testTarget(name: "XcodeTests", dependencies: ["Xcode"]),
    .testTarget(name: "SemanticsTests", dependencies: ["Semantics", "Syntax"]),
    .testTarget(name: "RewritingTests", dependencies: ["Rewriting", "Semantics", "Syntax"]),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects"]),
    .testTarget(name: "FixtureTests", dependencies: ["Transforms", "Rewriting", "Projects", "Semantics", "Syntax", "Xcode"]),
    .testTarget(name: "CommandLineTests", dependencies: ["unfold"]),
    .testTarget(name: "HouseTests", dependencies: ["Transforms", "Rewriting", "Syntax"]),
  ] + refereeTargets(),
  swiftLanguageModes: [.v6]
)

/// The tests and the benchmark that ask SwiftSyntax exist only where the toolchain carries it as modules.
///
/// They alone have unsafe flags, and nothing that ships depends on them.
func refereeTargets() -> [Target] {
  guard let host = swiftSyntaxFolder() else { return [] }
  let search: [SwiftSetting] = [.unsafeFlags(["-I", host])]
  let link: [LinkerSetting] = [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
  return [
    .target(name: "Referee", dependencies: ["Syntax"], swiftSettings: search, linkerSettings: link),
    .executableTarget(name: "SwiftSyntaxBench", dependencies: ["Referee", "Syntax"], swiftSettings: search, linkerSettings: link),
    .testTarget(name: "RefereeTests", dependencies: ["Referee", "Syntax"], swiftSettings: search, linkerSettings: link),
  ]
}

/// The folder of the SwiftSyntax modules that belong to the `swift` on `PATH`, if that toolchain carries them.
func swiftSyntaxFolder() -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let candidates = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swift") }
  guard let swift = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else { return nil }
  let root = swift.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  let host = root.appendingPathComponent("lib/swift/host")
  let module = host.appendingPathComponent("SwiftParser.swiftmodule")
  return FileManager.default.fileExists(atPath: module.path) ? host.path : nil
}
