/// Stands until the parser is written.
enum Parser {
  static func parse(_ source: [UInt8]) -> (tokens: UnsafeBufferPointer<Token>, nodes: UnsafeBufferPointer<NodeRecord>, root: Int) {
    let tokens = UnsafeMutableBufferPointer<Token>.allocate(capacity: 1)
    tokens.initialize(repeating: Token(kind: .endOfFile, flags: [], word: 0, start: UInt32(source.count), end: UInt32(source.count)))
    let nodes = UnsafeMutableBufferPointer<NodeRecord>.allocate(capacity: 1)
    nodes.initialize(repeating: NodeRecord(kind: .sourceFile, firstToken: 0, lastToken: .max, parent: .max, firstChild: .max, nextSibling: .max))
    return (UnsafeBufferPointer(tokens), UnsafeBufferPointer(nodes), 0)
  }
}
