#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the scan of a project found, in the order of paths.
package struct Scan<Value: Sendable>: Sendable {
  package struct File: Sendable {
    package let file: SwiftFile
    package let status: FileStatus
    package let value: Value
    /// Other names of the same file (hard links), absolute.
    package fileprivate(set) var otherPaths: [String] = []
  }

  package let root: String
  package fileprivate(set) var files: [File] = []
  /// What is not Swift and may matter, from the project's root.
  package fileprivate(set) var resources: [String] = []
  /// What was selected and could not be read.
  package fileprivate(set) var failures: [PathFailure] = []
  /// How many files were named and then left out by a rule.
  package fileprivate(set) var excludedCount = 0
}

extension ProjectRequest {
  /// Finds and reads every Swift file of the project, on several threads.
  ///
  /// - Parameters:
  ///   - jobs: How many threads.
  ///   - body: What to keep of a file. Called on any thread; the bytes are valid during the call.
  package func scan<Value: Sendable>(
    jobs: Int, excludes: Excludes = Excludes(), body: @escaping @Sendable (SwiftFile, UnsafeBufferPointer<UInt8>) -> Value
  ) -> Scan<Value> {
    let walk = Walk<Value>(request: self, excludes: excludes, body: body)
    return walk.run(jobs: jobs)
  }

  /// Reads only the files that were named, without a look at the rest of the project.
  package func scanNamedFiles<Value: Sendable>(
    excludes: Excludes = Excludes(), body: @escaping @Sendable (SwiftFile, UnsafeBufferPointer<UInt8>) -> Value
  ) -> Scan<Value> {
    Walk<Value>(request: self, excludes: excludes, walksDirectories: false, body: body).run(jobs: 1)
  }
}

extension ProjectRequest {
  /// Whether the walk would not have come to this file either. What a rule leaves out stays out when a hook names it.
  package func leavesOut(_ path: String, excludes: Excludes) -> Bool {
    if excludes.exclude(path) { return true }
    let names = relative(path).split(separator: "/").map(String.init)
    guard let name = names.last, !SkipRules.isGenerated(name) else { return true }
    var directory = root
    var ignoreRules = inheritedRules(above: directory)
    for name in names.dropLast() {
      ignoreRules = rules(of: directory, inheriting: ignoreRules)
      directory = child(name, of: directory)
      if SkipRules.skipsDirectory(name) || ignoreRules?.ignores(directory, isDirectory: true) == true { return true }
    }
    return rules(of: directory, inheriting: ignoreRules)?.ignores(path, isDirectory: false) == true
  }

  /// Whether a path from the root, of a file that need not exist, lies in a directory that was named, and no exclude leaves it out.
  package func covers(_ path: String, excludes: Excludes) -> Bool {
    let path = child(path, of: root)
    return directories.contains { path.hasPrefix($0 == "/" ? $0 : $0 + "/") } && !excludes.exclude(path)
  }

  /// - Parameter path: Absolute, below the root.
  package func relative(_ path: String) -> String {
    let length = root == "/" ? 1 : root.utf8.count + 1
    return String(path[path.utf8.index(path.startIndex, offsetBy: length)...])
  }
}

/// One walk over a project: directories and files are work of the same pool, so reading begins with the first file that is found.
private final class Walk<Value: Sendable>: Sendable {
  private enum Work: Sendable {
    case directory(String, IgnoreRules?, isSelected: Bool)
    case files([SwiftFile])
  }
  private struct Output: Sendable {
    var files: [Scan<Value>.File] = []
    var resources: [String] = []
    var failures: [PathFailure] = []
    var excludedCount = 0
  }

  private let request: ProjectRequest
  private let excludes: Excludes
  private let body: @Sendable (SwiftFile, UnsafeBufferPointer<UInt8>) -> Value
  /// What is work of its own, and passed over where the walk comes to it.
  private let startingPoints: Set<String>
  private let walksDirectories: Bool
  private let output = Locked(Output())

  init(
    request: ProjectRequest, excludes: Excludes, walksDirectories: Bool = true,
    body: @escaping @Sendable (SwiftFile, UnsafeBufferPointer<UInt8>) -> Value
  ) {
    (self.request, self.excludes, self.body) = (request, excludes, body)
    self.walksDirectories = walksDirectories
    startingPoints = Set(request.directories + request.files)
  }

