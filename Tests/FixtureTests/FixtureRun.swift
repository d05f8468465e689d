import Foundation
import Projects
import Rewriting
import Semantics
import Transforms
import Xcode

/// Runs transforms over files in memory, as the command does over files on disk.
struct FixtureRun {
  let result: RunResult
  /// Every file as it is afterwards.
  let files: [String: [UInt8]]

  /// - Parameter asksAll: Every transform is asked about every file, whatever words stand in it.
  init(
    _ files: [String: [UInt8]], transforms: [any Migration.Type] = allTransforms, leavesTodos: Bool = true, jobs: Int = 1,
    asksAll: Bool = false
  ) {
    let search = WordSearch(words: Engine.words(of: allTransforms))
    let swift = files.filter { $0.key.hasSuffix(".swift") }
    let summaries = swift.map { FileSummary(path: $0.key, bytes: $0.value, search: search) }
    let buildFiles = ProjectFiles(contents: files.filter { ProjectFiles.holdsBuildFacts($0.key) }, otherPaths: files.keys)
    let facts = BuildFacts(buildFiles)
    let infos = swift.keys.map { path in
      let known = facts[path]
      return FileInfo(path: path, isInAppExtension: known.isInAppExtension, exclusion: known.exclusion, minimumOS: known.minimumOS)
    }
    let index = ProjectIndex(summaries: summaries) { files[$0] }
    let project = ProjectContext(files: infos, buildFiles: buildFiles, index: index, minimumOS: facts.minimumOS) { files[$0] }
    result = Engine(transforms, of: allTransforms, leavesTodos: leavesTodos, jobs: jobs).run(project, search: asksAll ? nil : search)
    self.files = files.merging(result.files.map { ($0.path, $0.final) }) { $1 }
  }

  /// The diff of everything that changes.
  var diff: [UInt8] { result.files.flatMap { UnifiedDiff($0).text() } }
}

/// What differs between two sets of files, to be read by a person; empty if nothing does.
func difference(from wanted: [String: [UInt8]], to got: [String: [UInt8]]) -> String {
  var result = ""
  for path in Set(wanted.keys).union(got.keys).sorted() where wanted[path] != got[path] {
    guard let old = wanted[path], let new = got[path] else {
      result += "\(path) \(wanted[path] == nil ? "should not be there" : "is missing")\n"
      continue
    }
    let change = Change(original: 0..<old.count, current: 0..<new.count)
    result += String(decoding: UnifiedDiff(path: path, original: old, final: new, changes: [change]).text(), as: UTF8.self)
  }
  return result
}

/// A process that is waited for: its status and all it said.
func run(_ command: [String], in folder: URL? = nil) -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  if let folder {
    process.currentDirectoryURL = folder
    // No repository around the folder may have a say.
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path])
    {
      $1
    }
  }
  let pipe = Pipe()
  (process.standardOutput, process.standardError) = (pipe, pipe)
  do { try process.run() } catch { return (-1, "\(error)") }
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}

/// Runs the body with a folder that holds these files and is removed afterwards.
func withFolder<Result>(holding files: [String: [UInt8]], _ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-fixture-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (path, bytes) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
  return try body(folder)
}
