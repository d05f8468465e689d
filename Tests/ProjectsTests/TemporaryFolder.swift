import Foundation

/// A folder that is removed when the test is over.
final class TemporaryFolder {
  /// Absolute, links resolved.
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders above it.
  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> String { try write(name, Array(text.utf8)) }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  /// The names in the folder, also hidden ones.
  func names(_ folder: String = "") throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted() }
}
