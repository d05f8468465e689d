import Semantics
import Syntax

/// What no transform may touch in one file, and why: asked of places where a transform has found something.
struct Exclusions: Sendable {
  private let context: Context
  private var comments: IgnoreComments { context.ignoreComments }

  init(_ context: Context) { self.context = context }

  static let ignoredByComment = "ignored by comment"

  /// Why a finding at this range is left alone; nil if it is not.
  func reason(for id: String, at range: Range<Int>) -> String? {
    if let reason = context.file.exclusion { return reason }
    if !comments.isEmpty, isIgnored(id, range) { return Self.ignoredByComment }
    let node = context.tree.node(covering: range)
    if node.isCompiledOnIOS == .no { return "inside an `#if` that does not hold on iOS" }
    if node.isUnreachable(minimumIOS: context.minimumOS) { return "a branch that cannot run on iOS \(context.minimumOS) or later" }
    return context.model.testReason(at: node)
  }

  /// A comment counts for every line of the occurrence, and above the statement that the occurrence stands in.
  private func isIgnored(_ id: String, _ range: Range<Int>) -> Bool {
    if comments.ignoresFile(id) { return true }
    let source = context.tree.source
    var line = source.startOfLine(at: range.lowerBound)
    while true {
      if comments.ignores(id, onLineAt: line) { return true }
      let next = source.startOfNextLine(at: line)
      guard next > line, next < range.upperBound else { break }
      line = next
    }
    let host = TodoPlacement.host(of: range.lowerBound, in: context.tree)
    return comments.ignores(id, onLineAt: host.lineStart) || comments.ignores(id, onLineAt: host.insertion)
  }
}
