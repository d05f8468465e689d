import Foundation
import Referee
import Syntax
import Testing

/// Our tree against SwiftSyntax's, line by line. Exists only where the toolchain carries SwiftSyntax.
@Suite(.serialized) struct RefereeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

  @Test func ownSourcesAgree() {
    let folders = ["Sources", "Transforms", "Tests"].map { Self.root.appendingPathComponent($0) }
    expectAgreement(folders.flatMap { files(under: $0) }, atLeast: 100)
  }

  @Test func fixturesAgree() { expectAgreement(files(under: Self.root.appendingPathComponent("Fixtures")), atLeast: 100) }

  /// The private ones and those of the static library repeat the others.
  @Test func interfacesOfTheToolchainAgree() {
    let folder = interfaceFolder
    let interfaces = files(under: folder, endings: ["swiftinterface"]).filter {
      !$0.path.contains("/swift_static/") && !$0.path.contains(".private.")
    }
    #expect(!interfaces.isEmpty, "no interface under \(folder.path)")
    expectAgreement(interfaces, atLeast: 100)
  }

  /// Real code, as much as one likes: `UNFOLD_REFEREE_CORPUS=DIR swift test --filter RefereeTests`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["UNFOLD_REFEREE_CORPUS"] != nil)) func corpusAgrees() {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["UNFOLD_REFEREE_CORPUS"] ?? "")
    expectAgreement(files(under: folder), atLeast: 99.9)
  }

  private func expectAgreement(_ files: [URL], atLeast percentage: Double) {
    let summary = ComparisonSummary(files: files, cache: .fromEnvironment)
    print(summary.report())
    #expect(summary.unsound.map(\.path) == [])
    #expect(summary.percentage >= percentage, "\(summary.report())")
  }
}
