import Semantics
import Syntax

/// Runs transforms over a project: judge, make the fixes that go together, read again, until nothing is left to make; then the TODO lines.
package struct Engine: Sendable {
  /// More passes than this mean that transforms undo each other's work.
  static let passLimit = 10
  static let withheldReason = "the edit needs a file that is not being rewritten"

  let transforms: [(order: Int, type: any Migration.Type)]
  /// The place of every transform in the full list, by id; those that do not run too.
  let orders: [String: Int]
  let leavesTodos: Bool
  /// Uses are counted for every helper, also where no message states them.
  let countsEveryUse: Bool
  let jobs: Int

  /// - Parameters:
  ///   - transforms: Those that run.
  ///   - all: The full list, which says in what order they are asked and TODO lines stand.
  ///   - leavesTodos: Whether TODO lines are written.
  ///   - countsEveryUse: Whether the uses of a helper are wanted with each finding, and not only where its message states them.
  package init(
    _ transforms: [any Migration.Type], of all: [any Migration.Type], leavesTodos: Bool = true, countsEveryUse: Bool = true, jobs: Int = 1
  ) {
    let orders = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
    self.orders = orders
    self.transforms = transforms.enumerated().map { (orders[$1.id] ?? all.count + $0, $1) }.sorted { $0.order < $1.order }
    (self.leavesTodos, self.countsEveryUse, self.jobs) = (leavesTodos, countsEveryUse, jobs)
  }

  /// The words by which the index can tell which files are worth parsing.
  package static func triggers(of transforms: [any Migration.Type]) -> [String] {
    Array(Set(transforms.flatMap { $0.triggers })).sorted()
  }

  /// The words to search files for: the triggers first.
  package static func words(of transforms: [any Migration.Type]) -> [String] {
    let triggers = triggers(of: transforms)
    return triggers + Set(transforms.flatMap { $0.searchedWords }).subtracting(triggers).sorted()
  }

  /// Judges and rewrites the project's selected files; nothing is written to disk.
  /// - Parameter search: What the index's summaries were made with; nil if every selected file is to be parsed.
  package func run(_ project: ProjectContext, search: WordSearch? = nil) -> RunResult {
    let project = search.map(project.searched) ?? project
    var run = Run(engine: self, project: project, search: search, candidates: candidates(in: project, search))
    run.judgeProject(search ?? WordSearch(words: []))
    run.judgeFiles()
    run.addTodos()
    return run.result
  }

  private func candidates(in project: ProjectContext, _ search: WordSearch?) -> [FileInfo] {
    let transforms = transforms.filter { $0.type is any Transform.Type }.map(\.type)
    return project.selectedFiles(with: search?.set(of: Self.triggers(of: transforms)) ?? WordSet())
  }
}

/// One run's state. Files are worked on in parallel, everything that decides is sequential and in a fixed order.
struct Run {
  let engine: Engine
  /// As it was read, or as the transforms that judge projects have left it.
  var project: ProjectContext
  var judge: Judge
  var files: [FileState] = []
  var indices: [String: Int] = [:]
  var faults: [Fault] = []
  private var groupCount = 0

  init(engine: Engine, project: ProjectContext, search: WordSearch?, candidates: [FileInfo]) {
    (self.engine, self.project) = (engine, project)
    let transforms = engine.transforms.compactMap { entry in (entry.type as? any Transform.Type).map { (entry.order, $0) } }
    judge = Judge(transforms, project: project, search: search)
    let read = Parallel.map(candidates, jobs: engine.jobs) { info in project.bytes(of: info.path).map { FileState(info: info, bytes: $0) } }
    for case let state? in read { add(state) }
  }

  private mutating func add(_ state: FileState) {
    indices[state.info.path] = files.count
    files.append(state)
  }

