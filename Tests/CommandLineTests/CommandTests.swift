import Foundation
import Testing

/// The commands, their streams and their exit status.
@Suite struct CommandTests {
  @Test func diffIsTheDefaultAndWritesNothing() throws {
    let sandbox = try Sandbox(["App/Badge.swift": Sample.before])
    for arguments in [["diff", "."], ["."], []] {
      let outcome = try Tool.run(arguments, in: sandbox.path)
      #expect(outcome.status == 0)
      #expect(outcome.text.hasPrefix("--- a/App/Badge.swift\n+++ b/App/Badge.swift\n@@ "))
      #expect(outcome.text.contains("+        line.lineWidth = 1 / traitCollection.displayScale\n"))
      #expect(outcome.errors.hasPrefix("unfold: 1 file, 1 rewritten, 0 to do, 0 skipped ("))
    }
    #expect(try sandbox.read("App/Badge.swift") == Sample.before)
    #expect(try sandbox.unfold("diff", "--exit-code").status == 1)
  }

  @Test func applyWritesAndASecondRunChangesNothing() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before, "Pixel.swift": Sample.todo])
    let first = try sandbox.unfold("apply", ".")
    #expect(first.status == 0)
    #expect(first.output.isEmpty)
    #expect(try sandbox.read("Badge.swift") == Sample.after)
    #expect(try sandbox.read("Pixel.swift").contains("\n// TODO: [unfold:main-screen-scale] "))
    let written = try sandbox.contents()
    let second = try sandbox.unfold("apply", ".")
    #expect(second.status == 0)
    #expect(try sandbox.contents() == written)
    #expect(try sandbox.unfold("diff", "--exit-code").status == 0)
  }

  @Test func checkSaysWhatThereIs() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before, "Fine.swift": "let x = 1\n"])
    let text = try sandbox.unfold("check", ".")
    #expect(text.status == 1)
    #expect(text.text.hasPrefix("Badge.swift:5:30: warning: "))
    #expect(text.text.hasSuffix(" [main-screen-scale]\n"))
    #expect(try sandbox.unfold("check", "--format", "xcode").text.hasPrefix("\(sandbox.path)/Badge.swift:5:30: warning: "))
    let github = try sandbox.unfold("check", "--format=github").text
    #expect(github.hasPrefix("::warning file=Badge.swift,line=5,col=30,title=main-screen-scale::"))
    #expect(try sandbox.unfold("check", "Fine.swift").status == 0)
  }

  @Test func checkAsJSON() throws {
    let skipped = Sample.before.replacing("UIScreen.main.scale", with: "UIScreen.main.scale // unfold:ignore")
    let sandbox = try Sandbox(["Badge.swift": Sample.before, "Ignored.swift": skipped, "Pixel.swift": Sample.todo])
    let outcome = try sandbox.unfold("check", "--format", "json", ".")
    struct Output: Decodable {
      struct Finding: Decodable {
        let file, transform, outcome, message: String
        let line, column: Int
        let replacement, reason: String?
      }
      let version: String
      let findings: [Finding]
      let summary: [String: Int]
    }
    let json = try JSONDecoder().decode(Output.self, from: Data(outcome.output))
    #expect(json.version == "0.1.0")
    #expect(json.findings.map(\.file) == ["Badge.swift", "Ignored.swift", "Pixel.swift"])
    #expect(json.findings.map(\.outcome) == ["rewrite", "skip", "todo"])
    #expect(json.findings.map { $0.replacement != nil } == [true, false, false])
    #expect(json.findings.map { $0.reason != nil } == [false, true, true])
    #expect(json.findings.first?.replacement == "traitCollection.displayScale")
    #expect(json.summary == ["files": 3, "rewrite": 1, "todo": 1, "skip": 1, "blocked": 0])
    #expect(outcome.status == 1)
  }

  /// What the front page shows is what comes out.
  @Test func readmeShowsARealDiff() throws {
    let readme = String(decoding: try Data(contentsOf: Tool.root.appendingPathComponent("README.md")), as: UTF8.self)
    let diff = try #require(readme.split(separator: "```diff\n").dropFirst().first?.split(separator: "```").first)
    let file = "Fixtures/Apps/Legacy/Waybook/Support/Toast.swift"
    #expect(try Tool.run(["--quiet", file], in: Tool.root.path).text == String(diff))
  }

  @Test func listAndExplain() throws {
    let sandbox = try Sandbox()
    let list = try sandbox.unfold("list")
    #expect(list.status == 0)
    #expect(list.text.hasPrefix("main-screen-scale "))
    let page = try sandbox.unfold("explain", "main-screen-scale").text
    #expect(page.hasPrefix("# main-screen-scale: "))
    for part in ["\nMatches ", "\n## Example\n", "traitCollection.displayScale"] { #expect(page.contains(part)) }
  }

  @Test func versionAndHelp() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.unfold("--version").text == "unfold 0.1.0\n")
    let help = try sandbox.unfold("--help")
    #expect(help.status == 0)
    for word in ["diff", "apply", "check", "list", "explain", "--only", "--minimum-os", "--stdin-filename"] {
      #expect(help.text.contains(word))
    }
    #expect(!help.text.contains("--referee"))
    for command in ["diff", "apply", "check", "list", "explain"] {
      let outcome = try sandbox.unfold(command, "--help")
      #expect(outcome.status == 0)
      #expect(outcome.text.contains("unfold"))
      #expect(outcome.text.contains(command))
    }
  }

  @Test(arguments: [
    (["--hlep"], "did you mean --help?"), (["check", "--formt", "json"], "did you mean --format?"),
    (["--only", "main-screen-scal"], "did you mean `main-screen-scale`?"),
    (["--skip", "main-screen-scale,nothing"], "no transform `nothing`"),
    (["explain", "main-scren-scale"], "did you mean `main-screen-scale`?"), (["explain"], "takes one transform's id"),
    (["--only", ","], "--only needs the id of a transform"), (["--jobs", "0"], "--jobs needs a number"),
    (["--jobs"], "--jobs needs a value"),
    (["--minimum-os", "x"], "--minimum-os needs a number"),
    (["check", "--format", "jsn"], "did you mean `json`?"), (["diff", "--format", "json"], "belongs to `check`"),
    (["list", "x"], "`list` takes no argument"), (["-", "."], "stands alone"), (["--stdin-filename", "a.swift", "."], "must be `-`"),
    (["--quiet=yes"], "takes no value"), (["aply", "."], "did you mean `unfold apply`?"),
    (["help"], "did you mean `unfold --help`?"), (["version"], "did you mean `unfold --version`?"),
    (["missing.swift"], "missing.swift: No such file"),
    (["notes.txt"], "notes.txt: is not a Swift file"),
  ])
  func usageErrors(arguments: [String], expected: String) throws {
    let sandbox = try Sandbox(["notes.txt": "x"])
    let outcome = try Tool.run(arguments, in: sandbox.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(expected), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func optionsChooseWhatRuns() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before, "Pixel.swift": Sample.todo, "Old/Badge.swift": Sample.before])
    #expect(try sandbox.unfold("--skip", "main-screen-scale").output.isEmpty)
    #expect(try !sandbox.unfold("--no-todo").text.contains("TODO"))
    #expect(try sandbox.unfold("check", "Pixel.swift").status == 1)
    let quiet = try sandbox.unfold("check", "--no-todo", "Pixel.swift")
    #expect(quiet.status == 0 && quiet.output.isEmpty)
    #expect(try !sandbox.unfold("--exclude", "Old").text.contains("Old/"))
    // What is excluded stays so when it is named.
    let named = try sandbox.unfold("diff", "--exit-code", "--exclude", "Old/*", "Old/Badge.swift")
    #expect(named.status == 0)
    #expect(named.output.isEmpty)
    #expect(try sandbox.unfold("--quiet").errors.isEmpty)
    let ignored = Sample.before.replacing("UIScreen.main.scale", with: "UIScreen.main.scale // unfold:ignore")
    try sandbox.write("Ignored.swift", ignored)
    #expect(try sandbox.unfold("--verbose").errors.contains("Ignored.swift:5:30: skipped: "))
  }

  @Test func colour() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before])
    let plain = try sandbox.unfold("--color", "never").text
    #expect(try sandbox.unfold().text == plain)
    let painted = try sandbox.unfold("--color", "always").text
    #expect(painted.contains("\u{1B}[32m+        line.lineWidth = 1 / traitCollection.displayScale\u{1B}[m\n"))
    #expect(painted.replacing(try Regex("\u{1B}\\[[0-9]*m"), with: "") == plain)
  }

  @Test func standardInput() throws {
    let sandbox = try Sandbox(["Base.swift": "class Base: UIView {}\n", "Package.swift": ""])
    #expect(try sandbox.unfold("apply", "-", input: Sample.before).text == Sample.after)
    #expect(try sandbox.unfold("apply", "-", input: "let x = 1").text == "let x = 1")
    #expect(try sandbox.unfold("check", "-", input: Sample.before).text.hasPrefix("<stdin>:5:30: warning: "))
    let diff = try sandbox.unfold("-", "--stdin-filename", "App/Badge.swift", input: Sample.before)
    #expect(diff.text.hasPrefix("--- a/App/Badge.swift\n"))
    // The name says in which project to look things up.
    let derived = Sample.before.replacing(": UIView", with: ": Base")
    #expect(try sandbox.unfold("apply", "-", "--stdin-filename", "Badge.swift", input: derived).text.contains("traitCollection"))
    let broken = try Tool.run(["apply", "-"], in: sandbox.path, input: [0x61, 0xFF])
    #expect(broken.status == 2)
    #expect(broken.output == [0x61, 0xFF])
  }

  /// What comes on standard input is built like the file that it stands for.
  @Test func standardInputHasTheProjectsSettings() throws {
    let setUp = Sample.before.replacing("override func draw(_ rect: CGRect) {", with: "func setUp() {")
      .replacing("line.lineWidth", with: "layer.borderWidth")
    let sandbox = try Sandbox([
      "App.xcodeproj/x": "", "App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n", "App/Badge.swift": setUp,
    ])
    let named = try sandbox.unfold("diff", "App/Badge.swift").text
    #expect(named.contains("#available(iOS 17"))
    #expect(try sandbox.unfold("-", "--stdin-filename", "App/Badge.swift", input: setUp).text == named)
  }

  /// Paths in JSON are relative to the working directory, those of uses too.
  @Test func usesAreNamedAsFilesAre() throws {
    let sandbox = try Sandbox([
      "Package.swift": "", "App/Pixel.swift": "import UIKit\nfunc pixel() -> CGFloat { 1 / UIScreen.main.scale }\n",
      "Other.swift": "let a = pixel()\n",
    ])
    let outcome = try Tool.run(["check", "--format", "json", "."], in: sandbox.path + "/App")
    #expect(outcome.text.contains("\"file\" : \"Pixel.swift\""))
    #expect(outcome.text.contains("\"file\" : \"../Other.swift\""))
  }

  /// What is skipped has a message too, and no mark for a number that nobody counts.
  @Test func whatIsSkippedHasAWholeMessage() throws {
    let sandbox = try Sandbox(["Pixel.swift": "import XCTest\nfunc pixel() -> CGFloat { 1 / UIScreen.main.scale }\n"])
    let outcome = try sandbox.unfold("check", "--format", "json", ".")
    #expect(outcome.text.contains("\"outcome\" : \"skip\""))
    #expect(outcome.text.contains("`pixel`") && !outcome.text.contains("{uses}"))
  }

  /// What is not public cannot be seen from the project beside it; what is public can, by who imports a module that is not Apple's.
  @Test(arguments: [("", "A", 1), ("public ", "A", 2), ("public ", "UIKit", 1)])
  func usesAreCountedWhereTheyCanBe(modifier: String, module: String, files: Int) throws {
    let sandbox = try Sandbox([
      "A/Package.swift": "", "A/Pixel.swift": "import UIKit\n\(modifier)func pixel() -> CGFloat { 1 / UIScreen.main.scale }\n",
      "A/Use.swift": "let a = pixel()\n", "B/Package.swift": "", "B/Use.swift": "import \(module)\nlet b = pixel()\n",
    ])
    let outcome = try sandbox.unfold("check", "--format", "json", ".")
    #expect(outcome.text.split(separator: "/Use.swift\"").count - 1 == files)
  }

  /// The file has none of the words that files are searched for.
  @Test func anAliasFromAnotherFileIsKnown() throws {
    let user = Sample.before.replacing("UIScreen", with: "Display")
    let names = ["typealias Display = UIScreen", "private typealias Display = UIScreen", "typealias Display = Panel"]
    for (number, declaration) in names.enumerated() {
      let sandbox = try Sandbox(["Package.swift": "", "Badge.swift": user, "Names.swift": "import UIKit\n\(declaration)\n"])
      let whole = try sandbox.unfold("diff", ".").text
      #expect(whole.contains("1 / traitCollection.displayScale") == (number == 0))
      #expect(try sandbox.unfold("diff", "Badge.swift").text == whole)
      #expect(try sandbox.unfold("-", "--stdin-filename", "Badge.swift", input: user).text == whole)
      #expect(try sandbox.unfold("diff", "--only", "idiom", ".").text.isEmpty)
    }
  }

  /// In another package it is one if its module is imported.
  @Test func anAliasOfAnotherPackageIsKnownWhereItIsImported() throws {
    let user = Sample.before.replacing("UIScreen", with: "Display")
    let sandbox = try Sandbox([
      "Kit/Package.swift": "", "Kit/Sources/Kit/Names.swift": "import UIKit\npublic typealias Display = UIScreen\n",
      "Kit/Sources/Kit/Own.swift": user, "App/Package.swift": "", "App/With.swift": "import Kit\n" + user, "App/Without.swift": user,
    ])
    let diff = try sandbox.unfold("diff", ".").text
    #expect(diff.contains("Kit/Own.swift"))
    #expect(diff.contains("App/With.swift"))
    #expect(!diff.contains("App/Without.swift"))
  }

  @Test func aNamedFileGetsWhatTheWholeProjectGives() throws {
    let derived = Sample.before.replacing(": UIView", with: ": Base")
    let sandbox = try Sandbox([
      "App.xcodeproj/project.pbxproj": "", "Core/Base.swift": "class Base: UIView {}\n", "App/Badge.swift": derived,
      "App/Other.swift": Sample.before,
    ])
    let outcome = try Tool.run(["apply", "Badge.swift"], in: sandbox.path + "/App")
    #expect(outcome.status == 0)
    #expect(try sandbox.read("App/Badge.swift").contains("traitCollection.displayScale"))
    #expect(try sandbox.read("App/Other.swift") == Sample.before)
  }

  @Test func anyNumberOfThreadsGivesTheSame() throws {
    var files: [String: String] = [:]
    for index in 0..<60 {
      files["F\(index % 5)/Badge\(index).swift"] = (index % 3 == 0 ? Sample.todo : Sample.before).replacing("Badge", with: "Badge\(index)")
    }
    let sandbox = try Sandbox(files)
    let one = try sandbox.unfold("--jobs", "1").output
    #expect(!one.isEmpty)
    for jobs in ["2", "4", "16"] { #expect(try sandbox.unfold("--jobs", jobs).output == one) }
    let check = try sandbox.unfold("check", "--format", "json", "--jobs", "1").output
    #expect(try sandbox.unfold("check", "--format", "json", "--jobs", "4").output == check)
  }

  @Test func gitApplyOfTheDiffIsApply() throws {
    let files = [
      "Badge.swift": Sample.before, "CR LF.swift": Sample.before.replacing("\n", with: "\r\n"), "é.swift": Sample.todo,
      "End.swift": String(Sample.before.dropLast()), "BOM.swift": "\u{FEFF}" + Sample.before,
    ]
    let (a, b) = (try Sandbox(files), try Sandbox(files))
    #expect(try a.unfold("apply").status == 0)
    try b.write(".git/keep", "")
    let diff = try b.unfold("diff", ".")
    try FileManager.default.removeItem(atPath: b.path + "/.git")
    let applied = try Tool.run(program: try #require(Tool.find("git")), ["apply", "-"], in: b.path, input: diff.output)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try a.contents() == b.contents())
  }

  /// GitHub's paths begin at the top of its checkout, in whichever folder the step runs.
  @Test func githubLooksFromTheTop() throws {
    let sandbox = try Sandbox(["ios/Badge.swift": Sample.before])
    for (top, file) in [(sandbox.path, "ios/Badge.swift"), (sandbox.path + "/other", "Badge.swift")] {
      let outcome = try Tool.run(
        ["check", "--format", "github"], in: sandbox.path + "/ios", environment: ["GITHUB_WORKSPACE": top])
      #expect(outcome.text.hasPrefix("::warning file=\(file),line=5,"), "\(outcome.text)")
    }
  }

  /// No file that is opened takes the number of a stream that is closed, and with it what is written there.
  @Test func closedStreams() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before])
    for (line, stream) in [("diff . >&-", "standard output cannot be written"), ("check - <&-", "<stdin>")] {
      let outcome = try Tool.shell("'\(Tool.unfold)' \(line)", in: sandbox.path)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("unfold: \(stream): Bad file descriptor"), "\(outcome.errors)")
    }
    #expect(try Tool.shell("'\(Tool.unfold)' apply . <&- >&- 2>&-", in: sandbox.path).status == 0)
    #expect(try sandbox.read("Badge.swift") == Sample.after)
  }

  /// A terminal that cannot move its cursor gets no line of progress.
  @Test func aDumbTerminalShowsNoProgress() throws {
    guard let script = Tool.find("script"), try Tool.shell("script -qec true /dev/null", in: "/").status == 0 else {
      return Tool.skip("there is no `script` of util-linux")
    }
    let sandbox = try Sandbox(["Badge.swift": Sample.before + "let a = [" + String(repeating: "1, ", count: 1_500_000) + "]\n"])
    for (terminal, shows) in [("dumb", false), ("xterm", true)] {
      let outcome = try Tool.run(
        program: script, ["-qec", "'\(Tool.unfold)' check .", "/dev/null"], in: sandbox.path, environment: ["TERM": terminal])
      #expect(outcome.text.contains("\u{1B}[K") == shows)
    }
  }

  /// Neither git nor patch takes them.
  @Test func aPatchWithPathsAboveIsToldOf() throws {
    let sandbox = try Sandbox(["App/Badge.swift": Sample.before, "Other/Badge.swift": Sample.before])
    for (path, isAbove) in [("../Other", true), ("../App", false), (".", false)] {
      let outcome = try Tool.run(["diff", path], in: sandbox.path + "/App")
      #expect(outcome.text.contains("../Other/Badge.swift") == isAbove)
      #expect(outcome.errors.contains("refuse paths above the working directory") == isAbove)
    }
  }

  /// The reader goes away before everything is written.
  @Test func aClosedPipeIsNoError() throws {
    var files: [String: String] = [:]
    for index in 0..<400 { files["Badge\(index).swift"] = Sample.before }
    let sandbox = try Sandbox(files)
    let outcome = try Tool.shell("{ '\(Tool.unfold)' --quiet .; echo \"status $?\" >&2; } | head -n 1", in: sandbox.path)
    #expect(outcome.text.hasPrefix("--- a/"))
    #expect(outcome.errors == "status 0\n")
  }
}
