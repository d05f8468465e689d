import Foundation
import Syntax

/// The project's own sources, as the tests about them see them.
enum House {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// One Swift file.
  struct File: Sendable {
    /// From the project's root.
    let path: String
    let bytes: [UInt8]
    let tree: SyntaxTree

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The 1-based line of a byte.
    func line(of offset: Int) -> Int { bytes[..<offset].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }

    /// How many lines a range of bytes touches.
    func lineCount(_ range: Range<Int>) -> Int { bytes[range].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
  }

  /// Every Swift file below a folder, by path.
  static func files(in folder: String) -> [File] {
    let place = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: place.appendingPathComponent(name)) else { return nil }
      return File(path: "\(folder)/\(name)", bytes: Array(data), tree: SyntaxTree(parsing: Array(data)))
    }
  }

  static let sources = files(in: "Sources") + files(in: "Transforms")
  static let tests = files(in: "Tests")

  /// Names in a folder; none if it is not there.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []).sorted()
  }

  static func read(_ path: String) throws -> String { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }
}
