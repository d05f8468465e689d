#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Walks over Swift's bytes just well enough to know code from comments and literals, at a fraction of a lexer's cost.
///
/// Every function takes a byte offset and gives one that is greater, at most `end`. On half-written code the answers are guesses,
/// but they are always given, in time that grows with the file's length.
struct ByteReader {
  let base: UnsafePointer<UInt8>
  let end: Int
  /// A bracket had no end: from then on brackets are not skipped, so that no byte is read over and over.
  private(set) var isBroken = false
  /// Interpolations that were read in vain.
  private var failures = 0
  /// An extended regex had no end.
  private var isRegexBroken = false
  /// How far to look for the end of what is rarely long: a regex, generic arguments. In bytes.
  private static let reach = 1024

  init(base: UnsafePointer<UInt8>, end: Int) { (self.base, self.end) = (base, end) }

  /// The byte there, 0 behind the end.
  @inline(__always)
  func byte(_ at: Int) -> UInt8 { at < end ? base[at] : 0 }

  // MARK: Words

  @inline(__always)
  func endOfWord(_ start: Int) -> Int {
    var at = start
    while at < end, ByteClass.of(base[at]) == ByteClass.word { at &+= 1 }
    return at
  }

  /// Whether the bytes of the range are exactly these.
  @inline(__always)
  func word(_ start: Int, _ stop: Int, is text: StaticString) -> Bool {
    stop - start == text.utf8CodeUnitCount && memcmp(base + start, text.utf8Start, stop - start) == 0
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
  }

