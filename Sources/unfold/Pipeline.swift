import Foundation
import Projects
import Rewriting
import Semantics
import Syntax
import Transforms
import Xcode

/// What is kept of a file that was read.
private struct Kept: Sendable {
  let summary: FileSummary
  /// Whether there may be something to find.
  let isCandidate: Bool
  /// The bytes of a file that is sure to be parsed; the others are read again if somebody asks.
  let bytes: [UInt8]?
  /// Why the file may not be rewritten as it is.
  let problem: String?
}

extension Scan<Kept>.File {
  /// Whether there may be something to find, and it may be rewritten.
  fileprivate var isCandidate: Bool { file.isSelected && value.isCandidate }
}

/// Decides, on any thread, what is kept of a file. A class, since it is handed on with every file.
private final class Keep: Sendable {
  let search: WordSearch
  let triggers: WordSet
  /// Of the transforms that look at single files. Those of whole projects look at few, by words that stand in many.
  let fileTriggers: WordSet

  init(_ transforms: [any Migration.Type]) {
    search = WordSearch(words: Engine.words(of: transforms))
    triggers = search.set(of: Engine.triggers(of: transforms))
    fileTriggers = search.set(of: Engine.triggers(of: transforms.filter { $0 is any Transform.Type }))
  }

  func callAsFunction(_ file: SwiftFile, _ bytes: UnsafeBufferPointer<UInt8>) -> Kept {
    let summary = FileSummary(path: file.relativePath, bytes: bytes, search: search)
    let isCandidate = file.isSelected && !summary.isGenerated && !summary.words.isDisjoint(with: triggers)
    let isKept = isCandidate && !summary.words.isDisjoint(with: fileTriggers)
    return Kept(
      summary: summary, isCandidate: isCandidate, bytes: isKept ? Array(bytes) : nil, problem: isCandidate ? Self.problem(in: bytes) : nil)
  }

  /// Why a file may not be rewritten as it is.
  static func problem(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    MergeConflict.line(in: bytes).map { "has a merge conflict (line \($0)); resolve it first" }
  }
}

/// From paths to a report: find the projects, read them, build each one's index, run the engine.
struct Pipeline {
  let options: Options
  let output: Output
  private let transforms: [any Migration.Type]
  private let keep: Keep
  /// How many threads a run takes.
  let jobs: Int
  private let directory = workingDirectory()
  private let excludes: Excludes
  private let progress: Progress

  init(options: Options, output: Output) {
    (self.options, self.output) = (options, output)
    transforms = allTransforms.filter { type in
      (options.only.isEmpty || options.only.contains(type.id)) && !options.skip.contains(type.id)
    }
    keep = Keep(transforms)
    jobs = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    excludes = Excludes(options.excludes, workingDirectory: directory)
    progress = Progress(isWanted: !options.isQuiet)
  }

  /// A Swift file that takes part in a run.
  private typealias Source = Scan<Kept>.File

  // MARK: Paths on disk

  /// Everything the paths name. What cannot be read is told at once.
  func run() -> Report {
    defer { progress.finish() }
    let (requests, failures) = ProjectRequest.requests(for: options.operands.isEmpty ? ["."] : options.operands)
    tell(failures)
    var report = Report(leavesTodos: options.writesTodos)
    // A file that two projects reach is done in the first.
    var seen: Set<FileIdentity>? = requests.count > 1 ? [] : nil
    for (number, request) in requests.enumerated() { run(request, number, into: &report, &seen) }
    report.files.sort { utf8Order($0.displayPath, $1.displayPath) }
    return report
  }

  private func run(_ request: ProjectRequest, _ number: Int, into report: inout Report, _ seen: inout Set<FileIdentity>?) {
    if request.directories.isEmpty {
      // If nothing can be found in the files that were named, nobody will ask the index, and the project need not be read.
      let named = request.scanNamedFiles(excludes: excludes, body: keep.callAsFunction)
      if named.files.allSatisfy({ !$0.value.isCandidate && !mayUseAlias($0.file) }) {
        tell(named.failures)
        report.fileCount += named.files.count { !$0.value.summary.isGenerated }
        report.excludedCount += named.excludedCount
        return
      }
    }
    var scan = request.scan(
      jobs: jobs, excludes: excludes, progress: { [progress] count in progress.update("reading: \(count) files") },
      body: keep.callAsFunction)
    tell(scan.failures)
    let buildFiles = buildFiles(root: request.root, paths: scan.resources)
    readAliases(in: &scan.files, buildFiles, root: request.root)
    for place in scan.files.indices where scan.files[place].file.isSelected {
      if seen?.insert(scan.identities[place]).inserted == false { scan.files[place] = scan.files[place].deselected }
      guard scan.files[place].isCandidate, let problem = scan.files[place].value.problem else { continue }
      tell([PathFailure(path: scan.files[place].file.path, message: problem)])
      scan.files[place] = scan.files[place].deselected
    }
    report.excludedCount += scan.excludedCount
    judge(scan.files, of: request, buildFiles, number: number, into: &report)
  }

