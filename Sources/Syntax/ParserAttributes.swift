/// Attributes and modifiers in front of declarations.
extension Parser {
  /// `@Name(...)` and `#if`s that hold only such.
  mutating func attributes() {
    while true {
      if at(.at) {
        attribute()
      } else if at(.poundIf) {
        var lookahead = Lookahead(self)
        guard lookahead.ifConfigOfAttributes() else { return }
        ifConfig { $0.attributes() }
      } else {
        return
      }
    }
  }

  mutating func attribute() {
    let (mark, start) = (height, first)
    advance()
    let isQualified = next.kind == .colonColon
    switch isQualified ? .none : Word(word) {
    case .available, ._spi_available, ._originallyDefinedIn, ._documentation:
      advance()
      if at(.leftParen) && !isAtNewline { labeledStrings() }
    case .backDeployed, ._backDeploy, ._dynamicReplacement, ._effects, ._implements:
      advance()
      if at(.leftParen) && !isAtNewline { skipBracket() }
    case .specialized, ._specialize, .differentiable, .derivative, .transpose:
      advance()
      if at(.leftParen) && !isAtNewline { argumentsWithRequirements() }
    case .objc:
      advance()
      if atAttributeArguments() { skipBracket() }
    case .Sendable, .rethrows: advance()
    case .abi:
      advance()
      if at(.leftParen) && !isAtNewline { abiArgument() }
    case .attached, .freestanding:
      advance()
      if atAttributeArguments() { attributeArguments(.attribute) }
    default:
      attributeName()
      if atAttributeArguments() { attributeArguments(.basic) }
    }
    close(.attribute, mark, start)
  }

  mutating func attributeName() { _ = simpleType(members: true, isAttributeName: true) }

  @inline(__always)
  func atAttributeArguments() -> Bool {
    guard at(.leftParen), !isAtNewline else { return false }
    if !p.pointee.flags.contains(.precededByTrivia) { return true }
    return Lookahead(self).atAttributeArguments()
  }

  mutating func attributeArguments(_ flavor: Flavor) {
    guard flavor == .attribute, next.kind == .identifier || next.word == Word.extension.rawValue else {
      return arguments(.rightParen, flavor, .none)
    }
    // The role is a name, also if it is a keyword.
    let end = match
    guard open() else { return }
    let (mark, start) = (height, first)
    leaf(.identifier)
    close(.argument, mark, start)
    while eat(.comma) && !at(.rightParen) {
      let (mark, start) = (height, first)
      if next.kind == .colon {
        advance()
        advance()
      }
      guard expression(flavor, .none) || count > Int(start) else { break }
      close(.argument, mark, start)
    }
    close(.rightParen, at: end)
  }

  /// `(*, deprecated, message: "a")`: only strings are nodes, with their labels as arguments.
  private mutating func labeledStrings() {
    let end = match
    guard open() else { return }
    while !at(.rightParen) && !at(.endOfFile) && (end.map { p < $0 } ?? !isAtNewline) {
      let (mark, start) = (height, first)
      if next.kind == .colon && p[2].kind == .stringQuote {
        advance()
        advance()
        stringLiteral()
        close(.argument, mark, start)
      } else {
        skipOne()
      }
    }
    close(.rightParen, at: end)
  }

  /// `(exported: true, where T == Int)`, `(of: A.b, wrt: x)`: only a qualified name and what is in requirements are nodes.
  private mutating func argumentsWithRequirements() {
    let end = match
    guard open() else { return }
    while !at(.rightParen) && !at(.endOfFile) && (end.map { p < $0 } ?? !isAtNewline) {
      if at(.where) {
        genericWhereClause()
      } else if at(.of) && next.kind == .colon {
        advance()
        advance()
        qualifiedName()
      } else {
        skipOne()
      }
    }
    close(.rightParen, at: end)
  }

  /// `A.B.name(c:)` is a member of a type.
  private mutating func qualifiedName() {
    let (mark, start) = (height, first)
    let isMember = next.kind == .period && (at(.identifier) || at(.Self))
    while at(.identifier) || at(.keyword) {
      advance()
      if at(.leftParen) {
        argumentNames()
        break
      }
      guard eat(.period) else { break }
    }
    if isMember { close(.memberAccess, mark, start) }
  }

  private mutating func abiArgument() {
    let end = match
    guard open() else { return }
    if startsDeclaration(isMember: true) { declaration() }
    close(.rightParen, at: end)
  }

  /// Modifiers, each a node. `class` is one if a declaration follows.
  mutating func modifiers() {
    while word != 0 {
      let (mark, start) = (height, first)
      switch Word(word) {
      case .class:
        let behind = Lookahead(self, at: UnsafePointer(p + 1))
        guard DeclarationStart.isAt(behind) || behind.at(.override) else { return }
        advance()
      case .private, .fileprivate, .internal, .public, .package, .open, .unowned, .nonisolated:
        advance()
        if at(.leftParen) { skipBracket() }
      case .rethrows: return
      default:
        guard DeclarationStart.isModifier(word) else { return }
        advance()
      }
      close(.modifier, mark, start)
    }
  }
}
