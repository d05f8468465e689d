import Foundation

/// The project's own files, found from where this source stands.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  static func read(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// Writes a file if that changes it, and says so.
  static func write(_ path: String, _ text: String) throws {
    let place = url(path)
    if let old = try? Data(contentsOf: place), old == Data(text.utf8) { return }
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place, options: .atomic)
    print("wrote \(path)")
  }
}
