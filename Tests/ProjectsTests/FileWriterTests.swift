import Foundation
import Testing

@testable import Projects

@Suite struct FileWriterTests {
  private func plan(_ path: String, _ original: String?, _ replacement: String, others: [String] = []) -> PlannedWrite {
    PlannedWrite(path: path, original: original.map { Array($0.utf8) }, replacement: Array(replacement.utf8), otherPaths: others)
  }

  @Test func permissionsStay() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.swift", "old")
    chmod(path, 0o751)
    try FileWriter().write([plan(path, "old", "new")])
    #expect(try folder.read("a.swift") == "new")
    #expect(try FileStatus(at: path).mode == 0o751)
    #expect(try folder.names() == ["a.swift"])
  }

  /// A name may be as long as the file system lets it.
  @Test func longNames() throws {
    let folder = try TemporaryFolder()
    for name in [String(repeating: "日", count: 82) + ".swift", String(repeating: "a", count: 249) + ".swift"] {
      let path = try folder.write(name, "old")
      try FileWriter().write([plan(path, "old", "new")])
      #expect(try folder.read(name) == "new")
    }
    #expect(try folder.names().count == 2)
  }

  @Test func aLinkStaysALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/a.swift", "old")
    try folder.link("a.swift", to: "real/a.swift")
    try FileWriter().write([plan(folder.path + "/a.swift", "old", "new")])
    #expect(try folder.read("real/a.swift") == "new")
    #expect(try FileStatus(ofLinkAt: folder.path + "/a.swift").kind == .link)
  }

  @Test func hardLinksStayOneFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.swift", "old")
    let other = folder.path + "/b.swift"
    try FileManager.default.linkItem(atPath: path, toPath: other)
    try FileWriter().write([plan(path, "old", "new", others: [other])])
    #expect(try FileStatus(at: path).identity == FileStatus(at: other).identity)
    #expect(try folder.read("b.swift") == "new")
    #expect(try folder.names() == ["a.swift", "b.swift"])
  }

  @Test func whatSomebodyChangedIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.swift", "changed")
    #expect(throws: PathFailure.self) { try FileWriter().write([plan(path, "old", "new")]) }
    #expect(try folder.read("a.swift") == "changed")
    #expect(try folder.names() == ["a.swift"])
  }

  @Test func aFileThatIsNewMustNotBeThere() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.swift", "mine")
    #expect(throws: PathFailure.self) { try FileWriter().write([plan(path, nil, "new")]) }
    #expect(try folder.read("a.swift") == "mine")
    try FileWriter().write([plan(folder.path + "/b.swift", nil, "new")])
    #expect(try folder.read("b.swift") == "new")
  }

  @Test func whatDoesNotChangeIsNotTouched() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.swift", "same")
    let before = try FileStatus(at: path).identity
    try FileWriter().write([plan(path, "same", "same")])
    #expect(try FileStatus(at: path).identity == before)
  }

  /// The third file of a group cannot take its place: a directory stands there.
  @Test func aGroupIsWrittenWhollyOrNotAtAll() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("a.swift", "old a")
    let second = folder.path + "/new.swift"
    let third = try folder.write("c.swift", "old c")
    let missing = folder.path + "/gone/d.swift"
    let group = [plan(first, "old a", "new a"), plan(second, nil, "new"), plan(third, "other c", "new c"), plan(missing, nil, "new d")]
    let failure = #expect(throws: PathFailure.self) { try FileWriter().write(group) }
    #expect(failure?.path == third)
    #expect(try folder.read("a.swift") == "old a")
    #expect(try folder.names() == ["a.swift", "c.swift"])
  }

  /// The failure comes only when files have already been renamed: another name of the last file cannot be replaced.
  @Test func whatWasWrittenIsPutBack() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("a.swift", "old a")
    let second = folder.path + "/new.swift"
    let third = try folder.write("c.swift", "old c")
    try folder.write("blocked/x", "")
    let group = [
      plan(first, "old a", "new a"), plan(second, nil, "new"), plan(third, "old c", "new c", others: [folder.path + "/blocked"]),
    ]
    #expect(throws: PathFailure.self) { try FileWriter().write(group) }
    #expect(try folder.read("a.swift") == "old a")
    #expect(try folder.read("c.swift") == "old c")
    #expect(try folder.names() == ["a.swift", "blocked", "c.swift"])
  }
}
