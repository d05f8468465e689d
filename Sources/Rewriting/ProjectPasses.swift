import Semantics
import Syntax

/// The transforms that judge the whole project: asked first, until none of their fixes has to wait.
extension Run {
  mutating func judgeProject(_ search: WordSearch) {
    judgeProject()
    indexChanges(search)
  }

  /// The others judge the project as a second run would find it, so the index learns of new and changed files.
  private mutating func indexChanges(_ search: WordSearch) {
    let changed = changedBytes
    let summaries = changed.filter { $0.key.hasSuffix(".swift") }.map { FileSummary(path: $0.key, bytes: $0.value, search: search) }
    guard !summaries.isEmpty else { return }
    let read = project
    let index = ProjectIndex(project.index, with: summaries) { changed[$0] ?? read.bytes(of: $0) }
    project = project.overlaid(with: changed, index: index)
  }

  private mutating func judgeProject() {
    let transforms = engine.transforms.compactMap { entry in
      (entry.type as? any ProjectTransform.Type).map { (order: entry.order, transform: $0.init()) }
    }
    guard !transforms.isEmpty else { return }
    let jobs = engine.jobs
    for _ in 0..<Engine.passLimit {
      let project = project.overlaid(with: changedBytes)
      var exclusions: [String: Exclusions] = [:]
      let found = transforms.flatMap { order, transform in
        transform.findings(in: project, jobs: jobs).compactMap { judged($0, order, type(of: transform).id, in: project, &exclusions) }
      }
      guard settle(found) else { return }
    }
    let ids = transforms.map { type(of: $0.transform).id }
    faults.append(Fault(files: [], transforms: ids, message: "still edits after \(Engine.passLimit) passes"))
  }

  /// The finding with what holds for every transform applied; nil in a file that is not being rewritten.
  /// - Parameter exclusions: By path, so that a file is parsed once however many findings are in it.
  private mutating func judged(
    _ found: ProjectFinding, _ order: Int, _ id: String, in project: ProjectContext, _ exclusions: inout [String: Exclusions]
  ) -> (file: Int, judged: Judged)? {
    guard let file = index(of: found.file) else { return nil }
    var finding = found.finding
    finding.transform = id
    let judged = Judged(finding: finding, order: order)
    guard files[file].isSwift else { return (file, judged) }
    if exclusions[found.file] == nil, let model = project.model(of: found.file) {
      exclusions[found.file] = Exclusions(judge.context(of: files[file].info, model))
    }
    return (file, exclusions[found.file]?.applied(to: judged) ?? judged)
  }

  /// Makes the fixes that go together.
  /// - Returns: Whether some have to wait, and everything is to be judged again.
  private mutating func settle(_ found: [(file: Int, judged: Judged)]) -> Bool {
    var admission = Admission()
    var waits = false
    var others: [(file: Int, judged: Judged)] = []
    for (file, judged) in found {
      switch judged.isWaiting ? take(judged, in: file, into: &admission) : nil {
      case .made: break
      case .waits: waits = true
      case .never(let reason):
        var judged = judged
        judged.finding.outcome = .skip(reason)
        others.append((file, judged))
      case nil: others.append((file, judged))
      }
    }
    if !waits {
      for (file, judged) in others { settle(judged, in: file) }
    }
    apply(admission.edits)
    return waits
  }

  private mutating func settle(_ judged: Judged, in file: Int) {
    files[file].settled.append(Settled(judged, at: files[file].bytes))
    guard case .todo(let message) = judged.finding.outcome else { return }
    let finding = judged.finding
    files[file].todos.append(
      TodoPlacement.Request(
        target: finding.todoAnchor ?? finding.range.lowerBound, order: judged.order, id: finding.transform, message: message,
        finding: files[file].settled.count - 1))
  }
}
