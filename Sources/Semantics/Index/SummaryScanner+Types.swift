/// What a type's declaration says before its brace.
extension SummaryScanner {
  /// Reads a type from behind its keyword; stands behind its `{` afterwards if it has members.
  /// - Returns: Whether members were opened.
  mutating func scanType(_ form: TypeForm, traits: TypeTraits) -> Bool {
    let textStart = UInt32(names.count)
    at = reader.endOfTrivia(at)
    var offset = at
    var hash: UInt64
    if form == .extension {
      guard let extended = appendExtended() else { return false }
      hash = extended
    } else {
      guard let name = takeName() else { return false }
      append(name)
      (offset, hash) = (name.lowerBound, NameHash.of(reader.base, name))
      skipAngles()
    }
    var record = TypeRecord(
      hash: hash, offset: UInt32(offset), parent: owner, textStart: textStart, textEnd: textStart, form: form, traits: traits)
    if isDead { record.traits.insert(.notOnIOS) }
    if form == .typealias {
      scanAliased(&record)
    } else {
      scanClauses()
      skipRestOfHeader()
    }
    record.textEnd = UInt32(names.count)
    types.append(record)
    guard form != .typealias, reader.byte(at) == UInt8(ascii: "{") else { return false }
    openType(types.count - 1)
    return true
  }

  /// Reads the type that is extended: `A.B`, `[A]`, `A?`.
  /// - Returns: The hash of its last name.
  private mutating func appendExtended() -> UInt64? {
    let count = names.count
    var name: StaticString
    if reader.byte(at) == UInt8(ascii: "[") {
      guard let stop = reader.endOfGroup(at) else { return nil }
      name = "Array"
      for place in at..<stop where reader.base[place] == UInt8(ascii: ":") { name = "Dictionary" }
      at = stop
    } else {
      guard let path = appendTypePath() else { return nil }
      guard reader.byte(at) == UInt8(ascii: "?") else { return NameHash.of(reader.base, path) }
      name = "Optional"
    }
    while reader.byte(at) == UInt8(ascii: "?") { (name, at) = ("Optional", at + 1) }
    names.removeLast(names.count - count)
    names.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    return NameHash.of(name.description)
  }

