extension Lexer {
  /// An integer or floating-point literal; letters that do not belong go with it.
  mutating func number(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    if start.pointee == UInt8(ascii: "0") {
      switch start[1] {
      case UInt8(ascii: "x"): return hexNumber(start, flags)
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        finishIdentifier()
        return finish(.integer, start, flags)
      default: break
      }
    }
    skipDigits(CharacterClasses.digit)
    let next = place.pointee
    if next == UInt8(ascii: ".") {
      guard isDigit(place[1]) && previousKind != .period else { return finish(.integer, start, flags) }
      place += 1
      skipDigits(CharacterClasses.digit)
    } else if next != UInt8(ascii: "e") && next != UInt8(ascii: "E") {
      finishIdentifier()
      return finish(.integer, start, flags)
    }
    if place.pointee == UInt8(ascii: "e") || place.pointee == UInt8(ascii: "E") { skipExponent() }
    return finish(.float, start, flags)
  }

  private func isDigit(_ byte: UInt8) -> Bool { classes[Int(byte)] & CharacterClasses.digit != 0 }

  private mutating func skipDigits(_ bit: UInt8) {
    while classes[Int(place.pointee)] & bit != 0 || place.pointee == UInt8(ascii: "_") { place += 1 }
  }

  private mutating func skipExponent() {
    place += 1
    if place.pointee == UInt8(ascii: "+") || place.pointee == UInt8(ascii: "-") { place += 1 }
    finishIdentifier()
  }

  private mutating func hexNumber(_ start: UnsafePointer<UInt8>, _ flags: TokenFlags) -> Token {
    place = start + 2
    guard classes[Int(place.pointee)] & CharacterClasses.hexDigit != 0 else {
      finishIdentifier()
      return finish(.integer, start, flags)
    }
    skipDigits(CharacterClasses.hexDigit)
    let beforeFraction = place
    if place.pointee == UInt8(ascii: ".") {
      guard classes[Int(place[1])] & CharacterClasses.hexDigit != 0 else { return finish(.integer, start, flags) }
      place += 1
      skipDigits(CharacterClasses.hexDigit)
      guard place.pointee == UInt8(ascii: "p") || place.pointee == UInt8(ascii: "P") else {
        // `0x1.description` is a member, `0x1.8` is a number without the exponent it needs.
        if !isDigit(beforeFraction[1]) { place = beforeFraction }
        return finish(.integer, start, flags)
      }
    }
    guard place.pointee == UInt8(ascii: "p") || place.pointee == UInt8(ascii: "P") else {
      finishIdentifier()
      return finish(.integer, start, flags)
    }
    let sign = place[1] == UInt8(ascii: "+") || place[1] == UInt8(ascii: "-")
    if !isDigit(place[sign ? 2 : 1]) && beforeFraction.pointee == UInt8(ascii: ".") && !isDigit(beforeFraction[1]) && !sign {
      place = beforeFraction
      return finish(.integer, start, flags)
    }
    skipExponent()
    return finish(.float, start, flags)
  }
}
