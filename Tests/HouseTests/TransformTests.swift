import Foundation
import Rewriting
import Syntax
import Testing
import Transforms

/// Every transform is listed, named, documented and shown by fixtures.
@Suite struct TransformTests {
  /// The names of the types in `Transforms/` that are transforms, with their files.
  private static let declared: [(type: String, file: String)] = House.files(in: "Transforms").flatMap { file in
    file.tree.root.preorder.filter { $0.kind == .structDecl }.compactMap { node -> (String, String)? in
      let inherited = node.child(.inheritanceClause)?.children.map(\.text) ?? []
      guard inherited.contains(where: { $0.hasSuffix("Transform") }) else { return nil }
      let words = node.text.split { $0 == " " || $0 == ":" }
      guard let name = words.drop(while: { $0 != "struct" }).dropFirst().first else { return nil }
      return (String(name), file.path)
    }
  }

  @Test func allAreListed() {
    let listed = Set(allTransforms.map { String(describing: $0) })
    #expect(listed.count == allTransforms.count, "a transform is listed twice")
    #expect(listed.isSubset(of: Self.declared.map(\.type)), "a transform is not found by its protocol")
    for (type, file) in Self.declared where !listed.contains(type) { Issue.record("\(file): \(type) is not in Transforms/All.swift") }
  }

  /// `main-screen-scale`, `MainScreenScale`, `Transforms/MainScreenScale.swift`.
  @Test func namesAgree() {
    for transform in allTransforms {
      let type = String(describing: transform)
      let expected = transform.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      #expect(type == expected, "the type of \(transform.id)")
      #expect(House.names(in: "Transforms").contains("\(type).swift"), "the file of \(type)")
    }
    #expect(Set(allTransforms.map { $0.id }).count == allTransforms.count, "two transforms have one id")
  }

  @Test func eachEndingHasAFixture() {
    for transform in allTransforms {
      let names = House.names(in: "Fixtures/\(transform.id)")
      let trees = names.filter { House.names(in: "Fixtures/\(transform.id)/\($0)").contains("before") }
      if transform is any ProjectTransform.Type {
        #expect(!trees.isEmpty, "\(transform.id) has no fixture")
        continue
      }
      for ending in ["after", "todo", "unchanged"] {
        #expect(names.contains { $0.hasSuffix(".\(ending).swift") }, "\(transform.id) has no fixture of the ending .\(ending).swift")
      }
    }
    let ids = Set(allTransforms.map { $0.id })
    for name in House.names(in: "Fixtures") where !["SDK", "Apps", "Syntax"].contains(name) && !name.hasPrefix(".") {
      #expect(ids.contains(name), "Fixtures/\(name) belongs to no transform")
    }
  }

  @Test func readmeIsWhatDevDocsWrites() throws {
    let readme = try House.read("README.md")
    #expect(Documentation.readme(readme, with: allTransforms) == readme, "run `swift run dev docs`")
  }

  /// Every page reads alike: what it is for, what is written and what is left, and an example that shows a difference.
  @Test func pagesAreComplete() {
    for transform in allTransforms {
      let (page, metadata) = (Documentation.page(of: transform), transform.metadata)
      #expect(page.hasPrefix("# \(metadata.id): \(metadata.title)\n\n\(metadata.summary)\n"))
      for word in ["\nWrites", "\nLeaves"] { #expect(page.contains(word), "\(metadata.id) explains no `\(word)`") }
      #expect(metadata.example.before != metadata.example.after, "the example of \(metadata.id) changes nothing")
    }
  }

  /// Whoever opens the project sees at once what there is.
  @Test func theTopLevelIsShort() {
    let expected: Set<String> = [
      "Package.swift", "Sources", "Tests", "Transforms", "Fixtures", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE",
    ]
    let names = House.names(in: "").filter { !$0.hasPrefix(".") }
    #expect(Set(names) == expected, "the top level holds \(names.joined(separator: ", "))")
  }

  @Test func metadataIsComplete() {
    for transform in allTransforms {
      let metadata = transform.metadata
      #expect(!transform.triggers.isEmpty, "\(metadata.id) has no trigger")
      for text in [metadata.title, metadata.summary, metadata.checklistItem, metadata.explanation, metadata.example.before] {
        #expect(!text.isEmpty, "a text of \(metadata.id) is empty")
      }
      #expect(!metadata.summary.contains("\n"), "the summary of \(metadata.id) is one line")
      #expect(metadata.summary.hasSuffix("."), "the summary of \(metadata.id) is a sentence")
    }
  }
}
