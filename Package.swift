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
    .executableTarget(name: "dev", dependencies: ["Syntax", "Rewriting", "Transforms"]),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax"]),
    .testTarget(name: "XcodeTests", dependencies: ["Xcode"]),
    .testTarget(name: "SemanticsTests", dependencies: ["Semantics", "Syntax"]),
    .testTarget(name: "RewritingTests", dependencies: ["Rewriting", "Semantics", "Syntax"]),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects"]),
    .testTarget(name: "FixtureTests", dependencies: ["Transforms", "Rewriting", "Projects", "Semantics", "Syntax"]),
    .testTarget(name: "CommandLineTests", dependencies: ["unfold"]),
    .testTarget(name: "HouseTests", dependencies: ["Transforms", "Rewriting", "Syntax"]),
  ] + refereeTargets(),
  swiftLanguageModes: [.v6]
)

/// The tests and the benchmark that ask SwiftSyntax exist only where the toolchain carries it as modules.
func refereeTargets() -> [Target] { [] }
