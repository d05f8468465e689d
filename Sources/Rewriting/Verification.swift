import Syntax

/// What must hold between a file as it was and as it will be written, whatever the transforms meant to do.
enum Verification {
  /// Why the result may not be written; nil if it may.
  /// - Parameters:
  ///   - hasFixes: Code was rewritten; otherwise only TODO lines may have come.
  ///   - mayRemoveComments: A fix takes code out of the file on purpose.
  static func fault(in bytes: EditedBytes, from before: SyntaxTree, to after: SyntaxTree, hasFixes: Bool, mayRemoveComments: Bool)
    -> String?
  {
    if unparsedCount(after) > unparsedCount(before) { return "the result has a place that cannot be read as Swift" }
    if bracketsBalance(before), !bracketsBalance(after) { return "the result's brackets do not match" }
    let changes = bytes.changes
    if !hasFixes, before.tokens.count != after.tokens.count || changes.contains(where: { !$0.original.isEmpty }) {
      return "a TODO line changed the code"
    }
    if let token = firstDifference(before, after, changes) {
      return "a token outside the edits changed: `\(before.text(ofToken: token))` at byte \(before.tokens[token].start)"
    }
    if !mayRemoveComments, let comment = lostComment(before, after) {
      return "a comment was lost: \(String(decoding: before.source[comment], as: UTF8.self))"
    }
    return nil
  }

  /// Whether all of a file could be read as Swift.
  static func isWhole(_ tree: SyntaxTree) -> Bool { unparsedCount(tree) == 0 && bracketsBalance(tree) }

  private static func unparsedCount(_ tree: SyntaxTree) -> Int {
    (0..<tree.nodeCount).reduce(0) { $0 + (tree.kind(at: $1) == .unparsed ? 1 : 0) }
  }

  private static func bracketsBalance(_ tree: SyntaxTree) -> Bool {
    var open: [TokenKind] = []
    for token in tree.tokens {
      switch token.kind {
      case .leftParen, .leftBrace, .leftSquare: open.append(token.kind)
      case .rightParen: guard open.popLast() == .leftParen else { return false }
      case .rightBrace: guard open.popLast() == .leftBrace else { return false }
      case .rightSquare: guard open.popLast() == .leftSquare else { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  /// The first token of the original that no edit touched and that is not the same in the result, in sequence.
  private static func firstDifference(_ before: SyntaxTree, _ after: SyntaxTree, _ changes: [Change]) -> Int? {
    var old = UntouchedTokens(tree: before, changed: changes.map(\.original))
    var new = UntouchedTokens(tree: after, changed: changes.map(\.current))
    return before.source.withUnsafeBufferPointer { oldBytes in
      after.source.withUnsafeBufferPointer { newBytes in
        while true {
          let (a, b) = (old.next(), new.next())
          guard let a else { return b == nil ? nil : before.tokens.count - 1 }
          guard let b, before.tokens[a].kind == after.tokens[b].kind else { return a }
          guard oldBytes[before.tokens[a].range].elementsEqual(newBytes[after.tokens[b].range]) else { return a }
        }
      }
    }
  }

  /// The tokens that share no byte with a changed range and have none inside.
  private struct UntouchedTokens {
    let tree: SyntaxTree
    let changed: [Range<Int>]
    var token = 0
    var change = 0

    mutating func next() -> Int? {
      while token < tree.tokens.count, tree.tokens[token].kind != .endOfFile {
        defer { token += 1 }
        let range = tree.tokens[token].range
        while change < changed.count, changed[change].upperBound <= range.lowerBound { change += 1 }
        guard change < changed.count, changed[change].lowerBound < range.upperBound else { return token }
      }
      return nil
    }

    init(tree: SyntaxTree, changed: [Range<Int>]) { (self.tree, self.changed) = (tree, changed) }
  }

  private static func lostComment(_ before: SyntaxTree, _ after: SyntaxTree) -> Range<Int>? {
    let (old, new) = (comments(of: before), comments(of: after))
    // Most are where they were, but for a TODO that came between.
    var (place, found) = (0, 0)
    while place < old.count, found < new.count {
      if before.source[old[place]] == after.source[new[found]] { place += 1 }
      found += 1
    }
    if place == old.count { return nil }
    var left: [ArraySlice<UInt8>: Int] = [:]
    for comment in new { left[after.source[comment], default: 0] += 1 }
    return old.first { comment in
      let count = left[before.source[comment], default: 0]
      left[before.source[comment]] = count - 1
      return count == 0
    }
  }

  private static func comments(of tree: SyntaxTree) -> [Range<Int>] {
    tree.tokens.indices.flatMap { token -> [Range<Int>] in
      guard tree.tokens[token].flags.contains(.precededByComment) else { return [] }
      return Trivia.comments(in: tree.trivia(before: token), of: tree.source).map(\.range)
    }
  }
}
