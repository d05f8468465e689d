import Semantics
import Testing

@testable import Rewriting

/// Files by path and by word.
@Suite struct ProjectContextTests {
  private static let paths = ["A.swift", "A B/a.swift", "A-x/a.swift", "A/b.swift", "A/c/a.swift", "A0/a.swift", "é/a.swift"]

  private func context(_ text: (String) -> String = { _ in "" }) -> (project: ProjectContext, search: WordSearch) {
    let bytes = Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, Array(text($0).utf8)) })
    let search = WordSearch(words: ["sought"])
    // The index does not know the last.
    let summaries = Self.paths.dropLast().map { FileSummary(path: $0, bytes: bytes[$0] ?? [], search: search) }
    let files = Self.paths.reversed().map { FileInfo(path: $0, isSelected: $0 != "A/b.swift") }
    return (ProjectContext(files: files, index: ProjectIndex(summaries: summaries)) { bytes[$0] }, search)
  }

  @Test func foldersAreRanges() {
    let project = context().project
    func files(in folder: String) -> [String] { project.searchedFiles(in: folder).map(\.path) }
    #expect(files(in: "A") == ["A/b.swift", "A/c/a.swift"])
    #expect(files(in: "A B") == ["A B/a.swift"])
    #expect(files(in: "A/c") == ["A/c/a.swift"])
    #expect(files(in: "é") == ["é/a.swift"])
    #expect(files(in: "B").isEmpty)
    #expect(files(in: "") == project.files.map(\.path))
    #expect(Set(files(in: "")) == Set(Self.paths))
  }

  @Test func filesAreFoundByPath() {
    let project = context().project
    for path in Self.paths { #expect(project.file(at: path)?.path == path) }
    #expect(project.file(at: "A") == nil)
    #expect(project.file(at: "z.swift") == nil)
  }

  @Test func wordsRuleOutWhatWasSearchedAndHasNotChanged() {
    let (plain, search) = context { $0 == "A.swift" ? "let sought = 1" : "let other = 1" }
    func holders(of word: String, in project: ProjectContext) -> Set<String> {
      Set(project.searchedFiles(in: "").filter { $0.mayHold(project.sought(word)) }.map(\.path))
    }
    #expect(holders(of: "sought", in: plain) == Set(Self.paths))
    let searched = plain.searched(with: search)
    #expect(holders(of: "sought", in: searched) == ["A.swift", "é/a.swift"])
    #expect(holders(of: "other", in: searched) == Set(Self.paths))
    let changed = searched.overlaid(with: ["A/b.swift": Array("sought".utf8)])
    #expect(holders(of: "sought", in: changed) == ["A.swift", "A/b.swift", "é/a.swift"])
    #expect(searched.selectedFiles(with: search.set(of: ["sought"])).map(\.path) == ["A.swift", "é/a.swift"])
    #expect(plain.selectedFiles(with: WordSet()).count == Self.paths.count - 1)
  }
}
