import Foundation
import Testing

/// One case of `Fixtures/ID/`: files before, and files as they have to be after.
///
/// - `NAME.before.swift` and `NAME.after.swift`: tokens change
/// - `NAME.before.swift` and `NAME.todo.swift`: only TODO lines are added
/// - `NAME.unchanged.swift`: must not change
/// - `NAME/before/`, `NAME/after/`: several files, build files too; in `Fixtures/Apps/` a whole app
struct FixtureCase: Sendable, CustomTestStringConvertible {
  enum Ending: String, Sendable { case after, todo, unchanged, tree }

  let transform: String
  let name: String
  let ending: Ending
  /// Bytes by path.
  let before: [String: [UInt8]]
  /// Nil if the expected file is missing.
  let after: [String: [UInt8]]?
  /// The folder's `NOTYPECHECK` does not name it.
  let isTypechecked: Bool

  var testDescription: String { "\(transform)/\(name)" }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// Every case, in the order of transforms' ids and names.
  static let all: [FixtureCase] = contents(of: folder).filter { !["SDK", "Syntax"].contains($0) }.flatMap(cases(of:))
  static let singleFiles = all.filter { $0.ending != .tree && $0.after != nil }

  /// Apps of `Fixtures/Apps/` without a golden; what holds for every run holds for them. Those with one are cases like others.
  static let apps: [FixtureCase] = contents(of: folder.appendingPathComponent("Apps")).compactMap { name in
    let files = tree(folder.appendingPathComponent("Apps/\(name)"))
    guard !files.isEmpty, !files.keys.contains(where: { $0.hasPrefix("before/") }) else { return nil }
    return FixtureCase(transform: "Apps", name: name, ending: .tree, before: files, after: nil, isTypechecked: true)
  }

  private static func cases(of transform: String) -> [FixtureCase] {
    let folder = folder.appendingPathComponent(transform)
    let exceptions = Set(
      ((try? String(contentsOf: folder.appendingPathComponent("NOTYPECHECK"), encoding: .utf8)) ?? "").split { $0.isWhitespace })
    return contents(of: folder).compactMap { entry -> FixtureCase? in
      func make(_ name: String, _ ending: Ending, _ before: [String: [UInt8]], _ after: [String: [UInt8]]?) -> FixtureCase {
        FixtureCase(
          transform: transform, name: name, ending: ending, before: before, after: after, isTypechecked: !exceptions.contains(name[...]))
      }
      let path = folder.appendingPathComponent(entry)
      if let name = entry.without(suffix: ".before.swift") {
        let expected = [Ending.after, .todo].compactMap { ending in
          read(folder.appendingPathComponent("\(name).\(ending).swift")).map { (ending, $0) }
        }.first
        return make(name, expected?.0 ?? .after, ["\(name).swift": read(path) ?? []], expected.map { ["\(name).swift": $0.1] })
      }
      if let name = entry.without(suffix: ".unchanged.swift") {
        let file = ["\(name).swift": read(path) ?? []]
        return make(name, .unchanged, file, file)
      }
      let trees = ["before", "after"].map { tree(path.appendingPathComponent($0)) }
      return trees[0].isEmpty ? nil : make(entry, .tree, trees[0], trees[1].isEmpty ? nil : trees[1])
    }
  }

  /// Where the expected bytes of a file are kept.
  func expectedPath(of file: String, ending: Ending) -> URL {
    let folder = Self.folder.appendingPathComponent(transform)
    if ending == .tree { return folder.appendingPathComponent("\(name)/after/\(file)") }
    return folder.appendingPathComponent("\(name).\(ending).swift")
  }

  private static func contents(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func read(_ path: URL) -> [UInt8]? { (try? Data(contentsOf: path)).map { Array($0) } }

  private static func tree(_ folder: URL) -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
      var isFolder: ObjCBool = false
      let file = folder.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      result[path] = read(file)
    }
    return result
  }
}

extension String {
  fileprivate func without(suffix: String) -> String? { hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil }
}