  func run(jobs: Int) -> Scan<Value> {
    var work = namedFiles()
    if walksDirectories {
      work += Set((request.isProject ? [request.root] : []) + request.directories).map { directory in
        .directory(directory, inheritedRules(above: directory), isSelected: request.directories.contains(directory))
      }
    }
    let pool = WorkPool(work)
    pool.run(threads: jobs) { [self] in
      let reader = FileReader()
      return { item in
        switch item {
        case .directory(let path, let rules, let isSelected): self.visit(path, rules, isSelected: isSelected, pool)
        case .files(let files): self.read(files, with: reader)
        }
      }
    }
    return result()
  }

  // MARK: Files that were named

  private func namedFiles() -> [Work] {
    var files: [SwiftFile] = []
    var excluded = 0
    for path in request.files {
      if request.leavesOut(path, excludes: excludes) {
        excluded += 1
      } else {
        let isLink = (try? FileStatus(ofLinkAt: path))?.kind == .link
        files.append(SwiftFile(path: path, relativePath: relative(path), isSelected: true, isLink: isLink))
      }
    }
    output.withValue { $0.excludedCount += excluded }
    return files.isEmpty ? [] : [.files(files)]
  }

  private func relative(_ path: String) -> String { request.relative(path) }

  // MARK: Directories

  private struct Listing {
    var entries: [DirectoryEntry] = []
    var hasIgnoreFile = false
    var isRepository = false
  }

  private func visit(_ directory: String, _ inherited: IgnoreRules?, isSelected: Bool, _ pool: WorkPool<Work>) {
    var listing = Listing()
    do {
      try list(directory, into: &listing)
    } catch {
      fail(PathFailure(directory, error), isSelected: isSelected)
    }
    let rules = rules(
      of: directory, inheriting: inherited, isRepository: listing.isRepository, hasIgnoreFile: listing.hasIgnoreFile)
    var files: [SwiftFile] = []
    var resources: [String] = []
    for entry in listing.entries {
      let path = child(entry.name, of: directory)
      if startingPoints.contains(path) || rules?.ignores(path, isDirectory: entry.kind == .directory) == true { continue }
      if entry.kind == .directory {
        pool.add(.directory(path, rules, isSelected: isSelected))
      } else if entry.name.utf8.count > 6, entry.name.hasSuffix(".swift") {
        if let file = swiftFile(path, entry, isSelected: isSelected) { files.append(file) }
      } else {
        resources.append(relative(path))
      }
    }
    // A directory of a thousand files is work for every thread.
    for start in stride(from: 0, to: files.count, by: 16) { pool.add(.files(Array(files[start..<min(start + 16, files.count)]))) }
    if !resources.isEmpty { output.withValue { [resources] in $0.resources += resources } }
  }

  /// The names that matter, before any rule that needs a whole path.
  private func list(_ directory: String, into listing: inout Listing) throws(SystemError) {
    try listDirectory(directory) { name, kind in
      switch kind {
      case .directory:
        if hasName(name, ".git") { listing.isRepository = true }
        if SkipRules.skipsDirectory(name), !startingPoints.contains(child(String(decoding: name, as: UTF8.self), of: directory)) { return }
      case .file, .link:
        if name[0] == UInt8(ascii: ".") {
          if hasName(name, ".gitignore") { listing.hasIgnoreFile = true }
          if hasName(name, ".git") { listing.isRepository = true }
        }
        if hasSuffix(name, ".swift") ? SkipRules.skipsFile(name) : !SkipRules.isResource(name) { return }
      case .other: return
      }
      listing.entries.append(DirectoryEntry(name: String(decoding: name, as: UTF8.self), kind: kind))
    }
  }

  private func swiftFile(_ path: String, _ entry: DirectoryEntry, isSelected: Bool) -> SwiftFile? {
    if entry.kind == .link {
      do {
        // A link to a directory is not followed, so no loop is ever entered.
        guard try FileStatus(at: path).kind == .file else { return nil }
      } catch {
        fail(PathFailure(path, error), isSelected: isSelected)
        return nil
      }
    }
    let isSelected = isSelected && !SkipRules.isGenerated(entry.name) && !excludes.exclude(path)
    return SwiftFile(path: path, relativePath: relative(path), isSelected: isSelected, isLink: entry.kind == .link)
  }

