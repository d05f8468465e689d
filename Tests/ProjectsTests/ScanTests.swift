import Foundation
import Testing

@testable import Projects

/// Which files a run takes up, by small trees on disk.
@Suite struct ScanTests {
  private func scan(_ paths: [String], excludes: Excludes = Excludes(), jobs: Int = 2) -> (files: [Scan<Int>.File], failures: [PathFailure])
  {
    let (requests, failures) = ProjectRequest.requests(for: paths)
    let scans = requests.map { $0.scan(jobs: jobs, excludes: excludes) { _, bytes in bytes.count } }
    return (scans.flatMap(\.files), failures + scans.flatMap(\.failures))
  }

  private func selected(_ paths: [String], excludes: Excludes = Excludes()) -> [String] {
    scan(paths, excludes: excludes).files.filter(\.file.isSelected).map(\.file.relativePath)
  }

  @Test func directoriesAreWalkedAndProductsLeftOut() throws {
    let folder = try TemporaryFolder()
    for name in ["a.swift", "b/c.swift", "b/d.txt", "b/.hidden.swift", "b/.#lock.swift"] { try folder.write(name, "x") }
    for name in [".build", "build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "vendor", ".hidden"] {
      try folder.write("\(name)/x.swift")
      try folder.write("b/\(name)/x.swift")
    }
    try folder.write("Builder/x.swift")
    #expect(selected([folder.path]) == ["Builder/x.swift", "a.swift", "b/.hidden.swift", "b/c.swift"])
  }

