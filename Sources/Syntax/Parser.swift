/// Builds the flat tree: recursive descent over a token buffer, one node record for each finished construct.
///
/// Finished nodes wait on a stack. A function that reads a construct remembers the height of that stack (`mark`) and the token
/// it starts at, reads the parts, and calls `close`, which takes the nodes above the mark as children and puts the new one in
/// their place. So what turns out to continue something already read (`a.b` then `()`) just wraps it.
///
/// Functions that read something return whether they did: false means that nothing was consumed and no node was pushed.
struct Parser {
  // Unsafe buffers in place of arrays: every token and node would pay for bounds and uniqueness checks and exclusivity.
  // `advance` never passes the last token; every other index is one handed out here.

  /// The raw token to read next.
  var p: UnsafeMutablePointer<Token>
  let firstRaw: UnsafeMutablePointer<Token>
  let matches: UnsafeMutablePointer<UInt32>
  let text: SourceText
  let tokens: UnsafeMutablePointer<Token>
  /// How many tokens are finished.
  var count = 0

  var nodes: UnsafeMutablePointer<NodeRecord>
  var nodeCount = 0
  var nodeCapacity: Int
  var stack: UnsafeMutablePointer<UInt32>
  var height = 0
  var stackCapacity = 256
  /// Operators of the sequences being read, see `sequence`.
  var operators: UnsafeMutablePointer<SequenceOperator>
  var operatorCount = 0
  var operatorCapacity = 64
  var precedences: PrecedenceTable

  /// Recursion so far, and how deep it may become on this thread.
  var depth = 0
  let depthLimit: Int
  /// Brackets open around `p`. SwiftSyntax reads 256 of them, so does the compiler.
  var brackets = 0
  static let bracketLimit = 256
  /// The limit was reached: this run is given up, see `parse`.
  var overflow = false
  let isLastTry: Bool
  let rawCount: Int

  // MARK: Tokens

  @inline(__always) var kind: TokenKind { p.pointee.kind }
  @inline(__always) var word: UInt16 { p.pointee.word }
  /// The token after the current one.
  @inline(__always) var next: Token { p[1] }
  @inline(__always) var isAtNewline: Bool { p.pointee.flags.contains(.precededByNewline) }
  @inline(__always) func at(_ kind: TokenKind) -> Bool { p.pointee.kind == kind }
  @inline(__always) func at(_ word: Word) -> Bool { p.pointee.word == word.rawValue }
  @inline(__always) var first: UInt32 { UInt32(truncatingIfNeeded: count) }

  /// Takes the current token over into the tree.
  @inline(__always)
  mutating func advance() {
    if p.pointee.kind == .endOfFile { return }
    tokens[count] = p.pointee
    count += 1
    p += 1
  }

  @inline(__always)
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard p.pointee.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func eat(_ word: Word) -> Bool {
    guard p.pointee.word == word.rawValue else { return false }
    advance()
    return true
  }

  /// The closing bracket of the opening one that is the current token; nil if it has none.
  @inline(__always)
  var match: UnsafeMutablePointer<Token>? {
    let index = matches[p - firstRaw]
    return index == 0 ? nil : firstRaw + Int(index)
  }

  @inline(__always) func firstByte(_ token: Token) -> UInt8 { text.origin[Int(token.start)] }
  @inline(__always) func length(_ token: Token) -> Int { Int(token.end - token.start) }

