/// A place in a tree: a small value to walk from. Two are equal if they are the same place in the same tree.
package struct Node: Hashable, Sendable {
  package let tree: SyntaxTree
  package let index: Int

  package static func == (a: Node, b: Node) -> Bool { a.index == b.index && a.tree === b.tree }
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  private var record: NodeRecord { tree.nodes[index] }
  package var kind: NodeKind { record.kind }
  /// Index of its first token.
  package var firstToken: Int { Int(record.firstToken) }
  /// Index of its last token, inclusive. An empty node (a file without tokens) has `lastToken < firstToken`.
  package var lastToken: Int { record.lastToken == UInt32.max ? -1 : Int(record.lastToken) }

  /// UTF-8 bytes from its first token's start to its last token's end, without trivia around it.
  package var range: Range<Int> { tree.range(of: record) }
  package var bytes: ArraySlice<UInt8> { tree.source[range] }
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var parent: Node? { node(record.parent) }
  package var firstChild: Node? { node(record.firstChild) }
  package var nextSibling: Node? { node(record.nextSibling) }
  private func node(_ index: UInt32) -> Node? { index == NodeRecord.none ? nil : Node(tree: tree, index: Int(index)) }

  /// Its children in source order.
  package var children: Children { Children(upcoming: firstChild) }
  package func child(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }
  package func children(_ kind: NodeKind) -> [Node] { children.filter { $0.kind == kind } }

  /// Its children of some kinds, up to and with `last` if that is one of its children. Asked of long lists of statements again and
  /// again, so it looks at records and makes nodes only of what fits.
  package func children(upTo last: Node, where fits: (NodeKind) -> Bool) -> [Node] {
    var result: [Node] = []
    var upcoming = record.firstChild
    while upcoming != NodeRecord.none {
      let child = tree.nodes[Int(upcoming)]
      if fits(child.kind) { result.append(Node(tree: tree, index: Int(upcoming))) }
      if Int(upcoming) == last.index { break }
      upcoming = child.nextSibling
    }
    return result
  }

  /// What it stands in, the nearest first; it is not among them.
  package var ancestors: Ancestors { Ancestors(upcoming: parent) }
  /// The nearest ancestor that is one of these.
  package func enclosing(_ kinds: NodeKind...) -> Node? { ancestors.first { kinds.contains($0.kind) } }
  package func isAncestor(of other: Node) -> Bool { other.ancestors.contains(self) }

  /// It and everything below it, in source order, parents before children.
  package var preorder: Preorder { Preorder(top: self, upcoming: self) }

  package struct Children: Sequence, IteratorProtocol, Sendable {
    var upcoming: Node?
    package mutating func next() -> Node? {
      defer { upcoming = upcoming?.nextSibling }
      return upcoming
    }
  }

  package struct Ancestors: Sequence, IteratorProtocol, Sendable {
    var upcoming: Node?
    package mutating func next() -> Node? {
      defer { upcoming = upcoming?.parent }
      return upcoming
    }
  }

  package struct Preorder: Sequence, IteratorProtocol, Sendable {
    let top: Node
    var upcoming: Node?
    package mutating func next() -> Node? {
      guard let current = upcoming else { return nil }
      upcoming = current.firstChild ?? following(current)
      return current
    }
    private func following(_ node: Node) -> Node? {
      var place = node
      while place != top {
        if let sibling = place.nextSibling { return sibling }
        guard let parent = place.parent else { return nil }
        place = parent
      }
      return nil
    }
  }
}
