import Testing

@testable import Xcode

@Suite struct ProjectFilesTests {
  @Test(arguments: [
    ("A/App.xcodeproj/project.pbxproj", true), ("project.yml", true), ("A/Package.swift", true), ("A/Info.plist", true),
    ("Base.xcconfig", true), ("A/MyPackage.swift", false), ("A/project.yml.txt", false), ("a.swift", false), ("", false),
  ])
  func whatIsRead(_ path: String, _ isRead: Bool) { #expect(ProjectFiles.holdsBuildFacts(path) == isRead) }

  @Test func filesAreReadWhenAskedFor() {
    let files = ProjectFiles(paths: ["a.swift", "Info.plist", "gone.plist"]) { $0 == "gone.plist" ? nil : Array($0.utf8) }
    #expect(files["Info.plist"] == Array("Info.plist".utf8) && files["gone.plist"] == nil && files["a.swift"] == nil)
    let changed = files.adding(contents: ["Info.plist": [1], "New.plist": [2]])
    #expect(changed["Info.plist"] == [1] && changed["New.plist"] == [2])
    #expect(changed.buildPaths == ["Info.plist", "gone.plist", "New.plist"])
    #expect(changed.paths.sorted() == ["Info.plist", "New.plist", "a.swift", "gone.plist"])
  }

  @Test(arguments: [
    ("A/b", "A", true), ("A", "A", true), ("AB/c", "A", false), ("A", "A/b", false), ("x", "", true), ("A/b/c", "A/b", true),
  ])
  func inside(_ path: String, _ folder: String, _ isInside: Bool) { #expect(Path.isInside(path, folder: folder) == isInside) }
}
