import Foundation
import Testing

/// What no user means to do and some do: nothing is lost, nobody waits, and the message names the file.
@Suite struct BadInputTests {
  /// The file beside the bad one is done all the same.
  private func expect(_ sandbox: Sandbox, fails name: String, with message: String) throws {
    let outcome = try sandbox.unfold("apply", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("unfold: \(name): "), "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try sandbox.read("Badge.swift") == Sample.after)
  }

  @Test func notUTF8() throws {
    let bytes = Array(Sample.before.utf8) + [0x2F, 0x2F, 0xE9, 0x0A]
    let sandbox = try Sandbox(["Badge.swift": Sample.before])
    try sandbox.write("Latin.swift", bytes)
    try expect(sandbox, fails: "Latin.swift", with: "is not UTF-8")
    #expect(try sandbox.contents()["Latin.swift"] == bytes)
  }

  @Test func binary() throws {
    let bytes = Array(Sample.before.utf8) + [0]
    let sandbox = try Sandbox(["Badge.swift": Sample.before])
    try sandbox.write("Binary.swift", bytes)
    try expect(sandbox, fails: "Binary.swift", with: "binary")
    #expect(try sandbox.contents()["Binary.swift"] == bytes)
  }

  @Test func empty() throws {
    let sandbox = try Sandbox(["Empty.swift": "", "Line.swift": "\n", "BOM.swift": "\u{FEFF}"])
    for command in ["diff", "apply", "check"] {
      let outcome = try sandbox.unfold(command, ".")
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty)
    }
    #expect(try sandbox.read("Empty.swift") == "")
  }

