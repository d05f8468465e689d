import Testing

@testable import Xcode

@Suite struct XcodeProjectTests {
  /// A project with two app targets that share an app delegate, in the form that Xcode writes.
  static let text = """
    // !$*UTF8*$!
    {
    \tobjectVersion = 50;
    \tobjects = {

    /* Begin PBXBuildFile section */
    \t\t10 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = 20 /* AppDelegate.swift */; };
    \t\tF1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = 20 /* AppDelegate.swift */; settings = {COMPILER_FLAGS = "-Xfrontend"; }; };
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */
    \t\t20 /* AppDelegate.swift */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.swift; name = AppDelegate.swift; path = "My Sources/AppDelegate.swift"; sourceTree = "<group>"; };
    \t\t21 /* App.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
    /* End PBXFileReference section */

    /* Begin PBXFileSystemSynchronizedRootGroup section */
    \t\t60 /* Screens */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (61, 62, ); path = Screens; sourceTree = "<group>"; };
    \t\t61 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift, ); target = 41; };
    \t\t62 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Both.swift, ); target = 42; };
    /* End PBXFileSystemSynchronizedRootGroup section */

    \t\t30 = {isa = PBXGroup; children = (31, 21, 60, ); sourceTree = "<group>"; };
    \t\t31 /* Ferns */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\t20 /* AppDelegate.swift */,
    \t\t\t);
    \t\t\tpath = Ferns;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\t41 = {isa = PBXNativeTarget; name = Ferns; productType = "com.apple.product-type.application"; buildPhases = (51, ); buildConfigurationList = 71; fileSystemSynchronizedGroups = (60, ); };
    \t\t42 = {isa = PBXNativeTarget; name = "Ferns Pro"; productType = "com.apple.product-type.application"; buildPhases = (52, ); buildConfigurationList = 71; };
    \t\t51 = {isa = PBXSourcesBuildPhase; files = (
    \t\t\t\t10 /* AppDelegate.swift in Sources */,
    \t\t\t); };
    \t\t52 = {isa = PBXSourcesBuildPhase; files = (F1 /* AppDelegate.swift in Sources */); };
    \t\t71 = {isa = XCConfigurationList; buildConfigurations = (72, ); };
    \t\t72 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = 21; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/$(FOLDER)/$(TARGET_NAME).plist"; }; };
    \t\t80 = {isa = PBXProject; mainGroup = 30; buildConfigurationList = 81; targets = (41, 42, ); };
    \t\t81 = {isa = XCConfigurationList; buildConfigurations = (82, ); };
    \t\t82 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
    \t};
    \trootObject = 80;
    }

    """

  private func project(_ text: String = text) throws -> XcodeProject {
    let path = "App/Ferns.xcodeproj/project.pbxproj"
    return try XcodeProject(
      path: path, files: ProjectFiles(contents: [path: Array(text.utf8), "App/App.xcconfig": Array("FOLDER = Plists".utf8)]))
  }

  @Test func targetsAndTheirFiles() throws {
    let project = try project()
    #expect(project.targets.map(\.name) == ["Ferns", "Ferns Pro"])
    #expect(project.targets.allSatisfy { $0.isApplication && $0.buildsForIOS && $0.compiles("App/Ferns/My Sources/AppDelegate.swift") })
    #expect(project.targets.map { $0.compiles("App/Screens/List.swift") } == [true, false])
    #expect(project.targets.map { $0.compiles("App/Screens/Old.swift") } == [false, false])
    #expect(project.targets.map { $0.compiles("App/Screens/Both.swift") } == [true, true])
  }

  @Test func settingsComeThroughEveryLevel() throws {
    let project = try project()
    let value = try #require(project.targets[1].configurations.first?.value("INFOPLIST_FILE").known)
    #expect(project.path(fromSetting: value) == "App/Plists/Ferns Pro.plist")
    #expect(project.targets[0].configurations.first?.value("IPHONEOS_DEPLOYMENT_TARGET") == .value("15.0"))
  }

  @Test(arguments: ["\n", "\r\n"])
  func aFileIsEnteredBesideAnother(newline: String) throws {
    let project = try project(Self.text.replacing("\n", with: newline))
    let path = "App/Ferns/My Sources/SceneDelegate.swift"
    let changes = try project.changes(adding: path, beside: "App/Ferns/My Sources/AppDelegate.swift")
    let result = TextChange.apply(changes, to: project.source)
    let again = try self.project(String(decoding: result, as: UTF8.self))
    #expect(again.targets.allSatisfy { $0.compiles(path) })
    let (objects, places) = try again.contents()
    #expect(try objects.keys.count == project.contents().objects.keys.count + 3)
    let added = try #require(objects.keys.indices.first { places.path(of: $0) == path })
    #expect(places.places[added]?.group.map(objects.identifier) == "31")
    let lines = String(decoding: result, as: UTF8.self).split(separator: newline).filter { $0.contains("SceneDelegate") }
    #expect(lines.count == 6)
    #expect(lines.filter { $0.contains("PBXFileReference") && $0.contains("path = \"My Sources/SceneDelegate.swift\"") }.count == 1)
    #expect(!lines.contains { $0.contains("SceneDelegate") && $0.contains("Xfrontend") })
    // Apart from what was added, nothing moved.
    let kept = TextChange.apply(changes.map { TextChange(range: $0.range, text: "") }, to: project.source)
    #expect(kept == project.source && changes.allSatisfy(\.range.isEmpty))
    #expect(try project.changes(adding: path, beside: "App/Ferns/My Sources/AppDelegate.swift") == changes)
  }

  @Test func whatCannotBeEnteredIsSaid() throws {
    let project = try project()
    #expect(throws: XcodeProject.Refusal.self) { try project.changes(adding: "App/B.swift", beside: "App/A.swift") }
    let there = "App/Ferns/My Sources/AppDelegate.swift"
    #expect(throws: XcodeProject.Refusal.self) { try project.changes(adding: there, beside: there) }
  }

  @Test func identifiersDoNotCollide() {
    var taken: Set<String> = []
    let all = (0..<2000).map { XcodeProject.identifier(for: "reference A/\($0).swift", avoiding: &taken) }
    #expect(Set(all).count == 2000)
    #expect(all.allSatisfy { $0.count == 24 && $0.allSatisfy { $0.isHexDigit && !$0.isLowercase } })
    var other: Set<String> = [all[0]]
    #expect(XcodeProject.identifier(for: "reference A/0.swift", avoiding: &other) != all[0])
  }
}