  @Test func ignoreFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/info/exclude", "mine.swift\n")
    try folder.write(".gitignore", "*.out.swift\n/top.swift\nskipped/\n")
    try folder.write("sub/.gitignore", "!keep.out.swift\nlocal.swift\n")
    for name in ["a.swift", "mine.swift", "top.swift", "x.out.swift", "skipped/a.swift"] { try folder.write(name) }
    for name in ["top.swift", "keep.out.swift", "local.swift", "mine.swift", "skipped/keep.out.swift"] { try folder.write("sub/" + name) }
    #expect(selected([folder.path]) == ["a.swift", "sub/keep.out.swift", "sub/top.swift"])
    // The same for a directory inside it, and for files that are named.
    #expect(selected([folder.path + "/sub"]) == ["sub/keep.out.swift", "sub/top.swift"])
    #expect(selected(["sub/local.swift", "sub/top.swift", "top.swift"].map { folder.path + "/" + $0 }) == ["sub/top.swift"])
    // An ignored directory that is named is meant.
    #expect(selected([folder.path + "/skipped"]) == ["skipped/a.swift"])
  }

  @Test func aRepositoryInsideKnowsNothingOfTheOuterRules() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write(".gitignore", "a.swift\n")
    try folder.write("inner/.git/HEAD")
    try folder.write("inner/a.swift")
    try folder.write("a.swift")
    #expect(selected([folder.path]) == ["inner/a.swift"])
  }

  @Test func aNamedFileComesWithItsProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj")
    try folder.write("App/a.swift")
    try folder.write("Other/b.swift")
    let files = scan([folder.path + "/App/a.swift"]).files
    #expect(files.map(\.file.relativePath) == ["App/a.swift", "Other/b.swift"])
    #expect(files.map(\.file.isSelected) == [true, false])
  }

  @Test func manifestsAreSourcesAndSayHowTheRestIsBuilt() throws {
    let folder = try TemporaryFolder()
    for name in ["Package.swift", "Kit/Package.swift", "Kit/a.swift", "App/Info.plist"] { try folder.write(name) }
    let scan = ProjectRequest(root: folder.path, directories: [folder.path]).scan(jobs: 2) { _, _ in 0 }
    #expect(scan.files.map(\.file.relativePath) == ["Kit/Package.swift", "Kit/a.swift", "Package.swift"])
    #expect(scan.resources == ["App/Info.plist", "Kit/Package.swift", "Package.swift"])
  }

  /// What it says is not known, and whoever needs it has to find that out.
  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything")) func aProjectThatCannotBeOpenedIsThere() throws {
    let folder = try TemporaryFolder()
    for name in ["App.xcodeproj/project.pbxproj", "App/a.swift"] { try folder.write(name) }
    chmod(folder.path + "/App.xcodeproj", 0)
    defer { chmod(folder.path + "/App.xcodeproj", 0o755) }
    let scan = ProjectRequest(root: folder.path, directories: [folder.path]).scan(jobs: 1) { _, _ in 0 }
    #expect(scan.resources == ["App.xcodeproj/project.pbxproj"])
    #expect(scan.failures.map(\.path) == [folder.path + "/App.xcodeproj"])
  }

  @Test func aFileWithoutAProjectIsAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift")
    try folder.write("b.swift")
    #expect(scan([folder.path + "/a.swift"]).files.map(\.file.relativePath) == ["a.swift"])
  }

  @Test func excludesKeepFilesForTheIndex() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/a.swift")
    try folder.write("Legacy/b.swift")
    try folder.write("x.generated.swift")
    let excludes = Excludes(["Legacy"], workingDirectory: folder.path)
    #expect(scan([folder.path], excludes: excludes).files.count == 3)
    #expect(selected([folder.path], excludes: excludes) == ["App/a.swift"])
  }

  @Test func theSameFileIsDoneOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.swift")
    try folder.link("a.swift", to: "m.swift")
    try FileManager.default.linkItem(atPath: folder.path + "/m.swift", toPath: folder.path + "/z.swift")
    let files = scan([folder.path, folder.path + "/m.swift", folder.path + "/./m.swift"]).files
    #expect(files.map(\.file.relativePath) == ["m.swift"])
    #expect(files.first?.otherPaths == [folder.path + "/z.swift"])
  }

  @Test func linksAndOddThings() throws {
    let folder = try TemporaryFolder()
    try folder.write("dir.swift/a.swift")
    try folder.link("dir.swift/loop", to: "..")
    try folder.link("dir.swift/loop.swift", to: "..")
    try folder.link("gone.swift", to: "nowhere.swift")
    try folder.link("self.swift", to: "self.swift")
    #expect(mkfifo(folder.path + "/pipe.swift", 0o600) == 0)
    let (files, failures) = scan([folder.path, folder.path + "/missing.swift", folder.path + "/pipe.swift", folder.path + "/no.txt"])
    #expect(files.map(\.file.relativePath) == ["dir.swift/a.swift"])
    #expect(
      Set(failures.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }) == [
        "gone.swift", "self.swift", "missing.swift", "pipe.swift", "no.txt",
      ])
  }

  @Test func whatIsNoTextIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("latin.swift", [0x6C, 0xE9, 0x20])
    try folder.write("binary.swift", [0x6C, 0x00])
    try folder.write("empty.swift")
    let (files, failures) = scan([folder.path])
    #expect(files.map(\.file.relativePath) == ["empty.swift"])
    #expect(failures.map(\.message) == [TextProblem.binary.description, TextProblem.notUTF8(offset: 1).description])
  }

  @Test func manyFilesOnAnyNumberOfThreads() throws {
    let folder = try TemporaryFolder()
    for index in 0..<200 { try folder.write("d\(index % 7)/e\(index % 3)/f\(index).swift", String(repeating: "x", count: index)) }
    let expected = scan([folder.path], jobs: 1).files
    for jobs in [2, 4, 9] {
      let files = scan([folder.path], jobs: jobs).files
      #expect(files.map(\.file) == expected.map(\.file))
      #expect(files.map(\.value) == expected.map(\.value))
    }
    #expect(expected.count == 200)
  }

  /// Files and folders of similar names stand between each other, and a folder of many files is read in parts.
  @Test func filesComeInTheOrderOfBytes() throws {
    let folder = try TemporaryFolder()
    var names = ["a/b.swift", "a/b/c.swift", "a/b/c/d.swift", "a/b-c.swift", "a/b0.swift", "a.swift"]
    names += ["a0/x.swift", "a-/x.swift", "Z/a.swift"]
    names += (0..<90).map { "many/f\($0).swift" } + (0..<90).map { "many/f\($0)/g.swift" }
    for name in names { try folder.write(name) }
    let named = ["many/f44.swift", "many/f5.swift", "a/b"].map { folder.path + "/" + $0 }
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for jobs in [1, 3] {
      #expect(scan([folder.path], jobs: jobs).files.map(\.file.relativePath) == sorted)
      let request = ProjectRequest(root: folder.path, directories: [named[2]], files: Array(named.prefix(2)))
      let files = request.scan(jobs: jobs) { _, bytes in bytes.count }.files
      #expect(files.map(\.file.relativePath) == sorted)
      #expect(files.count(where: \.file.isSelected) == 4)
    }
  }
}
