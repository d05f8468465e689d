import Syntax
import Testing

/// What each module may know of the others: an arrow in the drawing of the modules is an import, and there are no others.
@Suite struct ModuleTests {
  /// What may be imported, by folder.
  private static let allowed: [String: Set<String>] = [
    "Sources/Syntax": [],
    "Sources/Xcode": [],
    "Sources/Semantics": ["Syntax"],
    "Sources/Rewriting": ["Syntax", "Semantics", "Xcode"],
    "Sources/Projects": ["Xcode"],
    "Transforms": ["Syntax", "Semantics", "Rewriting", "Xcode"],
    "Sources/unfold": ["Syntax", "Semantics", "Rewriting", "Transforms", "Projects", "Xcode"],
    "Sources/dev": ["Syntax", "Rewriting", "Transforms", "Projects"],
    "Sources/Referee": ["Syntax", "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics"],
    "Sources/SwiftSyntaxBench": ["Syntax", "Referee", "SwiftSyntax", "SwiftParser"],
  ]
  /// What every platform's toolchain brings.
  private static let system: Set<String> = ["Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "Darwin", "Glibc", "Musl"]

  @Test func importsFollowTheDrawing() {
    for file in House.sources {
      let folder = Self.allowed.keys.first { file.path.hasPrefix($0 + "/") }
      guard let folder, let allowed = Self.allowed[folder] else {
        Issue.record("\(file.path): its folder is in no drawing; add it to the drawing of the modules and to this test")
        continue
      }
      for module in imports(of: file) where !allowed.contains(module) && !Self.system.contains(module) {
        Issue.record("\(file.path) imports \(module); \(folder) may import \(allowed.sorted().joined(separator: ", "))")
      }
    }
  }

  /// The module's name on each `import` line.
  private func imports(of file: House.File) -> [String] {
    file.tree.root.preorder.filter { $0.kind == .importDecl }.compactMap { node in
      let words = node.text.split { $0 == " " || $0 == "\n" }.drop { $0 != "import" }.dropFirst()
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      return words.first { !kinds.contains($0) }.map { String($0.prefix { $0 != "." }) }
    }
  }

  /// Bytes come in and go out at two places only.
  @Test func onlyProjectsAndTheCommandLineTouchTheDisk() {
    let names = ["FileManager", "FileHandle", "fopen", "opendir", "Process", "ProcessInfo", "CommandLine"]
    let quiet = ["Sources/Syntax/", "Sources/Xcode/", "Sources/Semantics/", "Sources/Rewriting/", "Transforms/"]
    for file in House.sources where quiet.contains(where: file.path.hasPrefix) {
      for index in file.tree.tokens.indices where file.tree.tokens[index].kind == .identifier {
        let name = file.tree.text(ofToken: index)
        if names.contains(name) { Issue.record("\(file.path):\(file.line(of: Int(file.tree.tokens[index].start))): uses \(name)") }
      }
    }
  }
}