  /// What the run has made of files so far, where that is not what was read.
  var changedBytes: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.filter { $0.isNew || $0.bytes.isChanged }.map { ($0.info.path, $0.bytes.current) })
  }

  /// The file's index, whether or not it was worth parsing so far; nil if it may not be changed or is not there.
  mutating func index(of path: String) -> Int? {
    if let index = indices[path] { return index }
    guard let bytes = project.bytes(of: path) else { return nil }
    if let info = project.file(at: path) {
      guard info.isSelected else { return nil }
      add(FileState(info: info, bytes: bytes))
    } else {
      add(FileState(info: FileInfo(path: path), bytes: bytes))
    }
    return files.count - 1
  }

  // MARK: Judging

  /// Reads and judges the files that changed.
  mutating func judgeDirtyFiles() {
    let dirty = files.indices.filter { files[$0].isDirty && files[$0].isSwift }
    judge.project = project.overlaid(with: changedBytes)
    let (states, judge) = (files, self.judge)
    let results = Parallel.map(dirty, jobs: engine.jobs) { file -> (FileModel?, [Judged]) in
      let state = states[file]
      let model =
        state.model ?? FileModel(tree: SyntaxTree(parsing: state.bytes.current), index: judge.project.index, file: state.info.path)
      let judged = judge.findings(in: model, of: state.info)
      // A tree is several times its file, and most files have nothing to find: theirs goes at once.
      let isDone = judged.isEmpty && !state.bytes.isChanged && !state.isNew && state.todos.isEmpty
      return (isDone ? nil : model, judged)
    }
    for (file, (model, judged)) in zip(dirty, results) {
      (files[file].judged, files[file].isDirty) = (judged, false)
      files[file].model = model
      if !files[file].bytes.isChanged { files[file].originalTree = model?.tree }
    }
  }

  /// The fixed point of the transforms that judge one file.
  mutating func judgeFiles() {
    for _ in 0..<Engine.passLimit {
      judgeDirtyFiles()
      guard admitFixes() else { return }
    }
    judgeDirtyFiles()
    let unsettled = files.indices.filter { files[$0].judged.contains(where: \.isWaiting) }
    // The failure of one may have taken back another that belongs to it.
    for file in unsettled where files[file].fault == nil {
      let ids = Set(files[file].judged.filter(\.isWaiting).map(\.finding.transform)).sorted()
      fail(file, Fault(files: [files[file].info.path], transforms: ids, message: "still edits after \(Engine.passLimit) passes"))
    }
  }

  // MARK: Admission

  /// Makes the fixes of this pass that go together. False if there were none.
  private mutating func admitFixes() -> Bool {
    let waiting = files.indices.flatMap { file in files[file].judged.indices.filter { files[file].judged[$0].isWaiting }.map { (file, $0) }
    }
    guard !waiting.isEmpty else { return false }
    let byPath = waiting.map { (files[$0.0].judged[$0.1].order, files[$0.0].info.path, $0.0, $0.1) }
      .sorted { ($0.0, $0.1, $0.3) < ($1.0, $1.1, $1.3) }
    var admission = Admission()
    var madeOne = false
    for (_, _, file, finding) in byPath {
      let judged = files[file].judged[finding]
      switch take(judged, in: file, into: &admission) {
      case .made: madeOne = true
      case .waits: break
      case .never(let reason): files[file].judged[finding].finding.outcome = .skip(reason)
      }
    }
    guard madeOne else { return false }
    apply(admission.edits)
    return true
  }

  enum Taken {
    case made
    /// For the next pass.
    case waits
    /// It can never be made, for this reason.
    case never(String)
  }

  /// Settles a fix that can be made now, leaves one that has to wait.
  mutating func take(_ judged: Judged, in file: Int, into admission: inout Admission) -> Taken {
    guard let fix = judged.fix else { return .waits }
    var claim = Admission.Claim()
    if let extent = fix.extent { claim.extents[file] = extent }
    for var edit in fix.edits {
      guard let target = edit.file.map({ index(of: $0) }) ?? file else { return .never(Engine.withheldReason) }
      guard files[target].fault == nil else { return .never(Engine.withheldReason) }
      guard edit.range.upperBound <= files[target].bytes.current.count else { return failed(judged, file, "an edit lies outside its file") }
      edit.file = nil
      if edit.isShared, claim.edits[target]?.contains(edit) == true { continue }
      claim.edits[target, default: []].append(edit)
    }
    for new in fix.newFiles where indices[new.path] != nil || project.bytes(of: new.path) != nil {
      return .never("there is a file \(new.path) already")
    }
    guard claim.edits.values.allSatisfy(Admission.areDisjoint) else { return failed(judged, file, "its edits overlap") }
    guard admission.admit(claim) else { return .waits }
    settle(fix, judged, in: file, touching: Array(claim.edits.keys))
    return .made
  }

  private mutating func failed(_ judged: Judged, _ file: Int, _ message: String) -> Taken {
    faults.append(Fault(files: [files[file].info.path], transforms: [judged.finding.transform], message: message))
    return .never("internal fault: \(message)")
  }

  /// Remembers what goes along with an admitted fix: its report, its TODO lines, its new files, the files it ties together.
  private mutating func settle(_ fix: Fix, _ judged: Judged, in file: Int, touching edited: [Int]) {
    files[file].settled.append(Settled(judged, at: files[file].bytes))
    var tied = Set(edited + [file])
    for note in fix.todos {
      guard let target = note.file.map({ index(of: $0) }) ?? file else { continue }
      files[target].todos.append(request(note, judged))
    }
    for new in fix.newFiles {
      add(FileState(info: FileInfo(path: new.path), bytes: new.bytes, isNew: true))
      files[files.count - 1].todos = new.todos.map { request($0, judged) }
      tied.insert(files.count - 1)
    }
    for target in tied {
      files[target].editors.insert(judged.finding.transform)
      if fix.mayRemoveComments { files[target].mayRemoveComments = true }
    }
    if tied.count > 1 { tie(tied) }
  }

  private func request(_ note: TodoNote, _ judged: Judged) -> TodoPlacement.Request {
    TodoPlacement.Request(target: note.offset, order: judged.order, id: judged.finding.transform, message: note.message)
  }

  private mutating func tie(_ tied: Set<Int>) {
    let groups = Set(tied.compactMap { files[$0].group })
    groupCount += 1
    for index in files.indices where tied.contains(index) || files[index].group.map(groups.contains) ?? false {
      files[index].group = groupCount
    }
  }

  mutating func apply(_ edits: [Int: [Edit]]) {
    for (file, edits) in edits { files[file].apply(edits) }
    // What waits was judged beside what has changed now.
    for file in files.indices where files[file].judged.contains(where: \.isWaiting) { files[file].isDirty = true }
  }

  // MARK: Faults

  /// The file keeps its bytes, and with it the files that belong to the same fixes.
  mutating func fail(_ file: Int, _ fault: Fault) {
    faults.append(fault)
    let group = files[file].group
    for index in files.indices where index == file || (group != nil && files[index].group == group) { files[index].reset(because: fault) }
  }
}
