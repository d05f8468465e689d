/// A Swift file as tokens and nodes: nothing is lost, and no input fails.
///
/// Tokens and nodes are flat arrays of plain values that the tree owns and frees; nothing is allocated for each of them.
/// The tree does not change after `init`, so it may be read from any thread.
package final class SyntaxTree: @unchecked Sendable {
  /// The file's bytes, all of them.
  package let source: [UInt8]
  /// In source order; the last one is `endOfFile`. The gap between two tokens is trivia.
  package let tokens: UnsafeBufferPointer<Token>
  let nodes: UnsafeBufferPointer<NodeRecord>
  let rootIndex: Int

  /// Reads any bytes. What is no Swift becomes `unparsed` nodes.
  package init(parsing source: [UInt8]) {
    self.source = source
    let parsed = Parser.parse(source)
    tokens = parsed.tokens
    nodes = parsed.nodes
    rootIndex = parsed.root
  }

  deinit {
    tokens.deallocate()
    nodes.deallocate()
  }

  package var nodeCount: Int { nodes.count }
  package var root: Node { Node(tree: self, index: rootIndex) }
  package func node(_ index: Int) -> Node { Node(tree: self, index: index) }
  package func kind(at index: Int) -> NodeKind { nodes[index].kind }

  /// Visits the nodes of some kinds, in the order in which they are stored.
  package func visit(_ kinds: [NodeKind], _ body: (Node) -> Void) {
    var isAsked = [Bool](repeating: false, count: 256)
    for kind in kinds { isAsked[Int(kind.rawValue)] = true }
    for index in nodes.indices where isAsked[Int(nodes[index].kind.rawValue)] { body(node(index)) }
  }

  /// The text of a token; bytes that are not UTF-8 are repaired.
  package func text(ofToken index: Int) -> String { String(decoding: source[tokens[index].range], as: UTF8.self) }

  /// Whether the token's bytes are exactly these. Costs no allocation.
  package func token(_ index: Int, is text: StaticString) -> Bool {
    let range = tokens[index].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return source.withUnsafeBufferPointer { source in
      for place in 0..<range.count where source[range.lowerBound + place] != text.utf8Start[place] { return false }
      return true
    }
  }

  /// Whether the token's bytes are exactly one of these.
  package func token(_ index: Int, isOneOf texts: [StaticString]) -> Bool { texts.contains { token(index, is: $0) } }

  /// The bytes between the token before and this one (the start of the file for the first).
  package func trivia(before token: Int) -> Range<Int> {
    let start = token == 0 ? 0 : Int(tokens[token - 1].end)
    return start..<max(start, Int(tokens[token].start))
  }

  /// The first token that ends behind the offset.
  package func token(endingAfter offset: Int) -> Int {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The innermost node whose range holds this one.
  package func node(covering range: Range<Int>) -> Node {
    // By records, not by nodes: a long list of statements is walked once for each question, and a node counts references.
    var result = UInt32(truncatingIfNeeded: rootIndex)
    var child = nodes[rootIndex].firstChild
    while child != NodeRecord.none {
      let record = nodes[Int(child)]
      let bytes = self.range(of: record)
      if bytes.lowerBound <= range.lowerBound && range.upperBound <= bytes.upperBound {
        (result, child) = (child, record.firstChild)
      } else {
        child = record.nextSibling
      }
    }
    return node(Int(result))
  }

  /// UTF-8 bytes from the node's first token's start to its last token's end.
  func range(of record: NodeRecord) -> Range<Int> {
    let start = Int(tokens[Int(record.firstToken)].start)
    return start..<(record.isEmpty ? start : Int(tokens[Int(record.lastToken)].end))
  }
}

/// One node as it is stored. Indices are into the tree's arrays; `none` where there is no such node.
struct NodeRecord: BitwiseCopyable {
  static let none = UInt32.max
  var kind: NodeKind
  var firstToken: UInt32
  var lastToken: UInt32
  var parent: UInt32
  var firstChild: UInt32
  var nextSibling: UInt32

  /// It has no token: a file without code.
  var isEmpty: Bool { lastToken == UInt32.max || lastToken < firstToken }
}