  // MARK: Standard input

  /// What is called `path` (absolute) and came on standard input, judged with the index of the project that it would be in.
  /// - Parameter displayName: What the report calls it.
  func run(on bytes: [UInt8], path: String, displayName: String) -> Report {
    defer { progress.finish() }
    var report = Report(leavesTodos: options.writesTodos)
    let request = ProjectRequest(around: path)
    guard !request.leavesOut(path, excludes: excludes) else {
      report.excludedCount = 1
      return report
    }
    let file = SwiftFile(path: path, relativePath: request.relative(path), isSelected: true)
    let read = bytes.withUnsafeBufferPointer { keep(file, $0) }
    // Nobody can read it again.
    let kept = Kept(summary: read.summary, isCandidate: read.isCandidate, bytes: bytes, problem: nil)
    if let problem = read.problem {
      output.fail("\(displayName): \(problem)")
      return report
    }
    var sources = [Source(file: file, value: kept)]
    var resources: [String] = []
    if kept.isCandidate || AliasSearch.mayHelp(with: bytes), request.isProject {
      let scan = request.scan(jobs: jobs, excludes: excludes, body: keep.callAsFunction)
      resources = scan.resources
      sources += scan.files.filter { $0.file.relativePath != file.relativePath }
    }
    sources.sort { utf8Order($0.file.relativePath, $1.file.relativePath) }
    let buildFiles = buildFiles(root: request.root, paths: resources)
    readAliases(in: &sources, buildFiles, root: request.root)
    judge(sources, of: request, buildFiles, isStream: true, number: 0, into: &report)
    report.files = report.files.filter { $0.path == path }.map { file in
      ReportedFile(displayPath: displayName, path: path, otherPaths: [], root: request.root, project: 0, result: file.result)
    }
    return report
  }

  // MARK: Aliases

  /// The type whose aliases transforms know.
  private static let aliasedType = "UIScreen"
  /// Its bit, empty if nobody looks for it.
  private var aliasedWord: WordSet { keep.search.set(of: [Self.aliasedType]) }

  private func mayUseAlias(_ file: SwiftFile) -> Bool {
    !aliasedWord.isEmpty && (try? readFile(file.path)).map(AliasSearch.mayHelp) ?? false
  }

  /// Makes candidates of those that name what is looked for by an alias from another file.
  private func readAliases(in sources: inout [Source], _ buildFiles: ProjectFiles, root: String) {
    // Hardly ever asked for.
    lazy var folders = ProjectFolders(of: buildFiles)
    let word = aliasedWord
    guard !word.isEmpty else { return }
    let named = inParts(sources.count) { [sources] places in
      sources[places].map(\.value.summary).filter { !$0.words.isDisjoint(with: word) }
    }
    guard let aliases = AliasSearch(of: Self.aliasedType, in: named, madeWith: keep.search, projectFolder: { folders.nearest(to: $0) })
    else { return }
    let found = inParts(sources.count) { [sources] places in
      places.compactMap { Self.aliased(sources[$0], aliases, root: root, at: $0) }
    }
    for (place, source) in found { sources[place] = source }
  }

  /// The source at a place as a candidate, if an alias stands in it.
  private static func aliased(_ source: Source, _ aliases: AliasSearch, root: String, at place: Int) -> (place: Int, source: Source)? {
    let known = source.value.summary
    guard source.file.isSelected, !known.isGenerated, aliases.mayBeUsed(in: known),
      let bytes = source.value.bytes ?? (try? readFile(root + "/" + source.file.relativePath)),
      let summary = aliases.summary(known, of: bytes)
    else { return nil }
    let problem = bytes.withUnsafeBufferPointer(Keep.problem)
    let value = Kept(summary: summary, isCandidate: true, bytes: bytes, problem: problem)
    return (place, Source(file: source.file, value: value, otherPaths: source.otherPaths))
  }