  private func fail(_ failure: PathFailure, isSelected: Bool) {
    guard isSelected else { return }
    output.withValue { $0.failures.append(failure) }
  }

  // MARK: Reading

  private func read(_ files: [SwiftFile], with reader: FileReader) {
    var found: [Scan<Value>.File] = []
    for file in files {
      do {
        found.append(try read(file, with: reader).get())
      } catch let problem as TextProblem {
        fail(PathFailure(path: file.path, message: problem.description), isSelected: file.isSelected)
      } catch {
        fail(PathFailure(path: file.path, message: "\(error)"), isSelected: file.isSelected)
      }
    }
    output.withValue { [found] in $0.files += found }
  }

  private func read(_ file: SwiftFile, with reader: FileReader) throws(SystemError) -> Result<Scan<Value>.File, TextProblem> {
    try reader.read(file.path) { bytes, status in
      if let problem = TextProblem(in: bytes) { return .failure(problem) }
      return .success(Scan<Value>.File(file: file, status: status, value: body(file, bytes)))
    }
  }

  // MARK: The result

  private func result() -> Scan<Value> {
    let output = output.withValue { $0 }
    var scan = Scan<Value>(root: request.root)
    let (files, doubles) = Self.apart(Self.withoutRepeats(output.files))
    scan.files = files
    scan.resources = output.resources.sorted(by: utf8Order)
    scan.failures = (output.failures + doubles).sorted { utf8Order($0.path, $1.path) }
    scan.excludedCount = output.excludedCount
    return scan
  }

  /// Each file once, under its own name rather than a link's, selected if one of its names is.
  private static func withoutRepeats(_ files: [Scan<Value>.File]) -> [Scan<Value>.File] {
    // Places are sorted, and by names that were taken out: the files themselves are large, and asking one copies it.
    let paths = files.map { Array($0.file.relativePath.utf8) }
    let ranks = files.map { Self.rank($0.file) }
    let byPath = files.indices.sorted { paths[$0].lexicographicallyPrecedes(paths[$1]) }
    var firsts: [FileIdentity: Int] = [:]
    firsts.reserveCapacity(files.count)
    var otherPaths: [Int: [String]] = [:]
    for rank in 0...3 {
      for place in byPath where ranks[place] == rank {
        let file = files[place]
        if let first = firsts[file.status.identity] {
          if !file.file.isLink { otherPaths[first, default: []].append(file.file.path) }
        } else {
          firsts[file.status.identity] = place
        }
      }
    }
    let chosen = Set(firsts.values)
    return byPath.filter(chosen.contains).map { place in
      var file = files[place]
      if let others = otherPaths[place] { file.otherPaths = others }
      return file
    }
  }

  /// The files whose names are different texts. To Swift two spellings of an accent are one; a file system may have both.
  private static func apart(_ files: [Scan<Value>.File]) -> (files: [Scan<Value>.File], failures: [PathFailure]) {
    var names: Set<String> = []
    names.reserveCapacity(files.count)
    var failures: [PathFailure] = []
    let kept = files.filter { entry in
      if names.insert(entry.file.relativePath).inserted { return true }
      let message = "has the name of another file but for how its accents are encoded; rename one of them"
      if entry.file.isSelected { failures.append(PathFailure(path: entry.file.path, message: message)) }
      return false
    }
    return (kept, failures)
  }

  /// Which of several names of one file is taken: the lowest.
  private static func rank(_ file: SwiftFile) -> Int { (file.isSelected ? 0 : 2) + (file.isLink ? 1 : 0) }
}

private func hasName(_ name: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
  name.count == text.utf8CodeUnitCount && name.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: name.count))
}

/// The order of bytes, the same on every platform and in every language.
package func utf8Order(_ a: String, _ b: String) -> Bool {
  var (a, b) = (a, b)
  return a.withUTF8 { a in
    b.withUTF8 { b in
      guard let start = a.baseAddress, let other = b.baseAddress else { return a.count < b.count }
      let order = memcmp(start, other, min(a.count, b.count))
      return order == 0 ? a.count < b.count : order < 0
    }
  }
}
