import Testing

@testable import Projects

/// Patterns as `gitignore(5)` describes them.
@Suite struct GlobTests {
  @Test(arguments: [
    ("Foo.swift", "Foo.swift", true), ("Foo.swift", "foo.swift", false), ("*.swift", "Foo.swift", true), ("*.swift", ".swift", true),
    ("*.swift", "a/b.swift", false), ("a*c", "abbbc", true), ("a*c", "ac", true), ("a*c", "ab", false), ("?oo", "foo", true),
    ("?oo", "oo", false), ("a?b", "a/b", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[^a-c]x", "dx", true),
    ("[]]x", "]x", true), ("[a-]x", "-x", true), ("[[:digit:]]x", "7x", true), ("[[:alpha:]]x", "7x", false), ("[abc", "[abc", true),
    ("**/foo", "foo", true), ("**/foo", "a/b/foo", true), ("**/foo", "a/xfoo", false), ("a/**", "a/b/c", true), ("a/**", "a", false),
    ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/yb", false), ("a**b", "axxb", true), ("a**b", "a/b", false),
    ("**/*.md", "x/y.md", true), ("a\\*b", "a*b", true), ("a\\*b", "axb", false), ("*a*b*c", "xxaxxbxxc", true),
    ("*a*b*c", "xxaxxb", false),
    ("**/a/*/b", "a/a/x/b", true), ("**/x/**/y/*.s", "q/x/x/y/y/f.s", true), ("*/b", "a/b", true), ("*/b", "a/a/b", false),
  ])
  func matching(pattern: String, text: String, expected: Bool) {
    #expect(Glob(Array(pattern.utf8)).matches(text) == expected, "\(pattern) against \(text)")
  }

  /// A pattern that makes a naive matcher take for ever.
  @Test func manyStars() {
    let glob = Glob(Array(String(repeating: "a*", count: 40).utf8) + Array("b".utf8))
    #expect(!glob.matches(String(repeating: "a", count: 2000)))
  }
}

@Suite struct IgnoreRulesTests {
  private func rules(_ text: String, in directory: String = "/p", parent: IgnoreRules? = nil) -> IgnoreRules {
    IgnoreRules(parsing: Array(text.utf8), in: directory, parent: parent)
  }

  @Test(arguments: [
    ("*.swift", "/p/a/b.swift", false, true), ("/b.swift", "/p/b.swift", false, true), ("/b.swift", "/p/a/b.swift", false, false),
    ("a/b.swift", "/p/a/b.swift", false, true), ("a/b.swift", "/p/x/a/b.swift", false, false), ("out/", "/p/x/out", true, true),
    ("out/", "/p/x/out", false, false), ("# a comment", "/p/# a comment", false, false), ("\\#x", "/p/#x", false, true),
    ("\\!x", "/p/!x", false, true), ("x  ", "/p/x", false, true), ("x\\ ", "/p/x ", false, true), ("x\r", "/p/x", false, true),
    ("*.swift\n!keep.swift", "/p/keep.swift", false, false), ("!keep.swift\n*.swift", "/p/keep.swift", false, true),
    ("\u{FEFF}x", "/p/x", false, true), ("/", "/p/x", false, false), ("", "/p/x", false, false),
  ])
  func lines(text: String, path: String, isDirectory: Bool, expected: Bool) {
    #expect(rules(text).ignores(path, isDirectory: isDirectory) == expected, "\(text) on \(path)")
  }

  @Test func innerFileHasTheLastWord() {
    let outer = rules("*.swift")
    let inner = rules("!a.swift", in: "/p/q", parent: outer)
    #expect(!inner.ignores("/p/q/a.swift", isDirectory: false))
    #expect(inner.ignores("/p/q/b.swift", isDirectory: false))
  }

  @Test(arguments: [
    (["Tests"], "/w/Tests/a.swift", true), (["Tests/"], "/w/x/Tests/b/a.swift", true), (["App/*"], "/w/App/a/b.swift", true),
    (["App/*.swift"], "/w/App/a/b.swift", false), (["./App/a.swift"], "/w/App/a.swift", true), (["/w/App"], "/w/App/a.swift", true),
    (["/elsewhere"], "/elsewhere/a.swift", true), (["**/Gen/**"], "/w/a/Gen/b.swift", true), (["a.swift"], "/other/a.swift", true),
    (["!a.swift"], "/w/a.swift", false), ([], "/w/a.swift", false),
    (["../b/*.swift"], "/b/a.swift", true), (["../b/*.swift"], "/w/b/a.swift", false), (["../w/a.swift"], "/w/a.swift", true),
    (["./../../b"], "/b/c/a.swift", true), (["././a.swift"], "/w/a.swift", true),
  ])
  func excludes(patterns: [String], path: String, expected: Bool) {
    #expect(Excludes(patterns, workingDirectory: "/w").exclude(path) == expected, "\(patterns) on \(path)")
  }
}
