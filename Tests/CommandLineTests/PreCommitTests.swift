import Foundation
import Testing

/// The hooks, with the real `pre-commit` where it is installed.
@Suite struct PreCommitTests {
  @Test func theHooksAreAsDocumented() throws {
    let text = try String(contentsOf: Tool.root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let hooks = text.split(separator: "- id: ").map(String.init)
    #expect(hooks.count == 2)
    for (hook, entry) in zip(hooks, ["unfold\n", "unfold-check\n"]) { #expect(hook.hasPrefix(entry)) }
    #expect(hooks[0].contains("  entry: unfold apply\n"))
    #expect(hooks[1].contains("  entry: unfold check\n"))
    for hook in hooks {
      for line in ["  language: swift\n", "  types: [swift]\n", "  require_serial: true\n"] { #expect(hook.contains(line)) }
    }
  }

  /// The commit fails once, because the hook rewrote a file; it goes through when the rewrite is staged. Work that is not staged stays.
  @Test func aCommitIsRewrittenOnce() throws {
    guard Tool.find("pre-commit") != nil, Tool.find("git") != nil else { return Tool.skip("pre-commit or git is not installed") }
    let sandbox = try Sandbox(["Other.swift": "let x = 1\n", "cache/x": ""])
    // `language: swift` would build a copy of this project for minutes; the built executable is as good.
    try sandbox.write(
      ".pre-commit-config.yaml",
      """
      repos:
      - repo: local
        hooks:
        - id: unfold
          name: unfold
          entry: "'\(Tool.unfold)' apply"
          language: system
          types: [swift]
          require_serial: true

      """)
    let environment = [
      "PRE_COMMIT_HOME": sandbox.path + "/cache", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "T",
      "GIT_AUTHOR_EMAIL": "t@example.org",
      "GIT_COMMITTER_NAME": "T", "GIT_COMMITTER_EMAIL": "t@example.org",
    ]
    func sh(_ line: String) throws -> Outcome { try Tool.shell(line, in: sandbox.path, environment: environment) }
    let setUp = try sh(
      "git init -q && echo cache > .gitignore && git add .gitignore .pre-commit-config.yaml Other.swift && git commit -qm first && pre-commit install"
    )
    guard setUp.status == 0 else { return Tool.skip("pre-commit does not work here: \(setUp.errors)") }
    try sandbox.write("Badge.swift", Sample.before)
    try sandbox.write("Other.swift", "let x = 2 // not staged\n")
    #expect(try sh("git add Badge.swift").status == 0)
    let first = try sh("git commit -m second")
    #expect(first.status != 0)
    #expect((first.text + first.errors).contains("files were modified by this hook"), "\(first.text)\(first.errors)")
    #expect(try sandbox.read("Badge.swift") == Sample.after)
    #expect(try sh("git diff --cached").text.contains("UIScreen.main.scale"), "the hook stages nothing")
    #expect(try sh("git add Badge.swift && git commit -qm second").status == 0)
    #expect(try sh("git show HEAD:Badge.swift").text == Sample.after)
    #expect(try sandbox.read("Other.swift") == "let x = 2 // not staged\n")
    #expect(try sh("git show HEAD:Other.swift").text == "let x = 1\n")
  }
}
