/// The rules of one `.gitignore` (or `.git/info/exclude`), and of those above it, which have less to say.
package final class IgnoreRules: Sendable {
  private struct Rule: Sendable {
    let glob: Glob
    /// `!pattern`: takes back what an earlier rule ignored.
    let isNegated: Bool
    let isForDirectoriesOnly: Bool
    /// A pattern without a slash is about names, at any depth; one with a slash about the path from the file's directory.
    let isAboutNames: Bool
  }

  /// The last one first, because the last one that matches decides.
  private let rules: [Rule]
  /// Bytes of the directory's path with the slash behind it: what is cut off a path before an anchored pattern is tried.
  private let baseLength: Int
  private let parent: IgnoreRules?

  /// `directory` is absolute, without a slash at its end (the root: empty).
  package init(parsing text: [UInt8], in directory: String, parent: IgnoreRules?) {
    self.parent = parent
    baseLength = directory.utf8.count + 1
    let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    rules = body.split(separator: UInt8(ascii: "\n")).compactMap { Self.rule(of: $0) }.reversed()
  }

  private static func rule(of line: ArraySlice<UInt8>) -> Rule? {
    var pattern = line
    if pattern.last == UInt8(ascii: "\r") { pattern.removeLast() }
    while pattern.last == UInt8(ascii: " "), pattern.dropLast().last != UInt8(ascii: "\\") { pattern.removeLast() }
    guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    let isForDirectoriesOnly = pattern.last == slash
    if isForDirectoriesOnly { pattern.removeLast() }
    let isAboutNames = !pattern.contains(slash)
    if pattern.first == slash { pattern.removeFirst() }
    guard !pattern.isEmpty else { return nil }
    return Rule(glob: Glob(pattern), isNegated: isNegated, isForDirectoriesOnly: isForDirectoriesOnly, isAboutNames: isAboutNames)
  }

  /// Whether a path is ignored, provided that no directory above it is. `path` is absolute; its last component begins at `nameStart`.
  package func ignores(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isDirectory: Bool) -> Bool {
    var level: IgnoreRules? = self
    let name = UnsafeBufferPointer(rebasing: path[nameStart...])
    while let current = level {
      let relative = UnsafeBufferPointer(rebasing: path[min(current.baseLength, nameStart)...])
      for rule in current.rules where isDirectory || !rule.isForDirectoriesOnly {
        if rule.glob.matches(rule.isAboutNames ? name : relative) { return !rule.isNegated }
      }
      level = current.parent
    }
    return false
  }

  package func ignores(_ path: String, isDirectory: Bool) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      ignores(bytes, nameStart: (bytes.lastIndex(of: slash) ?? -1) + 1, isDirectory: isDirectory)
    }
  }
}

/// What `--exclude` says: patterns as in a `.gitignore` of the working directory; an absolute one counts from the file system's root.
package struct Excludes: Sendable {
  private let directory: String
  /// For what lies in the working directory.
  private let inside: IgnoreRules?
  /// For what does not: there only `**/NAME`, names and absolute patterns can match.
  private let outside: IgnoreRules?

  /// `directory` is the working directory, absolute.
  package init(_ patterns: [String] = [], workingDirectory directory: String = "/") {
    let directory = directory == "/" ? "" : directory
    self.directory = directory
    func rules(_ patterns: [String], _ base: String) -> IgnoreRules? {
      guard !patterns.isEmpty else { return nil }
      // A leading `!` or `#` has no meaning here: escaped, it is a character.
      let lines = patterns.map { ($0.hasPrefix("!") || $0.hasPrefix("#") ? "\\" : "") + $0 }
      return IgnoreRules(parsing: Array(lines.joined(separator: "\n").utf8), in: base, parent: nil)
    }
    let clean = patterns.map { Self.resolved($0, in: directory) }.filter { !$0.isEmpty }
    inside = rules(
      clean.compactMap { pattern in
        guard pattern.hasPrefix("/") else { return pattern }
        return pattern.hasPrefix(directory + "/") ? String(pattern.dropFirst(directory.count)) : nil
      }, directory)
    outside = rules(clean, "")
  }

  /// A pattern without `./` in front; one that begins with `../` as the absolute pattern that it means.
  private static func resolved(_ pattern: String, in directory: String) -> String {
    var (rest, base) = (pattern[...], directory)
    var isAbove = false
    while true {
      if rest.hasPrefix("./") {
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("../") {
        (rest, base, isAbove) = (rest.dropFirst(3), parentDirectory(base), true)
      } else {
        break
      }
    }
    guard isAbove else { return String(rest) }
    let literal = base.reduce(into: "") { $0 += "*?[\\".contains($1) ? "\\\($1)" : String($1) }
    return (literal == "/" ? "" : literal) + "/" + rest
  }

  /// Whether the path, or a directory above it, is excluded. Absolute.
  package func exclude(_ path: String, isDirectory: Bool = false) -> Bool {
    // Nearly every run is without: then nothing is asked of any path.
    guard outside != nil else { return false }
    let isInside = path.hasPrefix(directory + "/")
    guard let rules = isInside ? inside : outside else { return false }
    var place = isInside ? path.utf8.index(path.startIndex, offsetBy: directory.utf8.count + 1) : path.startIndex
    while let next = path.utf8[place...].firstIndex(of: slash) {
      if next > path.startIndex, rules.ignores(String(path[..<next]), isDirectory: true) { return true }
      place = path.utf8.index(after: next)
    }
    return rules.ignores(path, isDirectory: isDirectory)
  }
}