  /// Work on thousands of places, so many at once that handing them out costs nothing.
  private func inParts<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Range<Int>) -> [Result]) -> [Result] {
    let size = 256
    let parts = Parallel.map(count: (count + size - 1) / size, jobs: jobs) { work($0 * size..<min(($0 + 1) * size, count)) }
    return parts.flatMap(\.self)
  }

  // MARK: Judging

  /// Runs the engine over one project and adds what it found to the report.
  /// - Parameter isStream: What is rewritten comes on one stream, and what has to change in several files cannot be made.
  private func judge(
    _ sources: [Source], of request: ProjectRequest, _ allBuildFiles: ProjectFiles, isStream: Bool = false, number: Int,
    into report: inout Report
  ) {
    let root = request.root
    report.fileCount += sources.count { $0.file.isSelected && !$0.value.summary.isGenerated }
    let candidateCount = sources.count(where: \.isCandidate)
    guard candidateCount > 0 else { return }
    progress.update("judging: \(candidateCount) of \(sources.count) files")
    let read = Self.reader(of: sources, root: root)
    let (facts, index) = Parallel.both(
      jobs: jobs, { [jobs] in BuildFacts(allBuildFiles, jobs: jobs) },
      { ProjectIndex(sorted: sources.map(\.value.summary), source: read) })
    let buildFiles = isStream ? buildFiles(root: root, paths: []) : allBuildFiles
    let project = ProjectContext(
      sorted: infos(of: sources, facts), buildFiles: buildFiles, index: index,
      minimumOS: options.minimumOS ?? facts.minimumOS, mayWrite: { [excludes] in request.covers($0, excludes: excludes) }, read: read)
    // Never released: the process ends soon, and to free thousands of summaries one by one takes 3 % of a run over a large folder.
    _ = Unmanaged.passRetained(project)
    let engine = Engine(
      transforms, of: allTransforms, leavesTodos: options.writesTodos, countsEveryUse: options.format == .json, jobs: jobs)
    let result = engine.run(project, search: keep.search)
    tell(result.faults, root: root)
    add(result, of: sources, root: root, number: number, to: &report)
  }

  /// The bytes of a source: those that were kept, or else what is on disk.
  private static func reader(of sources: [Source], root: String) -> @Sendable (String) -> [UInt8]? {
    { path in
      guard let place = sources.place(ofPath: path, \.file.relativePath) else { return nil }
      return sources[place].value.bytes ?? (try? readFile(root + "/" + path))
    }
  }

  private func infos(of sources: [Source], _ facts: BuildFacts) -> [FileInfo] {
    let minimumOS = options.minimumOS
    return inParts(sources.count) { places in sources[places].map { Self.info(of: $0, facts, minimumOS: minimumOS) } }
  }

  private static func info(of source: Source, _ facts: BuildFacts, minimumOS: Int?) -> FileInfo {
    // The project file is not asked about a file in which there is nothing to find.
    guard source.isCandidate else {
      return FileInfo(path: source.file.relativePath, isSelected: source.file.isSelected && !source.value.summary.isGenerated)
    }
    let known = facts[source.file.relativePath]
    return FileInfo(
      path: source.file.relativePath, isInAppExtension: known.isInAppExtension, exclusion: known.exclusion,
      minimumOS: minimumOS ?? known.minimumOS)
  }

  /// What says how the sources are built, read when it is asked for; a file that cannot be read is one that is not there.
  private func buildFiles(root: String, paths: [String]) -> ProjectFiles {
    ProjectFiles(paths: paths) { try? readFile(root + "/" + $0) }
  }

  private func add(_ result: RunResult, of sources: [Source], root: String, number: Int, to report: inout Report) {
    let linked = sources.lazy.filter { !$0.otherPaths.isEmpty }
    let otherPaths = Dictionary(linked.map { ($0.file.relativePath, $0.otherPaths) }) { first, _ in first }
    let display = DisplayPaths(workingDirectory: directory)
    report.files += result.files.map { file in
      let path = root == "/" ? "/" + file.path : root + "/" + file.path
      return ReportedFile(
        displayPath: display.display(path), path: path, otherPaths: otherPaths[file.path] ?? [], root: root, project: number, result: file)
    }
  }

  /// A path as it is shown.
  func display(_ path: String) -> String { DisplayPaths(workingDirectory: directory).display(path) }

  private func tell(_ failures: [PathFailure]) {
    if !failures.isEmpty { progress.clear() }
    for failure in failures {
      // A word that names nothing on disk was perhaps meant to be a command.
      let isFirstWord = !options.isCommandNamed && failure.path == options.operands.first && !failure.path.contains("/")
      let command = isFirstWord ? nearest(to: failure.path, in: Options.Command.names + ["--help", "--version"]) : nil
      let hint = command.map { "; did you mean `unfold \($0)`?" } ?? ""
      output.fail("\(display(failure.path)): \(failure.message)\(hint)")
    }
  }

  private func tell(_ faults: [Fault], root: String) {
    if !faults.isEmpty { progress.clear() }
    for fault in faults {
      let files = fault.files.map { display(root + "/" + $0) }.joined(separator: ", ")
      let transforms = fault.transforms.isEmpty ? "" : " in \(fault.transforms.joined(separator: ", "))"
      output.fail(
        fault.isHalfWritten
          ? "\(files): not all of it can be read as Swift, so an edit\(transforms) cannot be checked. Nothing was changed there; mend it first"
          : "\(files): internal fault\(transforms): \(fault.message). Nothing was changed there; please report it")
    }
  }
}
