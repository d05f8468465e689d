/// What holds of every tree, whatever the bytes. The tests, the fuzzer and the comparison with SwiftSyntax ask it.
extension SyntaxTree {
  /// What the tree holds in memory: the file's bytes, its tokens and its nodes. Bytes.
  package var byteCount: Int {
    source.count + tokens.count * MemoryLayout<Token>.stride + nodes.count * MemoryLayout<NodeRecord>.stride
  }

  /// The first promise that is broken, in words; nil if all hold.
  package func firstFault() -> String? { tokenFault() ?? nodeFault() }

  /// Tokens stand in order, the last one ends the file, and between them is nothing but trivia: so no byte is lost.
  private func tokenFault() -> String? {
    guard let last = tokens.last, last.kind == .endOfFile, Int(last.start) == source.count, Int(last.end) == source.count else {
      return "the last token does not end the file"
    }
    var end = 0
    for (index, token) in tokens.enumerated() {
      guard token.start <= token.end, Int(token.start) >= end else {
        return "token \(index) at \(token.start) is not behind the one before"
      }
      if token.kind == .endOfFile, index != tokens.count - 1 { return "token \(index) ends the file too early" }
      if let stray = strayByte(in: end..<Int(token.start)) { return "the byte at \(stray) is in no token and is no trivia" }
      end = Int(token.end)
    }
    return nil
  }

  /// The offset of the first byte that is neither white space (no-break spaces and byte order marks too) nor in a comment.
  private func strayByte(in gap: Range<Int>) -> Int? {
    var at = gap.lowerBound
    while at < gap.upperBound {
      switch source[at] {
      case 0x00, 0x09...0x0D, 0x20: at += 1
      case 0xC2 where source[at..<gap.upperBound].starts(with: [0xC2, 0xA0]): at += 2
      case 0xEF where source[at..<gap.upperBound].starts(with: [0xEF, 0xBB, 0xBF]): at += 3
      case UInt8(ascii: "/"):
        guard let end = endOfComment(at: at, limit: gap.upperBound) else { return at }
        at = end
      default: return at
      }
    }
    return nil
  }

  private func endOfComment(at start: Int, limit: Int) -> Int? {
    guard start + 1 < limit else { return nil }
    if source[start + 1] == UInt8(ascii: "/") {
      return source[start..<limit].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? limit
    }
    guard source[start + 1] == UInt8(ascii: "*") else { return nil }
    var (at, depth) = (start + 2, 1)
    while at < limit {
      if at + 1 < limit, source[at] == UInt8(ascii: "*"), source[at + 1] == UInt8(ascii: "/") {
        (at, depth) = (at + 2, depth - 1)
        if depth == 0 { return at }
      } else if at + 1 < limit, source[at] == UInt8(ascii: "/"), source[at + 1] == UInt8(ascii: "*") {
        (at, depth) = (at + 2, depth + 1)
      } else {
        at += 1
      }
    }
    // A comment that is not closed reaches the end of the file.
    return limit == source.count ? limit : nil
  }

  /// Every node is reached once, knows its parent, lies inside it and behind its sibling.
  private func nodeFault() -> String? {
    guard root.kind == .sourceFile, root.parent == nil else { return "the root is no source file" }
    var reached = 0
    var upcoming: Node? = root
    while let node = upcoming {
      reached += 1
      guard reached <= nodeCount else { return "a node is reached twice" }
      if let fault = fault(of: node) { return "\(node.kind) \(node.index) at \(node.range): \(fault)" }
      upcoming = node.firstChild ?? Self.following(node)
    }
    if reached == nodeCount { return nil }
    let stray = (0..<nodeCount).lazy.map { self.node($0) }.first { $0.parent == nil && $0 != self.root }
    return "\(nodeCount - reached) nodes are in no tree" + (stray.map { ", \($0.kind) at \($0.range) the first" } ?? "")
  }

  private static func following(_ node: Node) -> Node? {
    var place: Node? = node
    while let current = place {
      if let sibling = current.nextSibling { return sibling }
      place = current.parent
    }
    return nil
  }

  private func fault(of node: Node) -> String? {
    guard node.firstToken >= 0, node.firstToken < tokens.count, node.lastToken < tokens.count else {
      return "its tokens are none of the file's"
    }
    if node.kind == .unparsed, node.firstChild != nil { return "unparsed, and has children" }
    var behind = node.firstToken
    for child in node.children {
      guard child.parent == node else { return "its child \(child.kind) \(child.index) has another parent" }
      guard child.firstToken >= behind else { return "its child \(child.kind) \(child.index) begins before its place" }
      guard child.lastToken <= node.lastToken else { return "its child \(child.kind) \(child.index) ends behind it" }
      behind = max(behind, child.lastToken + 1)
    }
    return nil
  }
}
