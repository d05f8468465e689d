/// One walk over a project: directories and files are work of the same pool, so reading begins with the first file that is found.
final class Walk<Value: Sendable>: Sendable {
  private enum Work: Sendable {
    case directory(String, IgnoreRules?, isSelected: Bool)
    case files([SwiftFile], folder: String)
  }
  /// Files of one directory, and what the order of all asks of each.
  private struct Batch: Sendable {
    var found: ScanOrder.Batch
    var files: [Scan<Value>.File] = []
  }
  private struct Output: Sendable {
    var fileCount = 0
    var batches: [Batch] = []
    var resources: [ScanOrder.Listing] = []
    var failures: [PathFailure] = []
    var excludedCount = 0
  }

  private let request: ProjectRequest
  private let excludes: Excludes
  private let progress: @Sendable (Int) -> Void
  private let body: @Sendable (SwiftFile, UnsafeBufferPointer<UInt8>) -> Value
  /// What is work of its own, and passed over where the walk comes to it.
  private let startingPoints: Set<String>
  /// The directories in which they stand: in the others, none is looked for.
  private let parents: Set<String>
  private let walksDirectories: Bool
  private let output = Locked(Output())

  init(
    request: ProjectRequest, excludes: Excludes, walksDirectories: Bool = true, progress: @escaping @Sendable (Int) -> Void = { _ in },
    body: @escaping @Sendable (SwiftFile, UnsafeBufferPointer<UInt8>) -> Value
  ) {
    (self.request, self.excludes, self.progress, self.body) = (request, excludes, progress, body)
    self.walksDirectories = walksDirectories
    startingPoints = Set(request.directories + request.files)
    parents = Set(startingPoints.map(parentDirectory))
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
        case .directory(let path, let rules, let isSelected): self.visit(path, rules, isSelected: isSelected, pool, reader)
        case .files(let files, let folder): self.read(files, of: folder, in: nil, with: reader)
        }
      }
    }
    return result(jobs: jobs)
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
    return Dictionary(grouping: files) { folder(of: parentDirectory($0.path)) }.map { .files($0.value, folder: $0.key) }
  }

  private func relative(_ path: String) -> String { request.relative(path) }

  /// What the relative paths of a directory's files begin with: empty for the root's, else with a slash at the end.
  private func folder(of directory: String) -> String { directory == request.root ? "" : relative(directory) + "/" }

  // MARK: Directories

  private struct Listing {
    var entries: [DirectoryEntry] = []
    var hasIgnoreFile = false
    var isRepository = false
  }

  /// How many files of a directory the thread that lists it reads itself: more are work for every thread.
  private static var ownFiles: Int { 32 }

  private func visit(_ path: String, _ inherited: IgnoreRules?, isSelected: Bool, _ pool: WorkPool<Work>, _ reader: FileReader) {
    var listing = Listing()
    var directory: Directory?
    do {
      let opened = try Directory(path)
      directory = opened
      try list(opened, into: &listing)
    } catch {
      fail(PathFailure(path, error), isSelected: isSelected)
    }
    let rules = rules(of: path, inheriting: inherited, isRepository: listing.isRepository, hasIgnoreFile: listing.hasIgnoreFile)
    let mayStart = parents.contains(path)
    let folder = folder(of: path)
    var files: [SwiftFile] = []
    // What an Xcode project that cannot be opened says is not known, which is not to say that there is none.
    var resources = directory == nil && path.hasSuffix(".xcodeproj") ? [folder + "project.pbxproj"] : []
    listing.entries.sort { utf8Order($0.name, $1.name) }
    for entry in listing.entries {
      let isDirectory = entry.kind == .directory
      if mayStart && startingPoints.contains(child(entry.name, of: path)) { continue }
      if let rules, rules.ignores(child(entry.name, of: path), isDirectory: isDirectory) { continue }
      if isDirectory {
        pool.add(.directory(child(entry.name, of: path), rules, isSelected: isSelected))
      } else if entry.name.utf8.count > 6, entry.name.hasSuffix(".swift") {
        if let file = swiftFile(entry, in: path, folder, isSelected: isSelected) { files.append(file) }
        if SkipRules.isManifest(entry.name) { resources.append(folder + entry.name) }
      } else {
        resources.append(folder + entry.name)
      }
    }
    for start in stride(from: Self.ownFiles, to: files.count, by: 16) {
      pool.add(.files(Array(files[start..<min(start + 16, files.count)]), folder: folder))
    }
    if !resources.isEmpty { output.withValue { [resources] in $0.resources.append(ScanOrder.Listing(folder: folder, paths: resources)) } }
    read(files.prefix(Self.ownFiles), of: folder, in: directory, with: reader)
  }

  /// The names that matter, before any rule that needs a whole path.
  private func list(_ directory: Directory, into listing: inout Listing) throws(SystemError) {
    let mayStart = parents.contains(directory.path)
    func isStart(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
      mayStart && startingPoints.contains(child(String(decoding: name, as: UTF8.self), of: directory.path))
    }
    try directory.list { name, kind in
      switch kind {
      case .directory:
        if hasName(name, ".git") { listing.isRepository = true }
        if SkipRules.skipsDirectory(name), !isStart(name) { return }
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

  private func swiftFile(_ entry: DirectoryEntry, in directory: String, _ folder: String, isSelected: Bool) -> SwiftFile? {
    let path = child(entry.name, of: directory)
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
    return SwiftFile(path: path, relativePath: folder + entry.name, isSelected: isSelected, isLink: entry.kind == .link)
  }

  private func fail(_ failure: PathFailure, isSelected: Bool) {
    guard isSelected else { return }
    output.withValue { $0.failures.append(failure) }
  }

  // MARK: Reading

  /// - Parameter directory: Where they stand, if it is open.
  private func read(_ files: some Collection<SwiftFile>, of folder: String, in directory: Directory?, with reader: FileReader) {
    guard !files.isEmpty else { return }
    var batch = Batch(found: ScanOrder.Batch(folder: folder))
    for file in files {
      do {
        try reader.read(file.path, in: directory) { bytes, status in
          if let problem = TextProblem(in: bytes) {
            return fail(PathFailure(path: file.path, message: problem.description), isSelected: file.isSelected)
          }
          batch.found.add(file, status.identity)
          batch.files.append(Scan.File(file: file, value: body(file, bytes)))
        }
      } catch {
        fail(PathFailure(file.path, error), isSelected: file.isSelected)
      }
    }
    let count = output.withValue { [batch] output in
      output.batches.append(batch)
      output.fileCount += batch.files.count
      return output.fileCount
    }
    progress(count)
  }

  // MARK: The result

  private func result(jobs: Int) -> Scan<Value> {
    let output = output.withValue { output in
      defer { output = Output() }
      return output
    }
    let (order, resources) = ScanOrder.order(output.batches.map(\.found), resources: output.resources, jobs: jobs)
    // Apart from the rest of their batches: to look at a file is then to count one reference.
    let files = output.batches.map(\.files)
    func file(_ place: Int) -> Scan<Value>.File { files[order.places[place].listing][order.places[place].element] }
    let repeats = order.repeats()
    let doubles = order.doubles(besides: repeats.dropped)
    var scan = Scan<Value>(root: request.root)
    (scan.resources, scan.failures, scan.excludedCount) = (resources, output.failures, output.excludedCount)
    scan.files.reserveCapacity(order.places.count)
    scan.identities.reserveCapacity(order.places.count)
    for place in order.places.indices where !repeats.dropped.contains(place) {
      guard !doubles.contains(place) else {
        let message = "has the name of another file but for how its accents are encoded; rename one of them"
        let file = file(place).file
        if file.isSelected { scan.failures.append(PathFailure(path: file.path, message: message)) }
        continue
      }
      let others = repeats.others[place]
      scan.files.append(others.map { file(place).named(also: $0.map { file($0).file.path }) } ?? file(place))
      scan.identities.append(order.identity(place))
    }
    scan.failures.sort { utf8Order($0.path, $1.path) }
    return scan
  }
}

private func hasName(_ name: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
  name.count == text.utf8CodeUnitCount && name.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: name.count))
}
