import Semantics
import Syntax

/// One file during a run.
struct FileState: Sendable {
  let info: FileInfo
  /// A fix of this run made it: it has no original on disk.
  let isNew: Bool
  var bytes: EditedBytes
  /// The current bytes, read. Nil for a file that is not Swift, and before it is first judged.
  var model: FileModel?
  /// The tree of the original bytes, if they were judged.
  var originalTree: SyntaxTree?
  /// What the transforms say about the current bytes.
  var judged: [Judged] = []
  /// Its bytes changed since it was judged, or another file's did on which a fix waits.
  var isDirty = true
  /// What is settled: rewrites that were made, and findings of transforms that judge projects.
  var settled: [Settled] = []
  /// TODO lines that will be added, in the current bytes.
  var todos: [TodoPlacement.Request] = []
  /// Ids of the transforms whose fixes changed it.
  var editors: Set<String> = []
  var mayRemoveComments = false
  /// Fixes tie it to other files: the same number for all of them.
  var group: Int?
  /// Why it keeps its bytes.
  var fault: Fault?

  var isSwift: Bool { info.path.hasSuffix(".swift") }

  init(info: FileInfo, bytes: [UInt8], isNew: Bool = false) {
    (self.info, self.isNew) = (info, isNew)
    self.bytes = EditedBytes(bytes)
  }

  /// Makes edits (sorted, disjoint), and moves along what is remembered by its place.
  mutating func apply(_ edits: [Edit]) {
    for index in todos.indices { todos[index].target = offset(todos[index].target, after: edits) }
    bytes.apply(edits)
    isDirty = true
    model = nil
  }

  /// Takes every edit back.
  mutating func reset(because fault: Fault) {
    self.fault = fault
    // Places are those of the edited bytes. A rewrite that still waits is one of those that were made already and undone.
    settled += judged.compactMap { $0.isWaiting ? nil : Settled($0, at: bytes) }
    bytes = EditedBytes(bytes.original)
    (judged, todos) = ([], [])
    let reason = fault.reason
    settled = settled.map { finding in
      guard finding.kind == .rewrite || finding.kind == .todo else { return finding }
      var finding = finding
      (finding.kind, finding.detail) = (.blocked, reason)
      return finding
    }
  }
}

/// A finding in the current tree, with its transform's place in the list.
struct Judged: Sendable {
  var finding: Finding
  let order: Int
  /// The uses of what the finding says hides it.
  var uses: UseCount?

  var fix: Fix? { if case .rewrite(let fix) = finding.outcome { fix } else { nil } }
  var isWaiting: Bool { fix != nil }
}

/// A finding that will be reported, at a byte of the original file.
struct Settled: Sendable {
  var offset: Int
  var order: Int
  var transform: String
  var message: String
  var kind: LocatedFinding.Kind
  var detail: String
  var uses: UseCount?

  /// - Parameter bytes: The file as it was when this was judged.
  init(_ judged: Judged, at bytes: EditedBytes) {
    let finding = judged.finding
    offset = bytes.originalOffset(of: finding.range.lowerBound)
    (order, transform, message, uses) = (judged.order, finding.transform, finding.message, judged.uses)
    switch finding.outcome {
    case .rewrite(let fix): (kind, detail) = (.rewrite, fix.replacement ?? Self.rewritten(finding.range, by: fix, in: bytes.current))
    case .todo(let reason): (kind, detail) = (.todo, reason)
    case .skip(let reason): (kind, detail) = (.skip, reason)
    case .blocked(let reason): (kind, detail) = (.blocked, reason)
    }
  }

  /// What a fix's edits make of the finding's own range. Lines that are added behind it are not part of it.
  private static func rewritten(_ range: Range<Int>, by fix: Fix, in bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var place = range.lowerBound
    for edit in Admission.sorted(fix.edits) where edit.file == nil {
      guard edit.range.lowerBound >= place, edit.range.upperBound <= range.upperBound else { continue }
      let isBehind = edit.range.lowerBound == range.upperBound
      if isBehind, let first = edit.replacement.first, first == .lineFeed || first == .carriageReturn { break }
      result += bytes[place..<edit.range.lowerBound] + edit.replacement
      place = edit.range.upperBound
    }
    return String(decoding: result + bytes[place..<range.upperBound], as: UTF8.self)
  }
}