  /// Whether these bytes stand there.
  func stands(_ text: StaticString, at start: Int) -> Bool {
    start + text.utf8CodeUnitCount <= end && memcmp(base + start, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  // MARK: Trivia

  /// Behind blanks, line ends and comments.
  func endOfTrivia(_ start: Int) -> Int {
    var at = start
    while at < end {
      switch base[at] {
      case 0x20, 0x09...0x0D, 0: at += 1
      case UInt8(ascii: "/"):
        guard let next = endOfComment(at) else { return at }
        at = next
      default: return at
      }
    }
    return at
  }

  /// Behind blanks on the line.
  func endOfBlanks(_ start: Int) -> Int {
    var at = start
    while at < end, base[at] == 0x20 || base[at] == 0x09 { at += 1 }
    return at
  }

  /// The next line feed or carriage return, or the end.
  func endOfLine(_ start: Int) -> Int {
    guard start < end else { return end }
    var stop = end
    if let feed = memchr(base + start, 0x0A, end - start) { stop = base.distance(to: feed.assumingMemoryBound(to: UInt8.self)) }
    if stop > start, let ret = memchr(base + start, 0x0D, stop - start) {
      stop = base.distance(to: ret.assumingMemoryBound(to: UInt8.self))
    }
    return stop
  }

  /// Behind the comment that begins at this slash, or nil if none does. A line comment ends before its line end.
  func endOfComment(_ slash: Int) -> Int? {
    switch byte(slash + 1) {
    case UInt8(ascii: "/"): return endOfLine(slash + 2)
    case UInt8(ascii: "*"):
      var (at, depth) = (slash + 2, 1)
      while at < end {
        if base[at] == UInt8(ascii: "*"), byte(at + 1) == UInt8(ascii: "/") {
          depth -= 1
          at += 2
          if depth == 0 { return at }
        } else if base[at] == UInt8(ascii: "/"), byte(at + 1) == UInt8(ascii: "*") {
          depth += 1
          at += 2
        } else {
          at += 1
        }
      }
      return end
    default: return nil
    }
  }

  // MARK: Literals

  /// Behind a comment, a regex literal, or a slash that is only an operator.
  func endOfSlash(_ slash: Int) -> Int { endOfComment(slash) ?? endOfRegex(slash) ?? slash + 1 }

  /// Behind the regex literal that begins at this slash, if one can: where an operand is expected, without a blank
  /// first, and closed on its line.
  private func endOfRegex(_ slash: Int) -> Int? {
    let first = byte(slash + 1)
    guard first != 0x20, first != 0x09, first != UInt8(ascii: "="), operandMayBegin(before: slash) else { return nil }
    var (at, round, isInSet) = (slash + 1, 0, false)
    let stop = min(end, slash + Self.reach)
    while at < stop {
      switch base[at] {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: round += 1
      case UInt8(ascii: ")") where !isInSet:
        round -= 1
        if round < 0 { return nil }
      case UInt8(ascii: "/") where !isInSet: return at + 1
      default: break
      }
      at += 1
    }
    return nil
  }

  private func operandMayBegin(before slash: Int) -> Bool {
    var at = slash - 1
    while at >= 0, base[at] == 0x20 || base[at] == 0x09 { at -= 1 }
    guard at >= 0 else { return true }
    switch base[at] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "."):
      return false
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ">"):
      return at < slash - 1
    case let byte where isIdentifierByte(byte):
      let stop = at + 1
      while at > 0, isIdentifierByte(base[at - 1]) { at -= 1 }
      return word(at, stop, is: "return") || word(at, stop, is: "case") || word(at, stop, is: "in")
    default:
      return true
    }
  }

  /// Behind a raw string or an extended regex that begins at this number sign, or behind the number sign.
  mutating func endOfHash(_ hash: Int, nesting: Int = 0) -> Int {
    var at = hash
    while byte(at) == UInt8(ascii: "#") { at += 1 }
    switch byte(at) {
    case UInt8(ascii: "\""): return endOfString(at, hashes: at - hash, nesting: nesting)
    case UInt8(ascii: "/"): return endOfExtendedRegex(at + 1, hashes: at - hash)
    default: return at
    }
  }

  private mutating func endOfExtendedRegex(_ start: Int, hashes: Int) -> Int {
    guard !isRegexBroken else { return start }
    var at = start
    while at < end {
      if base[at] == UInt8(ascii: "\\") {
        at += 2
      } else if base[at] == UInt8(ascii: "/"), isFollowed(at, byHashes: hashes) {
        return at + 1 + hashes
      } else {
        at += 1
      }
    }
    isRegexBroken = true
    return start
  }

  private func isFollowed(_ at: Int, byHashes hashes: Int) -> Bool {
    for place in 0..<hashes where byte(at + 1 + place) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Behind the string literal whose first quote this is.
  /// - Parameter interpolation: Gets the bytes of each interpolation, brackets included.
  mutating func endOfString(_ quote: Int, hashes: Int, nesting: Int, interpolation: ((Range<Int>) -> Void)? = nil) -> Int {
    let isLong = byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
    var at = quote + (isLong ? 3 : 1)
    while at < end {
      switch base[at] {
      case UInt8(ascii: "\""):
        if isLong, byte(at + 1) != UInt8(ascii: "\"") || byte(at + 2) != UInt8(ascii: "\"") {
          at += 1
        } else if isFollowed(isLong ? at + 2 : at, byHashes: hashes) {
          return min((isLong ? at + 3 : at + 1) + hashes, end)
        } else {
          at += 1
        }
      case UInt8(ascii: "\\"):
        guard isFollowed(at, byHashes: hashes) else {
          at += 1
          continue
        }
        let escaped = at + 1 + hashes
        if byte(escaped) == UInt8(ascii: "("), nesting < 32, let stop = endOfInterpolation(escaped, nesting: nesting + 1) {
          interpolation?(escaped..<stop)
          at = stop
        } else {
          at = byte(escaped) == 0x0A || byte(escaped) == 0x0D ? escaped : escaped + 1
        }
      case 0x0A where !isLong, 0x0D where !isLong: return at
      default: at += 1
      }
    }
    return end
  }

  /// Nil if the bracket is not closed in the braces around it, so that the string is half-written.
  private mutating func endOfInterpolation(_ open: Int, nesting: Int) -> Int? {
    guard let stop = endOfGroup(open, nesting: nesting) else { return nil }
    if base[stop - 1] == UInt8(ascii: ")") { return stop }
    failures += 1
    if failures > 64 { isBroken = true }
    return nil
  }

  // MARK: Brackets

  /// Behind the bracket that closes this `(` or `[`; before a `}` too many. Nil if the file ends first.
  mutating func endOfGroup(_ open: Int, nesting: Int = 0) -> Int? {
    guard !isBroken else { return nil }
    var (at, round, curly) = (open, 0, 0)
    while at < end {
      switch base[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        round += 1
        at += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        round -= 1
        at += 1
        if round <= 0 { return at }
      case UInt8(ascii: "{"):
        curly += 1
        at += 1
      case UInt8(ascii: "}"):
        guard curly > 0 else { return at }
        curly -= 1
        at += 1
      case UInt8(ascii: "\""): at = endOfString(at, hashes: 0, nesting: nesting)
      case UInt8(ascii: "#"): at = endOfHash(at, nesting: nesting)
      case UInt8(ascii: "/"): at = endOfSlash(at)
      case UInt8(ascii: "`"): at = endOfBackquoted(at)
      default: at += 1
      }
    }
    isBroken = true
    return nil
  }

  /// Behind the generic arguments or parameters that this `<` begins; where they do not end, behind the `<`.
  mutating func endOfAngles(_ open: Int) -> Int {
    var (at, depth) = (open, 0)
    let limit = min(end, open + Self.reach)
    while at < limit {
      switch base[at] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where base[at - 1] != UInt8(ascii: "-"):
        depth -= 1
        if depth == 0 { return at + 1 }
      case UInt8(ascii: "("), UInt8(ascii: "["):
        guard let stop = endOfGroup(at) else { return open + 1 }
        at = stop - 1
      case UInt8(ascii: "/"):
        if let stop = endOfComment(at) { at = stop - 1 }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""): return open + 1
      default: break
      }
      at += 1
    }
    return open + 1
  }

  /// Behind a back-quoted name; where it does not end on its line, behind the quote.
  func endOfBackquoted(_ quote: Int) -> Int {
    var at = quote + 1
    while at < end, base[at] != 0x0A, base[at] != 0x0D {
      if base[at] == UInt8(ascii: "`") { return at + 1 }
      at += 1
    }
    return quote + 1
  }
}

/// What a byte can begin, as a letter: capitals for what matters in a function's body, small ones for what can be run over there.
enum ByteClass {
  static let word = UInt8(ascii: "w")
  static let blank = UInt8(ascii: "b")
  static let newline = UInt8(ascii: "n")

  /// 256 letters, one for each byte. A literal needs no set-up at launch.
  private static let table: StaticString = """
    pppppppppbnpbnpp\
    pppppppppppppppp\
    bpQHwppppppppppS\
    wwwwwwwwwwpppppp\
    pwwwwwwwwwwwwwww\
    wwwwwwwwwwwppppw\
    Bwwwwwwwwwwwwwww\
    wwwwwwwwwwwOpCpp\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww
    """

  @inline(__always)
  static func of(_ byte: UInt8) -> UInt8 { table.utf8Start[Int(byte)] }
  /// Whether the byte can be run over in a function's body.
  @inline(__always)
  static func isBoring(_ byte: UInt8) -> Bool { of(byte) >= 0x60 }
}
