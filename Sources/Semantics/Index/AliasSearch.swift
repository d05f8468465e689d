/// Finds the files that name a type only by an alias that another file gives it: `typealias Display = UIScreen`, then `Display.main`.
///
/// Of the words that files are searched for they have none. Hardly a project has such an alias; without one, nothing is read again.
package struct AliasSearch: Sendable {
  private let type: String
  /// Its bit in `search`.
  private let word: WordSet
  private let search: WordSearch
  private let names: WordSearch
  /// The folders of the projects that declare an alias, with a slash at the end; empty for all files.
  private let folders: Set<String>
  /// What a module that declares one may be called: the folders on the way to the file.
  private let modules: Set<String>

  /// Nil if no file gives the type an alias that others can see.
  /// - Parameters:
  ///   - summaries: Of the files in which the type's name stands.
  ///   - search: What the summaries were made with.
  ///   - projectFolder: The folder of the project that a file belongs to; empty for that of the whole run.
  package init?(of type: String, in summaries: [FileSummary], madeWith search: WordSearch, projectFolder: (String) -> String) {
    let word = search.set(of: [type])
    var (names, paths) = (Set<String>(), [String]())
    for summary in summaries {
      let aliases = summary.aliases(of: type)
      if !aliases.isEmpty { paths.append(summary.path) }
      names.formUnion(aliases)
    }
    guard !names.isEmpty else { return nil }
    (self.type, self.word, self.search, self.names) = (type, word, search, WordSearch(words: names.sorted()))
    folders = Set(paths.map(projectFolder).map { $0.isEmpty ? "" : $0 + "/" })
    modules = Set(paths.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
  }

  /// Whether a file is of a project that declares an alias, or imports what may be its module. One that has the type's own name has
  /// nothing to gain.
  package func mayBeUsed(in summary: FileSummary) -> Bool {
    summary.words.isDisjoint(with: word)
      && (folders.contains { summary.path.hasPrefix($0) } || summary.imports.contains(where: modules.contains))
  }

  /// The summary of a file in which an alias stands, with the words that it has if the alias is read as the type; nil for any other file.
  package func summary(_ summary: FileSummary, of bytes: [UInt8]) -> FileSummary? {
    guard !bytes.withUnsafeBufferPointer(names.words).isEmpty else { return nil }
    let words = (bytes + Array(" \(type)".utf8)).withUnsafeBufferPointer(search.words)
    return FileSummary(summary, words: summary.words.union(words))
  }

  /// Whether a file asks for `main` of a type that is none of Apple's: only then may it be worth a look for aliases in other files.
  package static func mayHelp(with bytes: [UInt8]) -> Bool {
    let known = ["Bundle", "DispatchQueue", "NSRunLoop", "OperationQueue", "RunLoop", "Thread"]
    var found = false
    bytes.withUnsafeBufferPointer { buffer in
      WordSearch(words: ["main"]).search(buffer) { _, offset in
        var end = offset
        while end > 0, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ".")].contains(buffer[end - 1]) { end -= 1 }
        var start = end
        while start > 0, isIdentifierByte(buffer[start - 1]) { start -= 1 }
        let name = String(decoding: buffer[start..<end], as: UTF8.self)
        found = end < offset && name.first?.isUppercase == true && !known.contains(name)
        return !found
      }
    }
    return found
  }
}

extension FileSummary {
  /// The names that its aliases give to a type, where other files can see them.
  fileprivate func aliases(of type: String) -> [String] {
    types.compactMap { record in
      guard record.form == .typealias, record.traits.isDisjoint(with: [.notOnIOS, .filePrivate, .local, .structural]) else { return nil }
      let parts = names[Int(record.textStart)..<Int(record.textEnd)].split(maxSplits: 1, omittingEmptySubsequences: false) { $0 < 2 }
      guard parts.count == 2, TypeSpelling.last(of: String(decoding: parts[1], as: UTF8.self)) == type else { return nil }
      return TypeSpelling.last(of: String(decoding: parts[0], as: UTF8.self))
    }
  }
}
