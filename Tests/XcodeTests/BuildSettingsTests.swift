import Testing

@testable import Xcode

@Suite struct BuildSettingsTests {
  private func settings(_ levels: [(String, String)]..., configuration: String = "Debug") -> BuildSettings {
    BuildSettings(
      configuration: configuration,
      levels: levels.map { assignments in SettingsLevel(assignments.map { (key: $0.0, value: $0.1) }) },
      missingFiles: [], builtIn: ["SRCROOT": BuildSettings.sourceRoot, "TARGET_NAME": "Ferns", "CONFIGURATION": configuration])
  }

  @Test func theHighestLevelWins() {
    #expect(settings([("A", "1")], [("A", "2")]).value("A") == .value("2"))
    #expect(settings([("A", "1")], []).value("A") == .value("1"))
    #expect(settings([]).value("A") == .absent)
  }

  @Test func namesAreReplaced() {
    #expect(settings([("A", "$(TARGET_NAME)/${B}"), ("B", "x")]).value("A") == .value("Ferns/x"))
    #expect(settings([("A", "a")], [("A", "$(inherited) b")]).value("A") == .value("a b"))
    #expect(settings([("F_Debug", "d"), ("A", "$(F_$(CONFIGURATION))")]).value("A") == .value("d"))
    #expect(settings([("A", "$(B:default=c)")]).value("A") == .value("c"))
    #expect(settings([("A", "$(TARGET_NAME:lower)")]).value("A") == .value("ferns"))
    #expect(settings([("A", "cost $5")]).value("A") == .value("cost $5"))
  }

  @Test func whatOnlyXcodeKnowsIsUnknown() {
    guard case .unknown = settings([("A", "$(B)/x")]).value("A") else { return #expect(Bool(false)) }
    guard case .unknown = settings([("A", "$(B)"), ("B", "$(A)")]).value("A") else { return #expect(Bool(false)) }
  }

  /// Sixty settings that each name the next one twice are answered at once, and so is one of many nested names.
  @Test func settingsThatNameEachOtherTooOftenAreUnknown() {
    let chain = (0..<60).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") } + [("A60", "")]
    guard case .unknown = settings(chain).value("A0") else { return #expect(Bool(false)) }
    let nested = String(repeating: "$(", count: 10_000) + "X" + String(repeating: ")", count: 10_000)
    guard case .unknown = settings([("A", nested)]).value("A") else { return #expect(Bool(false)) }
  }

  @Test func conditionsDecide() {
    let some = settings([("A", "1"), ("A[sdk=iphoneos*]", "2"), ("A[sdk=macosx*]", "3")])
    #expect(some.value("A") == .value("2"))
    #expect(some.values("A") == [.value("2"), .value("1")])
    #expect(settings([("A[config=Release]", "2"), ("A", "1")]).value("A") == .value("1"))
  }

  @Test func configurationFiles() {
    let files = ProjectFiles(contents: [
      "Config/App.xcconfig": Array(
        """
        #include "../Shared.xcconfig"
        #include? "Local.xcconfig"
        // A comment
        INFOPLIST_FILE = App/Info.plist // the app's\r
        OTHER[sdk=iphoneos*] = a=b
        """.utf8),
      "Shared.xcconfig": Array("#include \"Gone.xcconfig\"\nSHARED = yes;\n".utf8),
    ])
    var reader = ConfigurationFileReader(files: files)
    reader.read("Config/App.xcconfig")
    #expect(reader.level.assignments.map(\.key) == ["SHARED", "INFOPLIST_FILE", "OTHER[sdk=iphoneos*]"])
    #expect(reader.level.assignments.map(\.value) == ["yes", "App/Info.plist", "a=b"])
    #expect(reader.missing == ["Gone.xcconfig"])
  }

  @Test(arguments: [
    ("iphoneos", "iphoneos*", true), ("iphoneos", "iphoneos", true), ("iphoneos", "iphoneos18.0", true), ("iphoneos", "mac*", false),
    ("a", "*", true),
  ])
  func patterns(_ text: String, _ pattern: String, _ fits: Bool) { #expect(BuildSettings.matches(text, pattern) == fits) }
}
