/// What a byte may be in a Swift file, as bits of a 256-byte table.
///
/// Made once and never freed. The lexer decides on the first byte of a token with one load.
struct CharacterClasses: @unchecked Sendable {
  static let shared = CharacterClasses()

  static let identifier: UInt8 = 1  // continues an identifier; also every byte of a character beyond ASCII
  static let digit: UInt8 = 2  // 0-9
  static let operatorByte: UInt8 = 4  // an ASCII operator character
  static let notLeftBound: UInt8 = 8  // before an operator: nothing it could be postfix to
  static let notRightBound: UInt8 = 16  // after an operator: nothing it could be prefix to
  static let stringStop: UInt8 = 32  // `"`, `\`, line ends, NUL: where the scan of a string's segment stops
  static let hexDigit: UInt8 = 64

  let bits: UnsafeMutablePointer<UInt8>
  /// `LexerAction` for each first byte.
  let actions: UnsafeMutablePointer<LexerAction>

  init() {
    bits = .allocate(capacity: 256)
    bits.initialize(repeating: 0, count: 256)
    actions = .allocate(capacity: 256)
    actions.initialize(repeating: LexerAction.unicode, count: 256)
    func add(_ bit: UInt8, _ characters: StaticString) {
      for index in 0..<characters.utf8CodeUnitCount { bits[Int(characters.utf8Start[index])] |= bit }
    }
    add(Self.identifier, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789$")
    for byte in 0x80...0xFF { bits[byte] |= Self.identifier }
    add(Self.digit, "0123456789")
    add(Self.hexDigit, "0123456789abcdefABCDEF")
    add(Self.operatorByte, "/=-+*%<>!&|^~.?")
    add(Self.notLeftBound, " \r\n\t([{,;:\0")
    add(Self.notRightBound, " \r\n\t)]},;:\0")
    add(Self.stringStop, "\"\\\r\n\0")
    fillActions()
  }

  private func fillActions() {
    for byte in 0..<128 {
      let bit = bits[byte]
      if bit & Self.digit != 0 {
        actions[byte] = LexerAction.number
      } else if bit & Self.identifier != 0 {
        actions[byte] = LexerAction.identifier
      } else if bit & Self.operatorByte != 0 {
        actions[byte] = LexerAction.operator
      }
    }
    func set(_ action: LexerAction, _ characters: StaticString) {
      for index in 0..<characters.utf8CodeUnitCount { actions[Int(characters.utf8Start[index])] = action }
    }
    set(.dollar, "$")
    set(.period, ".")
    set(.mark, "!?")
    set(.leftAngle, "<")
    set(.quote, "\"")
    set(.backquote, "`")
    set(.pound, "#")
    set(.colon, ":")
    set(.leftParen, "(")
    set(.rightParen, ")")
    set(.punctuation, "{}[],;@\\")
    set(.end, "\0")
  }
}

/// What to do at the first byte of a token.
enum LexerAction: UInt8 {
  case unicode, identifier, number, `operator`, period, mark, leftAngle, quote, backquote, pound, colon, leftParen, rightParen
  case punctuation, dollar, end
}

/// Which characters beyond ASCII may stand in identifiers and operators: the grammar's tables.
enum UnicodeTables {
  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
    0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054,
    0x2060...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
    0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]
  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7,
    0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
    0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]
  private static let combiningRanges: [ClosedRange<UInt32>] = [0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F]

  static func continuesIdentifier(_ scalar: UInt32) -> Bool {
    if scalar >= 0x10000 { return scalar <= 0xEFFFD && scalar & 0xFFFF <= 0xFFFD }
    return identifierRanges.contains { $0.contains(scalar) }
  }

  static func startsIdentifier(_ scalar: UInt32) -> Bool {
    continuesIdentifier(scalar) && !combiningRanges.contains { $0.contains(scalar) }
  }

  static func startsOperator(_ scalar: UInt32) -> Bool { operatorRanges.contains { $0.contains(scalar) } }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    startsOperator(scalar) || combiningRanges.contains { $0.contains(scalar) } || (0xFE00...0xFE0F).contains(scalar)
      || (0xE0100...0xE01EF).contains(scalar)
  }
}
