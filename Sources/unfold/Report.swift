import Projects
import Rewriting

/// One file of a run, with the names that people and the disk know it by.
struct ReportedFile {
  /// Relative to the working directory, `/`-separated.
  let displayPath: String
  /// Absolute.
  let path: String
  /// Other names of the same file, absolute.
  let otherPaths: [String]
  /// The root of its project, absolute.
  let root: String
  /// Of which project: groups are numbered within one.
  let project: Int
  let result: FileResult
}

/// What all projects of a run came to.
struct Report {
  /// Every file with findings or changes, by display path.
  var files: [ReportedFile] = []
  /// How many files could have been rewritten.
  var fileCount = 0
  /// How many were named and left out by a rule.
  var excludedCount = 0
  /// Whether `apply` would leave TODO lines; without them a TODO is nothing that `check` has to tell.
  var leavesTodos = true

  /// The absolute paths of the files that `apply` could not write.
  var unwritten: Set<String> = []

  /// How many findings are of this kind.
  func count(_ kind: LocatedFinding.Kind) -> Int {
    files.reduce(0) { sum, file in sum + file.result.findings.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) } }
  }

  /// What makes `check` fail.
  var hasFindings: Bool { files.contains { file in file.result.findings.contains(where: reports) } }
  /// Whether `check` has a line for it: `apply` would do something, or cannot do what is needed.
  func reports(_ finding: LocatedFinding) -> Bool { finding.kind != .skip && (leavesTodos || finding.kind != .todo) }
  var hasChanges: Bool { files.contains { $0.result.isChanged } }

  /// `412 files, 31 rewritten, 9 to do, 4 skipped`.
  var summary: String {
    var done = self
    done.files.removeAll { unwritten.contains($0.path) }
    var parts = ["\(fileCount) file\(fileCount == 1 ? "" : "s")", "\(done.count(.rewrite)) rewritten", "\(count(.todo)) to do"]
    parts.append("\(count(.skip)) skipped")
    if !unwritten.isEmpty { parts.append("\(unwritten.count) file\(unwritten.count == 1 ? "" : "s") not written") }
    let blocked = count(.blocked)
    if blocked > 0 { parts.append("\(blocked) blocked") }
    if excludedCount > 0 { parts.append("\(excludedCount) excluded") }
    return parts.joined(separator: ", ")
  }
}
