/// Whether the condition of an `#if` can hold when an app is built for iOS, read from its bytes.
///
/// Unknown flags may hold. A type that is spelled twice, once for each platform, has one meaning here.
enum PlatformCondition {
  static func truth(of text: UnsafeBufferPointer<UInt8>) -> Certainty {
    var reader = ConditionReader(text: text)
    return reader.disjunction(nesting: 0)
  }

  static func truth(of text: String) -> Certainty { Array(text.utf8).withUnsafeBufferPointer { truth(of: $0) } }
}

/// Reads `a && (b || !c)` by descent; what it cannot read may hold.
private struct ConditionReader {
  let text: UnsafeBufferPointer<UInt8>
  var at = 0

  mutating func disjunction(nesting: Int) -> Certainty {
    var result = conjunction(nesting: nesting)
    while take("||") {
      let other = conjunction(nesting: nesting)
      result = result || other
    }
    return result
  }

  private mutating func conjunction(nesting: Int) -> Certainty {
    var result = operand(nesting: nesting)
    while take("&&") {
      let other = operand(nesting: nesting)
      result = result && other
    }
    return result
  }

  private mutating func operand(nesting: Int) -> Certainty {
    guard nesting < 50 else { return .maybe }
    if take("!") {
      return !operand(nesting: nesting + 1)
    }
    if take("(") {
      let inner = disjunction(nesting: nesting + 1)
      _ = take(")")
      return inner
    }
    let name = word()
    guard take("(") else { return .ofLiteral(name) ?? .maybe }
    let argument = word()
    while at < text.count, text[at] != UInt8(ascii: ")") { at += 1 }
    _ = take(")")
    return .ofFlag(name, argument)
  }

  private mutating func skipBlanks() {
    while at < text.count, text[at] == 0x20 || text[at] == 0x09 { at += 1 }
  }

  private mutating func take(_ token: StaticString) -> Bool {
    skipBlanks()
    let count = token.utf8CodeUnitCount
    guard at + count <= text.count else { return false }
    for place in 0..<count where text[at + place] != token.utf8Start[place] { return false }
    at += count
    return true
  }

  private mutating func word() -> String {
    skipBlanks()
    let start = at
    while at < text.count, isIdentifierByte(text[at]) { at += 1 }
    return String(decoding: text[start..<at], as: UTF8.self)
  }
}
