/// Closures and their signatures.
extension Parser {
  mutating func closure() {
    let (mark, start) = (height, first)
    let end = match
    guard open() else { return }
    if enter() {
      if mayStartSignature && startsClosureSignature() { closureSignature() }
      items()
      leave()
    }
    close(.rightBrace, at: end)
    close(.closure, mark, start)
  }

  @inline(__always)
  private var mayStartSignature: Bool {
    switch kind {
    case .at, .leftParen, .leftSquare, .wildcard, .identifier: true
    default: false
    }
  }

  /// Whether the tokens up to `in` are a signature.
  private func startsClosureSignature() -> Bool {
    // By far the most closures begin with a name that no `in`, `,` or `:` or `->` follows.
    if kind == .identifier {
      switch next.kind {
      case .keyword: if next.word == Word.in.rawValue { return true }
      case .comma, .colon, .arrow, .identifier: break
      default: return false
      }
    }
    var place = Lookahead(self)
    while place.kind == .at {
      guard place.next.kind == .identifier else { break }
      place.attribute()
    }
    if place.kind == .leftSquare {
      let opener = place.p
      place.skipSingle()
      // Unclosed, or closed by something else.
      if place.p == opener + 1 { return false }
    }
    if place.kind == .leftParen {
      while place.kind != .arrow && place.kind != .rightBrace && place.kind != .endOfFile && !place.at(.in) { place.skipSingle() }
    } else if place.kind == .identifier || place.kind == .wildcard {
      guard skipParameterNames(&place) else { return false }
    }
    _ = place.eat(.rightParen)
    place.effects()
    if place.eat(.arrow) { return place.type() }
    return place.at(.in)
  }

  private func skipParameterNames(_ place: inout Lookahead) -> Bool {
    while true {
      place.advance()
      if place.eat(.colon), !place.type() { return true }
      guard place.eat(.comma) else { return true }
      guard place.kind == .identifier || place.kind == .wildcard else { return false }
    }
  }

  private mutating func closureSignature() {
    let (mark, start) = (height, first)
    attributes()
    if at(.leftSquare) { captures() }
    if !at(.in) {
      if at(.leftParen) || next.kind == .colon {
        closureParameterClause()
      } else {
        while at(.identifier) || at(.wildcard) {
          leaf(.closureParameter)
          guard eat(.comma) else { break }
        }
      }
      effects(typeNode: true)
      if at(.arrow) { returnClause() }
    }
    _ = eat(.in)
    close(.closureSignature, mark, start)
  }

  private mutating func captures() {
    let end = match
    guard open() else { return }
    while !at(.rightSquare) && capture() {
      guard eat(.comma) else { break }
    }
    close(.rightSquare, at: end)
  }

  private mutating func capture() -> Bool {
    let (mark, start) = (height, first)
    if at(.weak) || at(.unowned) {
      // `[weak]` and `[weak = x]` capture something of that name.
      if next.kind != .comma && next.kind != .rightSquare && next.kind != .equal {
        let hasDetail = at(.unowned) && next.kind == .leftParen
        advance()
        if hasDetail { skipBracket() }
        close(.modifier, mark, start)
      }
    }
    guard at(.identifier) || at(.self) else {
      if count > Int(start) { close(.closureCapture, mark, start) }
      return false
    }
    if next.kind == .equal {
      advance()
      advance()
      _ = expression(.basic, .none)
    } else {
      leaf(.identifier)
    }
    close(.closureCapture, mark, start)
    return true
  }

  private mutating func closureParameterClause() {
    let (mark, start) = (height, first)
    if at(.leftParen) {
      let end = match
      guard open() else { return }
      while !at(.rightParen) && closureParameter() {
        guard eat(.comma) else { break }
      }
      close(.rightParen, at: end)
    } else {
      while closureParameter() {
        guard eat(.comma) else { break }
      }
    }
    close(.parameterClause, mark, start)
  }

  private mutating func closureParameter() -> Bool {
    let (mark, start) = (height, first)
    attributes()
    parameterModifiers(isClosure: true)
    if isArgumentLabel(p.pointee) { advance() }
    if isArgumentLabel(p.pointee) && !at(.in) { advance() }
    if eat(.colon) {
      _ = type()
    } else if !at(.comma) && !at(.rightParen) && !at(.in) {
      var lookahead = Lookahead(self)
      if lookahead.type() { _ = type() }
    }
    if atEllipsis() { advance() }
    guard count > Int(start) else { return false }
    close(.parameter, mark, start)
    return true
  }

  /// `isolated`, `_const` in front of a parameter's name.
  mutating func parameterModifiers(isClosure: Bool) {
    while at(.isolated) || at(._const), !startsParameterName(allowSpecifiers: false, isClosure: isClosure) { leaf(.modifier) }
  }
}