  /// Whether the current token is an operator that begins with this byte (`<` also in `<-`).
  @inline(__always)
  func atPrefix(_ byte: UInt8) -> Bool {
    switch p.pointee.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: firstByte(p.pointee) == byte
    default: false
    }
  }

  /// Whether the token is an operator of just this byte, whatever its fixity.
  @inline(__always)
  func isPunctuator(_ token: Token, _ byte: UInt8) -> Bool {
    guard token.end - token.start == 1 else { return false }
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: return firstByte(token) == byte
    default: return false
    }
  }

  func atEllipsis() -> Bool {
    guard length(p.pointee) == 3, p.pointee.kind != .identifier else { return false }
    let start = text.origin + Int(p.pointee.start)
    return start[0] == UInt8(ascii: ".") && start[1] == UInt8(ascii: ".") && start[2] == UInt8(ascii: ".")
  }

  /// Takes the first bytes of an operator as a token of its own; the rest is read again as what it is then.
  mutating func advance(splitting length: Int) {
    let token = p.pointee
    guard Int(token.end - token.start) > length else { return advance() }
    var front = token
    front.end = token.start + UInt32(length)
    tokens[count] = front
    count += 1
    // `>??` is three tokens. There is room for them in front of the raw one, see `TokenBuffer`.
    var pieces = 0
    var piece = text.piece(of: token, from: front.end)
    while piece.end < token.end {
      pieces += 1
      piece = text.piece(of: token, from: piece.end)
    }
    p -= pieces
    p.pointee = text.piece(of: token, from: front.end)
    for place in 0..<pieces { p[place + 1] = text.piece(of: token, from: p[place].end) }
  }

  // MARK: Nodes

  /// Makes a node of everything read since the stack had this height and `first` was the next token.
  @inline(__always)
  mutating func close(_ kind: NodeKind, _ mark: Int, _ first: UInt32) {
    let index = UInt32(truncatingIfNeeded: nodeCount)
    var firstChild = NodeRecord.none
    if height > mark {
      firstChild = stack[mark]
      nodes[Int(firstChild)].parent = index
      var previous = firstChild
      var place = mark + 1
      while place < height {
        let child = stack[place]
        nodes[Int(child)].parent = index
        nodes[Int(previous)].nextSibling = child
        previous = child
        place += 1
      }
    }
    append(kind, first, UInt32(truncatingIfNeeded: count) &- 1, firstChild)
    height = mark
    push(index)
  }

  @inline(__always)
  mutating func append(_ kind: NodeKind, _ first: UInt32, _ last: UInt32, _ firstChild: UInt32) {
    if nodeCount == nodeCapacity { growNodes() }
    nodes[nodeCount] = NodeRecord(
      kind: kind, firstToken: first, lastToken: last, parent: NodeRecord.none, firstChild: firstChild,
      nextSibling: NodeRecord.none)
    nodeCount += 1
  }

  @inline(__always)
  mutating func push(_ index: UInt32) {
    if height == stackCapacity {
      stack = Memory.grow(stack, from: stackCapacity, to: stackCapacity * 2)
      stackCapacity *= 2
    }
    stack[height] = index
    height += 1
  }

  @inline(never)
  private mutating func growNodes() {
    let larger = nodeCapacity + nodeCapacity / 2
    nodes = Memory.grow(nodes, from: nodeCapacity, to: larger)
    nodeCapacity = larger
  }

  /// Makes one unparsed node of everything read since then; the nodes made of it are taken back.
  mutating func closeUnparsed(_ mark: Int, _ first: UInt32, _ nodesBefore: Int) {
    nodeCount = nodesBefore
    height = mark
    close(.unparsed, mark, first)
  }

  /// A node of one token without children.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind) {
    let start = first
    advance()
    close(kind, height, start)
  }

  // MARK: What cannot be read

  /// An `unparsed` node of the tokens before `end`; none if there are none.
  mutating func unparsed(upTo end: UnsafeMutablePointer<Token>) {
    guard p < end else { return }
    let start = first
    while p < end && !at(.endOfFile) { advance() }
    close(.unparsed, height, start)
  }

  /// Reads a closing bracket. What stands before it and could not be read becomes unparsed.
  @inline(__always)
  mutating func close(_ bracket: TokenKind, at end: UnsafeMutablePointer<Token>?) {
    brackets -= 1
    if p.pointee.kind == bracket {
      advance()
    } else {
      recover(to: end)
    }
  }

  @inline(never)
  private mutating func recover(to end: UnsafeMutablePointer<Token>?) {
    guard let end, p <= end else { return }
    unparsed(upTo: end)
    advance()
  }

  /// Reads an opening bracket, or the whole bracket as unparsed if there are too many around it already (then false).
  @inline(__always)
  mutating func open() -> Bool {
    if brackets >= Self.bracketLimit { return tooDeep() }
    brackets += 1
    advance()
    return true
  }

  @inline(never)
  private mutating func tooDeep() -> Bool {
    unparsed(upTo: (match ?? p) + 1)
    return false
  }

  /// Whether there is room for one more level of recursion; every `enter` that returned true needs its `leave`.
  @inline(__always)
  mutating func enter() -> Bool {
    if depth >= depthLimit { return giveUp() }
    depth += 1
    return true
  }

  @inline(__always) mutating func leave() { depth -= 1 }

  /// Moves to the end of the file, so that everything returns soon. On the last try the tokens left become unparsed.
  @inline(never)
  private mutating func giveUp() -> Bool {
    overflow = true
    let end = firstRaw + (rawCount - 1)
    if isLastTry { unparsed(upTo: end) } else { p = end }
    return false
  }
}
