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
    // The result first: hardly ever is anything wrong with it.
    let unparsed = unparsedCount(after)
    if unparsed > 0, unparsed > unparsedCount(before) { return "the result has a place that cannot be read as Swift" }
    if !bracketsBalance(after), bracketsBalance(before) { return "the result's brackets do not match" }
    let changes = bytes.changes
    if !hasFixes, before.tokens.count != after.tokens.count || changes.contains(where: { !$0.original.isEmpty }) {
      return "a TODO line changed the code"
    }
    var comparison = Comparison(before, after, changes)
    if let token = comparison.firstDifference() {
      return "a token outside the edits changed: `\(before.text(ofToken: token))` at byte \(before.tokens[token].start)"
    }
    if !mayRemoveComments, let comment = comparison.lostComment {
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
}

/// A file's tokens and comments beside those of what it becomes.
private struct Comparison {
  private var old: Tokens
  private var new: Tokens

  init(_ before: SyntaxTree, _ after: SyntaxTree, _ changes: [Change]) {
    old = Tokens(tree: before, changed: changes.map(\.original))
    new = Tokens(tree: after, changed: changes.map(\.current))
  }

  /// The first token of the original that no edit touched and that is not the same in the result, in sequence.
  mutating func firstDifference() -> Int? {
    let (before, after) = (old.tree, new.tree)
    return before.source.withUnsafeBufferPointer { oldBytes in
      after.source.withUnsafeBufferPointer { newBytes in
        while true {
          let (a, b) = (old.next(), new.next())
          guard let a else { return b == nil ? nil : before.tokens.count - 1 }
          guard let b, before.tokens[a].kind == after.tokens[b].kind else { return a }
          guard oldBytes[before.tokens[a].range].elementsEqual(newBytes[after.tokens[b].range]) else { return a }
          guard old.hasComment(a) || new.hasComment(b) else { continue }
          // What stands before both, byte for byte, need not be looked for.
          if !oldBytes[before.trivia(before: a)].elementsEqual(newBytes[after.trivia(before: b)]) {
            old.moved.append(a)
            new.moved.append(b)
          }
        }
      }
    }
  }

  /// A comment of the original that is nowhere in the result; known once the tokens have been compared.
  var lostComment: Range<Int>? {
    var left: [ArraySlice<UInt8>: Int] = [:]
    for comment in new.movedComments { left[new.tree.source[comment], default: 0] += 1 }
    return old.movedComments.first { comment in
      let count = left[old.tree.source[comment], default: 0]
      left[old.tree.source[comment]] = count - 1
      return count == 0
    }
  }

  /// Gives the tokens that share no byte with a changed range and have none inside.
  private struct Tokens {
    let tree: SyntaxTree
    let changed: [Range<Int>]
    var token = 0
    var change = 0
    /// Tokens before which comments stand, where those may be new or gone.
    var moved: [Int] = []

    init(tree: SyntaxTree, changed: [Range<Int>]) { (self.tree, self.changed) = (tree, changed) }

    func hasComment(_ token: Int) -> Bool { tree.tokens[token].flags.contains(.precededByComment) }

    mutating func next() -> Int? {
      while token < tree.tokens.count {
        defer { token += 1 }
        let range = tree.tokens[token].range
        while change < changed.count, changed[change].upperBound <= range.lowerBound { change += 1 }
        let isTouched = change < changed.count && changed[change].lowerBound < range.upperBound
        if !isTouched, tree.tokens[token].kind != .endOfFile { return token }
        if hasComment(token) { moved.append(token) }
      }
      return nil
    }

    var movedComments: [Range<Int>] {
      moved.flatMap { Trivia.comments(in: tree.trivia(before: $0), of: tree.source).map(\.range) }
    }
  }
}
