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
  package var parentKind: NodeKind? { record.parent == NodeRecord.none ? nil : tree.nodes[Int(record.parent)].kind }
  package var firstChild: Node? { node(record.firstChild) }
  package var nextSibling: Node? { node(record.nextSibling) }
  private func node(_ index: UInt32) -> Node? { index == NodeRecord.none ? nil : Node(tree: tree, index: Int(index)) }

  // What follows looks at records and makes nodes only of what it gives: a node counts a reference to its tree.

  /// Its children in source order.
  package var children: Children { Children(tree: tree, upcoming: record.firstChild) }
  package func child(_ kind: NodeKind) -> Node? {
    var place = record.firstChild
    while place != NodeRecord.none, tree.nodes[Int(place)].kind != kind { place = tree.nodes[Int(place)].nextSibling }
    return node(place)
  }
  package func children(_ kind: NodeKind) -> [Node] { children(upTo: nil) { $0 == kind } }

  /// Its children of some kinds, up to and with `last` if that is one of its children.
  package func children(upTo last: Node?, where fits: (NodeKind) -> Bool) -> [Node] {
    var result: [Node] = []
    var upcoming = record.firstChild
    while upcoming != NodeRecord.none {
      let child = tree.nodes[Int(upcoming)]
      if fits(child.kind) { result.append(Node(tree: tree, index: Int(upcoming))) }
      if Int(upcoming) == last?.index { break }
      upcoming = child.nextSibling
    }
    return result
  }

  /// What it stands in, the nearest first; it is not among them.
  package var ancestors: Ancestors { Ancestors(tree: tree, upcoming: record.parent) }
  /// The nearest ancestor that is one of these.
  package func enclosing(_ kinds: NodeKind...) -> Node? {
    var place = record.parent
    while place != NodeRecord.none, !kinds.contains(tree.nodes[Int(place)].kind) { place = tree.nodes[Int(place)].parent }
    return node(place)
  }
  package func isAncestor(of other: Node) -> Bool {
    guard tree === other.tree else { return false }
    var place = other.record.parent
    while place != NodeRecord.none {
      if Int(place) == index { return true }
      place = tree.nodes[Int(place)].parent
    }
    return false
  }

  /// It and everything below it, in source order, parents before children.
  package var preorder: Preorder { Preorder(tree: tree, top: UInt32(index), upcoming: UInt32(index)) }

  package struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var upcoming: UInt32
    package mutating func next() -> Node? {
      guard upcoming != NodeRecord.none else { return nil }
      let index = Int(upcoming)
      upcoming = tree.nodes[index].nextSibling
      return Node(tree: tree, index: index)
    }
  }

  package struct Ancestors: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var upcoming: UInt32
    package mutating func next() -> Node? {
      guard upcoming != NodeRecord.none else { return nil }
      let index = Int(upcoming)
      upcoming = tree.nodes[index].parent
      return Node(tree: tree, index: index)
    }
  }

  package struct Preorder: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    let top: UInt32
    var upcoming: UInt32
    package mutating func next() -> Node? {
      guard upcoming != NodeRecord.none else { return nil }
      let index = Int(upcoming)
      let firstChild = tree.nodes[index].firstChild
      upcoming = firstChild == NodeRecord.none ? following(upcoming) : firstChild
      return Node(tree: tree, index: index)
    }
    private func following(_ start: UInt32) -> UInt32 {
      var place = start
      while place != top, place != NodeRecord.none {
        let record = tree.nodes[Int(place)]
        if record.nextSibling != NodeRecord.none { return record.nextSibling }
        place = record.parent
      }
      return NodeRecord.none
    }
  }
}
