/// Whether a declaration begins at a token: attributes and modifiers first, then a keyword.
enum DeclarationStart {
  // More than this no declaration has; without a limit, long runs that declare nothing would be read again at each of them.
  private static let attributeLimit = 128
  private static let modifierLimit = 16

  static func isAt(_ start: Lookahead, allowInit: Bool = true, isMember: Bool = false) -> Bool {
    var place = start
    var hasAttribute = false
    for _ in 0..<attributeLimit {
      if place.kind == .at {
        place.attribute()
        hasAttribute = true
      } else if place.at(.poundIf), place.ifConfigOfAttributes() {
        hasAttribute = true
      } else {
        break
      }
    }
    let hasModifier = skipModifiers(&place)
    if hasAttribute {
      if place.kind == .rightBrace || place.kind == .endOfFile || place.at(.poundEndif) { return true }
      if place.kind == .stringQuote { return false }
    }
    if isDeclarationKeyword(place.current.word) { return true }
    switch Word(place.current.word) {
    case .`init`: return allowInit
    case .case: return isMember
    case .actor: return isActor(place)
    case .macro: return place.next.kind == .identifier
    case .none: return place.kind == .pound && (hasAttribute || hasModifier || isMember)
    default: return false
    }
  }

  /// Moves behind the modifiers, `class` not among them.
  private static func skipModifiers(_ place: inout Lookahead) -> Bool {
    var found = false
    for _ in 0..<modifierLimit {
      guard isModifier(place.current.word) else { return found }
      found = true
      let word = Word(place.current.word)
      place.advance()
      if place.kind == .leftParen && mayHaveDetail(word) { place.skipSingle() }
    }
    return found
  }

  @inline(__always)
  static func isModifier(_ word: UInt16) -> Bool {
    switch Word(word) {
    case .__consuming, .__setter_access, ._const, ._local, .async, .borrowing, .consuming, .convenience, .distributed, .dynamic,
      .fileprivate, .final, .indirect, .infix, .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open,
      .optional, .override, .package, .postfix, .prefix, .private, .public, .reasync, .required, .rethrows, .static, .sending,
      .unowned, .weak:
      true
    default: false
    }
  }

  private static func mayHaveDetail(_ word: Word) -> Bool {
    switch word {
    case .fileprivate, .internal, .nonisolated, .package, .private, .public, .unowned: true
    default: false
    }
  }

  /// `actor` is a name unless another one follows; words of declarations that stand between do not help.
  private static func isActor(_ place: Lookahead) -> Bool {
    var place = place
    if place.next.kind == .identifier { return true }
    for _ in 0..<modifierLimit {
      place.advance()
      guard isModifier(place.current.word) || isDeclarationKeyword(place.current.word) else { break }
    }
    return place.kind == .identifier
  }

  private static func isDeclarationKeyword(_ word: UInt16) -> Bool {
    switch Word(word) {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .operator, .precedencegroup, .protocol, .struct,
      .subscript, .typealias, .var, .let, .inout, ._borrowing:
      true
    default: false
    }
  }
}

extension Lookahead {
  /// Moves behind an `#if` whose clauses hold only attributes, some at least; else stays somewhere inside.
  mutating func ifConfigOfAttributes() -> Bool {
    // What is behind an attribute may be read twice on each level.
    guard enter(limit: 8) else { return false }
    defer { leave() }
    var found = false
    repeat {
      advance()
      skipLine()
      attributes: while true {
        if kind == .at {
          found = true
          while kind == .at { attribute() }
        } else if at(.poundIf) {
          guard ifConfigOfAttributes() else { return false }
          found = true
        } else {
          break attributes
        }
      }
    } while at(.poundElseif) || at(.poundElse)
    return found && isAtNewline && eat(.poundEndif)
  }

  /// Moves to the first token of the next line, over brackets as one.
  mutating func skipLine() {
    while kind != .endOfFile && !isAtNewline { skipSingle() }
  }

  /// Whether the accessors of a property begin behind this `{`: observers, which no closure begins with.
  func startsObservers() -> Bool {
    var place = self
    place.advance()
    if Self.isObserver(place.current.word) { return true }
    guard place.kind == .at else { return false }
    if place.next.word == Word._accessorBlock.rawValue { return true }
    while place.kind == .at {
      place.advance()
      guard place.eat(.identifier) else { return false }
      if place.kind == .leftParen { place.skipSingle() }
    }
    return Self.isObserver(place.current.word)
  }

  private static func isObserver(_ word: UInt16) -> Bool {
    word == Word.didSet.rawValue || word == Word.willSet.rawValue || word == Word.`init`.rawValue
  }

  /// Whether a `switch` case begins here.
  func startsSwitchCase() -> Bool {
    if at(.case) || at(.default) { return true }
    guard kind == .at else { return false }
    var place = self
    while place.kind == .at { place.attribute() }
    return place.kind == .rightBrace || place.at(.case) || place.at(.default)
  }

  /// Whether the `#if` here holds cases of the `switch` around it.
  func startsConditionalSwitchCases() -> Bool {
    guard at(.poundIf) else { return startsSwitchCase() }
    var place = self
    repeat {
      place.advance()
      place.skipLine()
    } while place.at(.poundIf) || place.at(.poundElseif) || place.at(.poundElse)
    return place.startsSwitchCase()
  }
}
