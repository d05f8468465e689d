import Foundation

/// Remembers what SwiftSyntax said, by content, because it parses only about 1 MB/s.
package struct ReferenceCache: Sendable {
  /// Change it when `Reference` changes what it says.
  private static let version = 1
  private let folder: URL

  /// The folder that `UNFOLD_REFEREE_CACHE` names; nil if it names none.
  package static var fromEnvironment: ReferenceCache? {
    ProcessInfo.processInfo.environment["UNFOLD_REFEREE_CACHE"].map { ReferenceCache(folder: URL(fileURLWithPath: $0)) }
  }

  package init(folder: URL) {
    self.folder = folder
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What is remembered of these bytes, or else what `compute` says, which is then remembered.
  func reference(for source: [UInt8], compute: () -> Reference) -> Reference {
    let entry = folder.appendingPathComponent(Self.name(of: source))
    if let data = try? Data(contentsOf: entry), let found = Self.decode(data) { return found }
    let reference = compute()
    try? Data(Self.encode(reference).utf8).write(to: entry, options: .atomic)
    return reference
  }

  private static func encode(_ reference: Reference) -> String {
    ([reference.isBroken ? "broken" : "whole"] + reference.lines).joined(separator: "\n")
  }

  private static func decode(_ data: Data) -> Reference? {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard let state = lines.first else { return nil }
    return Reference(isBroken: state == "broken", lines: Array(lines.dropFirst()))
  }

  /// Length and two hashes of the bytes (FNV-1a, and the same with another multiplier).
  private static func name(of source: [UInt8]) -> String {
    var (first, second): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
    for byte in source {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second ^ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
    }
    return "\(version)-\(source.count)-\(String(first, radix: 16))-\(String(second, radix: 16))"
  }
}
