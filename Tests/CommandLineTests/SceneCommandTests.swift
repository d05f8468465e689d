import Foundation
import Testing

/// A migration of several files on the command line: whole or not at all, and as a patch.
@Suite struct SceneCommandTests {
  private static let files = [
    "App/AppDelegate.swift": """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func applicationDidFinishLaunching(_ application: UIApplication) {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
        }
    }

    """,
    "App/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>CFBundlePackageType</key>
    	<string>APPL</string>
    </dict>
    </plist>

    """,
    "Package.swift": "// swift-tools-version: 6.0\n",
  ]

  @Test func aFileByNameDoesNotTakeOthersAlong() throws {
    let sandbox = try Sandbox(Self.files)
    let before = try sandbox.contents()
    #expect(try sandbox.unfold("apply", "App/AppDelegate.swift").status == 0)
    #expect(try sandbox.contents() == before)
    let check = try sandbox.unfold("check", "App/AppDelegate.swift")
    #expect(check.status == 1)
    #expect(check.text.contains("SceneDelegate.swift has to be written too"), "\(check.text)")
  }

  @Test func excludedFilesStopIt() throws {
    let sandbox = try Sandbox(Self.files)
    let before = try sandbox.contents()
    let outcome = try sandbox.unfold("apply", "--exclude", "App/Info.plist", ".")
    #expect(outcome.status == 0)
    #expect(try sandbox.contents() == before)
  }

  /// git takes paths from the folder that it is called in, unless a header of its own says otherwise.
  @Test func thePatchAppliesInAFolderOfTheRepository() throws {
    let sandbox = try Sandbox(Self.files)
    func git(_ arguments: String...) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: sandbox.path + "/App")
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    #expect(try git("init", "-q", "..") == 0)
    let patch = sandbox.path + "/scenes.patch"
    let diff = try Tool.run(["diff", "."], in: sandbox.path + "/App")
    try Data(diff.output).write(to: URL(fileURLWithPath: patch))
    #expect(try git("apply", patch) == 0)
    try FileManager.default.removeItem(atPath: patch)
    let applied = try Sandbox(Self.files)
    #expect(try applied.unfold("apply", ".").status == 0)
    for path in ["App/SceneDelegate.swift", "App/AppDelegate.swift", "App/Info.plist"] {
      #expect(try sandbox.read(path) == applied.read(path))
    }
  }
}
