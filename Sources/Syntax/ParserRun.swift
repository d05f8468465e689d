import Foundation

/// What a run of the parser leaves: buffers that the tree owns from then on.
struct ParsedFile {
  var tokens: UnsafeBufferPointer<Token>
  var nodes: UnsafeBufferPointer<NodeRecord>
  var root: Int
}

extension Parser {
  /// How deep recursion goes on the caller's thread. Each level takes at most 3.5 of the 512 KB a thread may have.
  private static let depthOnCallersStack = 64
  /// How deep it goes on a thread of its own, for files that need it: more than 256 brackets can ask for.
  private static let depthOnLargeStack = 4_000
  private static let largeStack = 256 << 20

  /// Reads any bytes; never fails.
  ///
  /// Nesting deeper than real code ever is gets a second run on a thread with a large stack.
  static func parse(_ source: [UInt8]) -> ParsedFile {
    // Without optimisation a level takes ten times as much: then every file gets that thread.
    #if !DEBUG
      if let parsed = run(source, depthLimit: depthOnCallersStack, isLastTry: false) { return parsed }
    #endif
    let result = Box()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.parsed = run(source, depthLimit: depthOnLargeStack, isLastTry: true)
      done.signal()
    }
    thread.stackSize = largeStack
    thread.start()
    done.wait()
    return result.parsed.unsafelyUnwrapped
  }

  /// Written by one thread before the other reads it.
  private final class Box: @unchecked Sendable { var parsed: ParsedFile? }

  private static func run(_ source: [UInt8], depthLimit: Int, isLastTry: Bool) -> ParsedFile? {
    withLexer(over: source) { lexer in
      let buffer = TokenBuffer(reading: &lexer, byteCount: source.count)
      defer { buffer.matches.deallocate() }
      var parser = Parser(buffer, lexer, depthLimit: depthLimit, isLastTry: isLastTry)
      defer { parser.deallocateStacks() }
      if buffer.mayDeclareOperators { parser.readOperatorDeclarations() }
      parser.sourceFile()
      if parser.overflow && !isLastTry {
        parser.nodes.deallocate()
        parser.tokens.deallocate()
        return nil
      }
      // There was room for the most that such a file can have; trees are kept, and hold what they have.
      let tokens = Memory.fit(parser.tokens, to: parser.count + 1)
      let nodes = Memory.fit(parser.nodes, to: parser.nodeCount)
      return ParsedFile(tokens: UnsafeBufferPointer(tokens), nodes: UnsafeBufferPointer(nodes), root: nodes.count - 1)
    }
  }

  private init(_ buffer: TokenBuffer, _ lexer: Lexer, depthLimit: Int, isLastTry: Bool) {
    tokens = buffer.tokens
    firstRaw = buffer.tokens + buffer.firstRaw
    p = firstRaw
    rawCount = buffer.rawCount
    matches = buffer.matches
    text = lexer.text
    nodeCapacity = buffer.rawCount + buffer.rawCount / 4 + 64
    nodes = .allocate(capacity: nodeCapacity)
    stack = .allocate(capacity: stackCapacity)
    operators = .allocate(capacity: operatorCapacity)
    precedences = .standard
    self.depthLimit = depthLimit
    self.isLastTry = isLastTry
  }

  private func deallocateStacks() {
    stack.deallocate()
    operators.deallocate()
    if precedences.relations != PrecedenceTable.standard.relations { precedences.deallocate() }
  }
}