  /// Goes on to the brace of the line if something stands before it that is not understood.
  private mutating func skipRestOfHeader() {
    var place = at
    while place < reader.end {
      switch reader.base[place] {
      case UInt8(ascii: "{"):
        at = place
        return
      case UInt8(ascii: "("), UInt8(ascii: "["):
        guard let stop = reader.endOfGroup(place) else { return }
        place = stop
      case 0x0A, 0x0D, UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""): return
      default: place += 1
      }
    }
  }

  /// Reads what an alias stands for, up to the end of the type.
  private mutating func scanAliased(_ record: inout TypeRecord) {
    at = reader.endOfTrivia(at)
    guard reader.byte(at) == UInt8(ascii: "=") else { return }
    at += 1
    let start = names.count
    appendComposition(mark: 0)
    if names.count == start { record.traits.insert(.structural) }
    let next = reader.endOfBlanks(at)
    switch reader.byte(next) {
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "."):
      record.traits.insert(.structural)
    default: break
    }
  }

  /// Reads `: A, B` and `where`, up to the brace or what is no header.
  private mutating func scanClauses() {
    while true {
      at = reader.endOfTrivia(at)
      switch reader.byte(at) {
      case UInt8(ascii: ":"):
        at += 1
        appendInherited()
      case UInt8(ascii: "w") where reader.word(at, reader.endOfWord(at), is: "where"):
        at += 5
        appendConstraints()
      default: return
      }
    }
  }

  private mutating func appendInherited() {
    while at < reader.end {
      let before = at
      appendComposition(mark: 0)
      at = reader.endOfTrivia(at)
      guard reader.byte(at) == UInt8(ascii: ","), at > before else { return }
      at += 1
    }
  }

  private mutating func appendConstraints() {
    while at < reader.end {
      at = reader.endOfTrivia(at)
      let left = at
      let count = names.count
      guard appendTypePath() != nil else { return }
      names.removeLast(names.count - count)
      let isSelf = reader.word(left, at, is: "Self")
      at = reader.endOfTrivia(at)
      if reader.byte(at) == UInt8(ascii: ":") {
        at += 1
      } else if reader.stands("==", at: at) {
        at += 2
      } else {
        return
      }
      appendComposition(mark: 1)
      if !isSelf { names.removeLast(names.count - count) }
      at = reader.endOfTrivia(at)
      while reader.byte(at) == UInt8(ascii: "?") { at = reader.endOfTrivia(at + 1) }
      guard reader.byte(at) == UInt8(ascii: ",") else { return }
      at += 1
    }
  }

  /// Reads `A & B.C<D>`, each kept behind a mark. Attributes, words such as `any`, and brackets around are passed over;
  /// what is no name ends it.
  /// - Parameter nesting: Brackets around it.
  private mutating func appendComposition(mark: UInt8, nesting: Int = 0) {
    while at < reader.end {
      at = reader.endOfTrivia(at)
      switch reader.byte(at) {
      case UInt8(ascii: "@"):
        at = reader.endOfWord(at + 1)
        if reader.byte(at) == UInt8(ascii: "(") { at = reader.endOfGroup(at) ?? at + 1 }
        continue
      case UInt8(ascii: "~"):
        // What the type is not: read and dropped.
        let count = names.count
        at += 1
        _ = appendTypePath()
        names.removeLast(names.count - count)
        at = reader.endOfBlanks(at)
        guard reader.byte(at) == UInt8(ascii: "&") else { return }
        at += 1
      case UInt8(ascii: "["):
        at = reader.endOfGroup(at) ?? at + 1
        return
      case UInt8(ascii: "("):
        guard appendBracketed(mark: mark, nesting: nesting + 1) else { return }
      case let byte where ByteClass.of(byte) == ByteClass.word || byte == UInt8(ascii: "`"):
        if skipsPrefixWord() { continue }
        names.append(mark)
        guard appendTypePath() != nil else {
          names.removeLast()
          return
        }
      default: return
      }
      let next = reader.endOfTrivia(at)
      guard reader.byte(next) == UInt8(ascii: "&") else { return }
      at = next + 1
    }
  }

  /// A bracket around one type is passed over; one around none or several is a tuple or a function's parameters.
  private mutating func appendBracketed(mark: UInt8, nesting: Int) -> Bool {
    guard let stop = reader.endOfGroup(at) else {
      at += 1
      return false
    }
    let count = names.count
    at += 1
    let inner = reader.endOfTrivia(at)
    // Nobody writes brackets in brackets; each looks for its own end.
    if reader.byte(inner) != UInt8(ascii: "("), nesting < 8 { appendComposition(mark: mark, nesting: nesting) }
    at = reader.endOfTrivia(at)
    let isOne = reader.byte(at) == UInt8(ascii: ")") && at + 1 == stop && names.count > count
    at = stop
    let next = reader.endOfBlanks(at)
    if !isOne || reader.stands("->", at: next) || reader.stands("async", at: next) || reader.stands("throws", at: next) {
      names.removeLast(names.count - count)
      return false
    }
    return true
  }

  /// Passes over `any`, `some`, `nonisolated` and the like: a word that another follows on the line.
  private mutating func skipsPrefixWord() -> Bool {
    let stop = reader.endOfWord(at)
    guard stop > at,
      reader.word(at, stop, is: "any") || reader.word(at, stop, is: "some") || reader.word(at, stop, is: "nonisolated")
        || reader.word(at, stop, is: "unsafe") || reader.word(at, stop, is: "each")
    else { return false }
    let next = reader.endOfBlanks(stop)
    let byte = reader.byte(next)
    guard next > stop, ByteClass.of(byte) == ByteClass.word || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "`") else { return false }
    at = next
    return true
  }

  /// Reads `A.B<C>.D` and keeps `A.B.D`.
  /// - Returns: The bytes of the last name, nil if there is no name.
  private mutating func appendTypePath() -> Range<Int>? {
    guard let first = takeName() else { return nil }
    append(first)
    var last = first
    skipAngles()
    while reader.byte(reader.endOfTrivia(at)) == UInt8(ascii: ".") {
      let dot = at
      at = reader.endOfTrivia(at) + 1
      guard let name = takeName() else {
        at = dot
        break
      }
      names.append(UInt8(ascii: "."))
      append(name)
      last = name
      skipAngles()
    }
    return last
  }

  private mutating func skipAngles() {
    let next = reader.endOfBlanks(at)
    if reader.byte(next) == UInt8(ascii: "<") { at = reader.endOfAngles(next) }
  }

  private mutating func append(_ name: Range<Int>) {
    names.append(contentsOf: UnsafeBufferPointer(start: reader.base + name.lowerBound, count: name.count))
  }
}
