import Testing

@testable import Xcode

@Suite struct PathTableTests {
  private func table(_ entries: [(String, Int)]) -> PathTable {
    var builder = PathTable.Builder()
    for (path, number) in entries { builder.add(number, at: path) }
    return builder.table
  }

  @Test func numbersOfAPath() {
    let table = table([("A/a.swift", 0), ("A/b.swift", 0), ("A/a.swift", 2), ("é.swift", 1)])
    #expect(Set(table.numbers(of: PathTable.Key("A/a.swift"))) == [0, 2])
    #expect(table.numbers(of: PathTable.Key("A/b.swift")) == [0])
    #expect(table.numbers(of: PathTable.Key("A/c.swift")).isEmpty)
    // One text to Swift, whichever way the accent is encoded.
    #expect(table.numbers(of: PathTable.Key("e\u{301}.swift")) == [1])
    #expect(self.table([]).numbers(of: PathTable.Key("a")).isEmpty)
  }

  @Test(arguments: [false, true])
  func theNearestFolder(hasAccents: Bool) {
    let table = table([("", 1), ("A", 2), ("A/B/C", 3)] + (hasAccents ? [("é", 4)] : []))
    let paths = ["x.swift", "A/x.swift", "AB/x.swift", "A/B/x.swift", "A/B/C/x.swift", "A/B/C/D/x.swift"]
    #expect(paths.map { table.number(around: $0) } == [1, 2, 1, 2, 3, 3])
    #expect(self.table([("A", 2)]).number(around: "x.swift") == nil)
    if hasAccents { #expect(table.number(around: "é/x.swift") == 4) }
  }

  @Test func manyPaths() {
    let paths = (0..<3000).map { "Folder\($0 % 7)/File\($0).swift" }
    let table = table(paths.enumerated().map { ($1, $0) })
    #expect(paths.indices.allSatisfy { table.numbers(of: PathTable.Key(paths[$0])) == [$0] })
    #expect(Set(table.paths(outside: "Folder0")) == Set(paths.filter { !$0.hasPrefix("Folder0/") }))
  }
}
