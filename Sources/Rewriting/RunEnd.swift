import Semantics
import Syntax

/// The last steps of a run: TODO lines, verification, the report.
extension Run {
  /// Puts the TODO lines into the final text and verifies every changed file.
  mutating func addTodos() {
    countUses()
    let (states, engine) = (files, self.engine)
    let ended = Parallel.map(Array(files.indices), jobs: engine.jobs) { Self.end(states[$0], engine) }
    files = ended.map(\.state)
    for (file, fault) in ended.map(\.fault).enumerated() {
      guard let fault, files[file].fault == nil else { continue }
      let ids = files[file].editors.union(files[file].settled.filter { $0.kind == .todo }.map(\.transform))
      let isHalfWritten = !Verification.isWhole(files[file].originalTree ?? SyntaxTree(parsing: files[file].bytes.original))
      fail(
        file, Fault(files: [files[file].info.path], transforms: ids.sorted(), message: fault, isHalfWritten: isHalfWritten))
    }
  }

  /// One file with its TODO lines, and why it may not be written, if so.
  private static func end(_ state: FileState, _ engine: Engine) -> (state: FileState, fault: String?) {
    guard state.fault == nil, state.isSwift else { return (state, nil) }
    var state = state
    guard let model = state.model else { return (state, nil) }
    let first = state.settled.count
    state.settled += state.judged.map { Settled($0, at: state.bytes) }
    var (requests, current) = (state.todos, Optional(model.tree))
    for (index, judged) in state.judged.enumerated() {
      guard case .todo(let message) = judged.finding.outcome else { continue }
      let finding = judged.finding
      requests.append(
        TodoPlacement.Request(
          target: finding.todoAnchor ?? finding.range.lowerBound, order: judged.order, id: finding.transform, message: message,
          finding: first + index))
    }
    if !requests.isEmpty {
      let newline = FileStyle.newline(of: state.bytes.original)
      let placed = TodoPlacement.place(requests, in: model.tree, newline: newline, orders: engine.orders)
      for index in placed.standing { (state.settled[index].kind, state.settled[index].detail) = (.skip, Self.standingReason) }
      if engine.leavesTodos, !placed.edits.isEmpty {
        state.bytes.apply(placed.edits)
        current = nil
      }
    }
    state.judged = []
    return (state, fault(in: state, read: current))
  }

  private static let standingReason = "its TODO stands above already"

  /// - Parameter current: The tree of its bytes, if they have been read since they changed last.
  private static func fault(in state: FileState, read current: SyntaxTree?) -> String? {
    guard state.isNew || state.bytes.isChanged else { return nil }
    let after = current ?? SyntaxTree(parsing: state.bytes.current)
    let before = state.originalTree ?? SyntaxTree(parsing: state.bytes.original)
    return Verification.fault(
      in: state.bytes, from: before, to: after, hasFixes: !state.editors.isEmpty, mayRemoveComments: state.mayRemoveComments)
  }

  /// What the caller gets.
  var result: RunResult {
    let kept = files.filter { state in
      guard !(state.isNew && state.fault != nil) else { return false }
      return state.isNew || !state.settled.isEmpty || state.bytes.isChanged
    }
    let results = kept.map { state in
      FileResult(
        path: state.info.path, original: state.isNew ? nil : state.bytes.original, final: state.bytes.current, changes: state.bytes.changes,
        findings: Self.located(state.settled, in: state.bytes.original), group: state.group)
    }
    return RunResult(
      files: results.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, faults: faults)
  }

  private static func located(_ settled: [Settled], in bytes: [UInt8]) -> [LocatedFinding] {
    var (line, lineStart, next) = (1, 0, bytes.startOfNextLine(at: 0))
    return settled.enumerated().sorted {
      ($0.element.offset, $0.element.order, $0.offset) < ($1.element.offset, $1.element.order, $1.offset)
    }
    .map(\.element).map { finding in
      while next <= finding.offset, next > lineStart {
        (line, lineStart, next) = (line + 1, next, bytes.startOfNextLine(at: next))
      }
      return LocatedFinding(
        transform: finding.transform, line: line, column: finding.offset - lineStart + 1, message: finding.message, kind: finding.kind,
        detail: finding.detail, uses: finding.uses)
    }
  }
}