  @Test func nothingToDoAnywhere() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.unfold("apply", ".").status == 0)
    #expect(try sandbox.unfold("apply", ".").errors.hasPrefix("unfold: 0 files, "))
  }

  @Test func aHundredMegabytes() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before])
    let line = Array("// nothing here but a comment that is a hundred bytes long, more or less, again and again and again\n".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(101 << 20)
    while bytes.count < 100 << 20 { bytes += line }
    try sandbox.write("Huge.swift", bytes)
    let start = Date()
    let outcome = try sandbox.unfold("apply", ".")
    #expect(outcome.status == 0)
    #expect(try sandbox.read("Badge.swift") == Sample.after)
    #expect(Date().timeIntervalSince(start) < 60)
  }

  @Test func linksThatLeadNowhere() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before])
    try FileManager.default.createSymbolicLink(atPath: sandbox.path + "/Gone.swift", withDestinationPath: "nowhere.swift")
    try expect(sandbox, fails: "Gone.swift", with: "No such file")
  }

  /// Locals that are bound to themselves or to each other, as they stand in code that somebody is writing.
  @Test(arguments: ["NAME", "NAME.frame", "NAME ?? other", "other, other = NAME", "other.bounds, other = NAME.bounds"])
  func localsThatLeadInACircle(value: String) throws {
    func local(_ name: String) -> String { "let \(name) = " + value.replacing("NAME", with: name) }
    let source = """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {
              \(local("launch"))
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = UIViewController()
              window?.makeKeyAndVisible()
              if launch?[.url] == nil { greet() }
              return true
          }
      }
      final class BadgeViewController: UIViewController {
          func replace() {
              \(local("shown"))
              shown.rootViewController = nil
              show(UIApplication.shared.keyWindow)
          }
          func measure() {
              \(local("width"))
              let isWide = UIScreen.main.bounds.width > width
              let side = view.bounds.width - width.left * 2
              let size = UIDevice.current.userInterfaceIdiom == .pad ? width : isWide
              \(local("size2"))
              let kind = UIDevice.current.userInterfaceIdiom == .pad ? size2 : side, size2 = kind
          }
      }

      """
    let plist = "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>"
    let sandbox = try Sandbox(["Badge.swift": source, "Info.plist": plist])
    let outcome = try sandbox.unfold("check", ".")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.text.contains("the life cycle; scenes take them over"), "\(outcome.text)")
  }

  /// To follow each use of each would take years.
  @Test func localsThatAreUsedOverAndOver() throws {
    let later = (1...40).map { "        let m\($0) = m\($0 - 1) + m\($0 - 1) + m\($0 - 1)\n" }.joined()
    for (first, last) in [
      ("UIDevice.current.userInterfaceIdiom == .pad ? 1 : 2", "print(m40)"), ("8", "use(UIScreen.main.bounds.width > m40)"),
    ] {
      let source =
        "import UIKit\nfinal class BadgeView: UIView {\n    func f() {\n        let m0 = \(first)\n\(later)        \(last)\n    }\n}\n"
      let sandbox = try Sandbox(["Badge.swift": source])
      let start = Date()
      #expect(try sandbox.unfold("check", ".").status < 2)
      #expect(Date().timeIntervalSince(start) < 20)
    }
  }

  /// Two names that Swift takes for one. Not every file system has room for both.
  @Test func namesThatDifferByAnAccentsEncoding() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before])
    for name in ["e\u{301}.swift", "\u{E9}.swift"] { try sandbox.write(name, Sample.before) }
    guard try FileManager.default.contentsOfDirectory(atPath: sandbox.path).count == 3 else { return Tool.skip("one name for both") }
    let outcome = try sandbox.unfold("apply", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("has the name of another file but for how its accents are encoded"), "\(outcome.errors)")
    #expect(try sandbox.read("Badge.swift") == Sample.after)
    #expect(try sandbox.read("e\u{301}.swift") == Sample.after)
    #expect(try sandbox.read("\u{E9}.swift") == Sample.before)
  }

  /// Not every file system lets such a name be.
  @Test func namesThatAreNotUTF8() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before])
    guard try Tool.shell(": > \"$(printf 'bad\\377.swift')\"", in: sandbox.path).status == 0 else { return Tool.skip("no such name") }
    try expect(sandbox, fails: "bad\u{FFFD}.swift", with: "has a name that is not UTF-8")
  }

  @Test func loopsOfLinks() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before, "a/Badge.swift": Sample.before])
    try FileManager.default.createSymbolicLink(atPath: sandbox.path + "/a/up", withDestinationPath: "..")
    #expect(try sandbox.unfold("apply", ".").status == 0)
    try FileManager.default.createSymbolicLink(atPath: sandbox.path + "/a/Self.swift", withDestinationPath: "Self.swift")
    try expect(sandbox, fails: "a/Self.swift", with: "links")
  }

  @Test func aFolderThatLooksLikeAFile() throws {
    let sandbox = try Sandbox(["x.swift/Badge.swift": Sample.before])
    #expect(try sandbox.unfold("apply", ".").status == 0)
    #expect(try sandbox.read("x.swift/Badge.swift") == Sample.after)
  }

  @Test func unreadable() throws {
    guard geteuid() != 0 else { return Tool.skip("the superuser may read everything") }
    let sandbox = try Sandbox(["Badge.swift": Sample.before, "Secret.swift": Sample.before, "closed/x.swift": Sample.before])
    chmod(sandbox.path + "/Secret.swift", 0)
    chmod(sandbox.path + "/closed", 0)
    try expect(sandbox, fails: "Secret.swift", with: "Permission denied")
  }

  @Test func unwritable() throws {
    guard geteuid() != 0 else { return Tool.skip("the superuser may write everywhere") }
    let sandbox = try Sandbox(["Badge.swift": Sample.before, "locked/Badge.swift": Sample.before])
    chmod(sandbox.path + "/locked", 0o555)
    try expect(sandbox, fails: "locked/Badge.swift", with: "Permission denied")
    #expect(try sandbox.read("locked/Badge.swift") == Sample.before)
    #expect(try sandbox.unfold("apply", ".").errors.contains("2 files, 0 rewritten, 0 to do, 0 skipped, 1 file not written"))
  }

  /// Half of a merge, as git leaves it.
  @Test func mergeConflicts() throws {
    let conflict = """
      import UIKit
      class BadgeView: UIView {
      <<<<<<< HEAD
          func a() { line.width = 1 / UIScreen.main.scale }
      =======
          func b() { line.width = 2 / UIScreen.main.scale }
      """
    let sandbox = try Sandbox(["Conflict.swift": conflict, "Badge.swift": Sample.before])
    try expect(sandbox, fails: "Conflict.swift", with: "has a merge conflict (line 3)")
    #expect(try sandbox.read("Conflict.swift") == conflict)
    let named = try sandbox.unfold("check", "Conflict.swift")
    #expect(named.status == 2)
    #expect(named.errors.contains("unfold: Conflict.swift: has a merge conflict (line 3)"), "\(named.errors)")
  }

  /// The other half, and markers that are only text.
  @Test func whatLooksLikeAMergeConflict() throws {
    let text = "/*\n<<<<<<< HEAD\n*/\nlet sample = \"\"\"\n>>>>>>> topic\n\"\"\"\n"
    let sandbox = try Sandbox(["Text.swift": text + Sample.before, "Badge.swift": Sample.before])
    try sandbox.write("Half.swift", Sample.before + ">>>>>>> topic\n")
    try expect(sandbox, fails: "Half.swift", with: "has a merge conflict (line ")
    #expect(try sandbox.read("Text.swift") == text + Sample.after)
  }

  /// A disk of 64 kB: what does not fit is not written, and what was there stays.
  @Test func fullDisk() throws {
    let sandbox = try Sandbox()
    let disk = sandbox.path + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    guard geteuid() == 0, try Tool.shell("mount -t tmpfs -o size=64k tmpfs '\(disk)'", in: sandbox.path).status == 0 else {
      return Tool.skip("no small disk can be mounted here")
    }
    defer { _ = try? Tool.shell("umount '\(disk)'", in: sandbox.path) }
    let padding = String(repeating: "// padding\n", count: 3800)
    try sandbox.write("disk/Badge.swift", Sample.before + padding)
    let outcome = try Tool.run(["apply", "."], in: disk)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("unfold: Badge.swift: cannot be written: No space left on device"), "\(outcome.errors)")
    #expect(try sandbox.read("disk/Badge.swift") == Sample.before + padding)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == ["Badge.swift"])
  }

  /// Two runs at once: whoever comes second finds its file changed, and nothing is lost. (The writer's own test changes a file at the very moment.)
  @Test func changedDuringTheRun() throws {
    let sandbox = try Sandbox(["Badge.swift": Sample.before])
    let folder = sandbox.path
    DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = try? Tool.run(["apply", "."], in: folder) }
    #expect(try sandbox.read("Badge.swift") == Sample.after)
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path) == ["Badge.swift"])
  }

  @Test func permissionsAndLinksStay() throws {
    let sandbox = try Sandbox(["real/Badge.swift": Sample.before, "a/x.txt": ""])
    chmod(sandbox.path + "/real/Badge.swift", 0o640)
    try FileManager.default.createSymbolicLink(atPath: sandbox.path + "/a/Linked.swift", withDestinationPath: "../real/Badge.swift")
    #expect(try Tool.run(["apply", "a/Linked.swift"], in: sandbox.path).status == 0)
    #expect(try sandbox.read("real/Badge.swift") == Sample.after)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path + "/a/Linked.swift") == "../real/Badge.swift")
    let mode = try FileManager.default.attributesOfItem(atPath: sandbox.path + "/real/Badge.swift")[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }
}
