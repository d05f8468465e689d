/// A word of a file's code, and what stands before it.
struct CodeWord {
  let range: Range<Int>
  /// The last byte of code before it, 0 for none.
  let before: UInt8
  /// The word directly before it, with nothing but blanks and comments between.
  let previous: Range<Int>?
  /// The word before the dot that stands before it: `UIDevice` of `UIDevice.isPad`.
  let base: Range<Int>?
  /// The word before the dot that stands before that one: `UIDevice` of `UIDevice.current.isPad`.
  let root: Range<Int>?
  /// The byte of code before that dot where no word stands there: `?` of `window?.screen`.
  let mark: UInt8
}

/// Visits the words of code: not those of comments and strings, but those of interpolations.
struct CodeWords {
  var reader: ByteReader
  private var before: UInt8 = 0
  private var previous: Range<Int>?
  private var base: Range<Int>?
  private var root: Range<Int>?
  private var mark: UInt8 = 0
  /// What `base` was at the word before.
  private var previousBase: Range<Int>?

  init(_ reader: ByteReader) { self.reader = reader }

  mutating func visit(_ visitor: (CodeWord) -> Void) { visit(0..<reader.end, nesting: 0, visitor) }

  private mutating func visit(_ range: Range<Int>, nesting: Int, _ visitor: (CodeWord) -> Void) {
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = reader.base[at]
      switch ByteClass.of(byte) {
      case ByteClass.blank, ByteClass.newline: at += 1
      case ByteClass.word: at = word(at, behind: reader.endOfWord(at), visitor)
      case UInt8(ascii: "B"):
        let stop = reader.endOfBackquoted(at)
        _ = word(at + 1, behind: max(at + 1, stop - 1), visitor)
        at = stop
      case UInt8(ascii: "Q"): at = string(at, hashes: 0, nesting: nesting, visitor)
      case UInt8(ascii: "H"):
        var quote = at
        while reader.byte(quote) == UInt8(ascii: "#") { quote += 1 }
        if reader.byte(quote) == UInt8(ascii: "\"") {
          at = string(quote, hashes: quote - at, nesting: nesting, visitor)
        } else {
          at = reader.endOfHash(at)
          punctuation(UInt8(ascii: "#"))
        }
      case UInt8(ascii: "S"):
        if let stop = reader.endOfComment(at) {
          at = stop
        } else {
          at = reader.endOfSlash(at)
          punctuation(UInt8(ascii: "/"))
        }
      default:
        punctuation(byte)
        at += 1
      }
    }
  }

  private mutating func word(_ start: Int, behind stop: Int, _ visitor: (CodeWord) -> Void) -> Int {
    visitor(CodeWord(range: start..<stop, before: before, previous: previous, base: base, root: root, mark: mark))
    (previousBase, root) = (base, nil)
    (before, previous, base, mark) = (reader.byte(stop - 1), start..<stop, nil, 0)
    return stop
  }

  private mutating func punctuation(_ byte: UInt8) {
    let isDot = byte == UInt8(ascii: ".")
    base = isDot ? previous : nil
    root = isDot && previous != nil ? previousBase : nil
    mark = isDot && previous == nil ? before : 0
    (before, previous, previousBase) = (byte, nil, nil)
  }

  private mutating func string(_ quote: Int, hashes: Int, nesting: Int, _ visitor: (CodeWord) -> Void) -> Int {
    var inner: [Range<Int>] = []
    let stop = reader.endOfString(quote, hashes: hashes, nesting: nesting) { inner.append($0) }
    for range in inner where nesting < 32 {
      punctuation(UInt8(ascii: "("))
      visit(range, nesting: nesting + 1, visitor)
    }
    punctuation(UInt8(ascii: "\""))
    return max(stop, quote + 1)
  }
}
