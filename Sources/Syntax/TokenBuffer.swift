/// All tokens of a file in one buffer, the `parser's` input and output both.
///
/// The parser reads raw tokens from `firstRaw` on and writes finished ones from 0 on. Splitting one (`>>` that closes two
/// generic argument lists) makes two of it, so the raw ones start at a distance of as many tokens as splitting could add:
/// the writer never overtakes the reader, and there is no second buffer.
struct TokenBuffer {
  // Unsafe buffers because every token is touched four times, and `Array` would check bounds and uniqueness each time.
  var tokens: UnsafeMutablePointer<Token>
  var capacity: Int
  /// Index of the first raw token.
  var firstRaw = 0
  /// Raw tokens, `endOfFile` included.
  var rawCount = 0
  /// For each raw token that opens a bracket or an `#if`: the number of the raw token that closes it; 0 if none does.
  var matches: UnsafeMutablePointer<UInt32>
  /// Whether the file has the word `operator` or `precedencegroup`.
  var mayDeclareOperators = false

  /// Reads all tokens. Three more `endOfFile` stand behind the last, so that looking ahead needs no test.
  init(reading lexer: inout Lexer, byteCount: Int) {
    capacity = byteCount / 4 + 64
    tokens = .allocate(capacity: capacity)
    var matcher = BracketMatcher(capacity: capacity)
    matches = matcher.matches
    var count = 0
    var splits = 0
    while true {
      if count + 4 >= capacity { grow(&matcher) }
      let token = lexer.next()
      tokens[count] = token
      switch token.kind {
      case .leftParen, .leftBrace, .leftSquare: matcher.open(count, token.kind)
      case .rightParen, .rightBrace, .rightSquare: matcher.close(count, token.kind)
      case .poundDirective: matcher.directive(count, token.word)
      case .binaryOperator, .prefixOperator, .postfixOperator, .colonColon: splits += Int(token.end - token.start) - 1
      case .keyword:
        if token.word == Word.operator.rawValue || token.word == Word.precedencegroup.rawValue { mayDeclareOperators = true }
      default: break
      }
      count += 1
      if token.kind == .endOfFile { break }
    }
    for extra in 0..<3 { tokens[count + extra] = tokens[count - 1] }
    rawCount = count
    matches = matcher.matches
    matcher.deallocateStack()
    makeRoom(splits)
  }

  private mutating func grow(_ matcher: inout BracketMatcher) {
    let larger = capacity + capacity / 2
    tokens = Memory.grow(tokens, from: capacity, to: larger)
    matcher.matches = Memory.grow(matcher.matches, from: capacity, to: larger)
    (matcher.matches + capacity).initialize(repeating: 0, count: larger - capacity)
    capacity = larger
  }

  /// Moves the raw tokens up by as many as splitting could add.
  private mutating func makeRoom(_ splits: Int) {
    guard splits > 0 else { return }
    let needed = rawCount + 3 + splits
    if needed > capacity {
      tokens = Memory.grow(tokens, from: capacity, to: needed)
      capacity = needed
    }
    (tokens + splits).update(from: tokens, count: rawCount + 3)
    firstRaw = splits
  }
}

/// Finds for each opening bracket the one that closes it, while tokens are read.
///
/// A `}` closes whatever was left open inside its braces; `)` and `]` that match nothing near are passed over. Nothing matches
/// across the borders of an `#if` clause. This makes skipping a bracket one load, and keeps recovery linear.
struct BracketMatcher {
  var matches: UnsafeMutablePointer<UInt32>
  private var stack: UnsafeMutablePointer<Entry>
  private var depth = 0
  private var stackCapacity = 64
  /// Braces open since the innermost `#if`.
  private var braces: UInt32 = 0
  private var conditions = 0

  private struct Entry: BitwiseCopyable {
    var index: UInt32
    /// For an `#if`: the braces that were open in the clause around it.
    var braces: UInt32
    var kind: TokenKind
  }

  init(capacity: Int) {
    matches = .allocate(capacity: capacity)
    matches.initialize(repeating: 0, count: capacity)
    stack = .allocate(capacity: stackCapacity)
  }

  func deallocateStack() { stack.deallocate() }

  @inline(__always)
  mutating func open(_ index: Int, _ kind: TokenKind) {
    if depth == stackCapacity {
      stack = Memory.grow(stack, from: stackCapacity, to: stackCapacity * 2)
      stackCapacity *= 2
    }
    stack[depth] = Entry(index: UInt32(truncatingIfNeeded: index), braces: braces, kind: kind)
    depth += 1
    if kind == .leftBrace { braces += 1 }
    if kind == .poundDirective { braces = 0 }
  }

  @inline(__always)
  mutating func close(_ index: Int, _ kind: TokenKind) {
    let opener: TokenKind = kind == .rightParen ? .leftParen : kind == .rightBrace ? .leftBrace : .leftSquare
    if depth > 0 && stack[depth - 1].kind == opener {
      depth -= 1
    } else if kind == .rightBrace && braces > 0 {
      while stack[depth - 1].kind != .leftBrace { depth -= 1 }
      depth -= 1
    } else if kind != .rightBrace && depth > 1 && stack[depth - 2].kind == opener && stack[depth - 1].kind != .leftBrace
      && stack[depth - 1].kind != .poundDirective
    {
      depth -= 2
    } else {
      return
    }
    if kind == .rightBrace { braces -= 1 }
    matches[Int(stack[depth].index)] = UInt32(truncatingIfNeeded: index)
  }

  mutating func directive(_ index: Int, _ word: UInt16) {
    if word == Word.poundIf.rawValue {
      open(index, .poundDirective)
      conditions += 1
      return
    }
    guard word != Word.poundSourceLocation.rawValue, conditions > 0 else { return }
    while stack[depth - 1].kind != .poundDirective { depth -= 1 }
    braces = 0
    if word == Word.poundEndif.rawValue {
      depth -= 1
      conditions -= 1
      braces = stack[depth].braces
      matches[Int(stack[depth].index)] = UInt32(truncatingIfNeeded: index)
    }
  }
}

/// Growing and shrinking buffers of plain values.
enum Memory {
  /// A buffer of just these values, in place of a larger one.
  static func fit<Value: BitwiseCopyable>(_ buffer: UnsafeMutablePointer<Value>, to count: Int) -> UnsafeMutableBufferPointer<Value> {
    let fitting = UnsafeMutableBufferPointer<Value>.allocate(capacity: count)
    _ = fitting.initialize(from: UnsafeMutableBufferPointer(start: buffer, count: count))
    buffer.deallocate()
    return fitting
  }

  static func grow<Value: BitwiseCopyable>(
    _ buffer: UnsafeMutablePointer<Value>, from count: Int, to capacity: Int
  ) -> UnsafeMutablePointer<Value> {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    UnsafeMutableRawPointer(larger).copyMemory(from: buffer, byteCount: count * MemoryLayout<Value>.stride)
    buffer.deallocate()
    return larger
  }
}
