/// Declarations.
extension Parser {
  @inline(__always)
  func startsDeclaration(allowInit: Bool = true, isMember: Bool = false) -> Bool {
    switch Word(word) {
    case .none: if kind != .at && kind != .pound { return false }
    case .let, .var, .func, .class, .struct, .enum, .extension, .import, .protocol, .typealias: return true
    case .self, .super, .return, .if, .guard, .for, .switch, .try, .await: return false
    default: break
    }
    return DeclarationStart.isAt(Lookahead(self), allowInit: allowInit, isMember: isMember)
  }

  mutating func declaration() {
    let (mark, start) = (height, first)
    guard enter() else { return }
    defer { leave() }
    let nodesBefore = nodeCount
    attributes()
    modifiers()
    switch Word(word) {
    case .import: importDeclaration(mark, start)
    case .class: typeDeclaration(.classDecl, mark, start)
    case .struct: typeDeclaration(.structDecl, mark, start)
    case .enum: typeDeclaration(.enumDecl, mark, start)
    case .actor: typeDeclaration(.actorDecl, mark, start)
    case .protocol: typeDeclaration(.protocolDecl, mark, start)
    case .extension: extensionDeclaration(mark, start)
    case .func: functionDeclaration(mark, start)
    case .`init`: initializerDeclaration(mark, start)
    case .deinit: deinitializerDeclaration(mark, start)
    case .subscript: subscriptDeclaration(mark, start)
    case .var, .let, .inout, ._borrowing: variableDeclaration(mark, start)
    case .case: enumCaseDeclaration(mark, start)
    case .typealias: typeAliasDeclaration(mark, start)
    case .associatedtype: associatedTypeDeclaration(mark, start)
    case .operator: operatorDeclaration(mark, start)
    case .precedencegroup: precedenceGroupDeclaration(mark, start)
    case .macro: macroDeclaration(mark, start)
    default:
      if at(.pound) {
        macroExpansionBody(.basic, .none)
        close(.macroExpansion, mark, start)
      } else if count > Int(start) {
        // Attributes or modifiers of nothing.
        closeUnparsed(mark, start, nodesBefore)
      }
    }
  }

  /// The name of a declaration; keywords too, so that what follows can still be read.
  private mutating func declaredName() {
    if at(.identifier) {
      advance()
    } else if at(.keyword) || at(.wildcard) || at(.integer), !isAtNewline {
      let start = first
      advance()
      close(.unparsed, height, start)
    }
  }

  private mutating func importDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    switch Word(word) {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout: advance()
    default: break
    }
    while true {
      switch kind {
      case .identifier, .binaryOperator, .prefixOperator, .postfixOperator: advance()
      case .keyword where tokens[count - 1].kind == .period: advance()
      default: break
      }
      guard eat(.period) || eat(.colonColon) else { break }
    }
    close(.importDecl, mark, start)
  }

  // MARK: Types

  private mutating func typeDeclaration(_ kind: NodeKind, _ mark: Int, _ start: UInt32) {
    advance()
    declaredName()
    if atPrefix(UInt8(ascii: "<")) { genericParameterClause() }
    if at(.colon) { inheritanceClause() }
    if at(.where) { genericWhereClause() }
    unparsedBeforeMembers()
    memberBlock()
    close(kind, mark, start)
  }

  private mutating func extensionDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    _ = type()
    if at(.colon) { inheritanceClause() }
    if at(.where) { genericWhereClause() }
    unparsedBeforeMembers()
    memberBlock()
    close(.extensionDecl, mark, start)
  }

  /// What was not understood of a type's head, up to the `{` on the same line.
  private mutating func unparsedBeforeMembers() {
    guard !at(.leftBrace) && !isAtNewline else { return }
    unparsedUpToBrace()
  }

  mutating func inheritanceClause() {
    let (mark, start) = (height, first)
    advance()
    repeat {
      if at(.class) {
        let (innerMark, innerStart) = (height, first)
        advance()
        close(.type, innerMark, innerStart)
      } else if !type() {
        break
      }
    } while eat(.comma) && !at(.leftBrace)
    close(.inheritanceClause, mark, start)
  }

  private mutating func typeAliasDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    declaredName()
    if atPrefix(UInt8(ascii: "<")) { genericParameterClause() }
    if eat(.equal) { _ = type() }
    if at(.where) { genericWhereClause() }
    close(.typeAliasDecl, mark, start)
  }

  private mutating func associatedTypeDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    _ = eat(.each)
    declaredName()
    if atEllipsis() { advance() }
    if at(.colon) { inheritanceClause() }
    if eat(.equal) { _ = type() }
    if at(.where) { genericWhereClause() }
    close(.associatedTypeDecl, mark, start)
  }

  private mutating func enumCaseDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    repeat {
      let (elementMark, elementStart) = (height, first)
      declaredName()
      if at(.leftParen) { parameterClause(isEnumCase: true) }
      initializerClause()
      guard count > Int(elementStart) else { break }
      close(.enumCaseElement, elementMark, elementStart)
    } while eat(.comma)
    close(.enumCaseDecl, mark, start)
  }

  // MARK: Functions

  private mutating func functionDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      // `func ==<T>(...)`: the last `<` begins the generic parameters.
      let count = length(p.pointee)
      let endsWithAngle = text.origin[Int(p.pointee.end) - 1] == UInt8(ascii: "<")
      let hasGenerics = count > 1 && endsWithAngle && (next.kind == .identifier || next.word == Word.let.rawValue)
      advance(splitting: hasGenerics ? count - 1 : count)
    case .exclamation, .ampersand, .question, .questionInfix, .equal, .arrow, .period: advance()
    default: declaredName()
    }
    if atPrefix(UInt8(ascii: "<")) { genericParameterClause() }
    signature()
    if at(.where) { genericWhereClause() }
    codeBlock()
    close(.functionDecl, mark, start)
  }

  /// Parameters, effects and result.
  private mutating func signature() {
    if at(.leftParen) { parameterClause() }
    effects(typeNode: true)
    if at(.arrow) { returnClause() }
  }

  mutating func returnClause() {
    let (mark, start) = (height, first)
    advance()
    _ = resultType()
    close(.returnClause, mark, start)
  }

  private mutating func initializerDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    if at(.question) || at(.exclamation) || at(.questionInfix) || isPunctuator(p.pointee, UInt8(ascii: "!")) { advance() }
    if atPrefix(UInt8(ascii: "<")) { genericParameterClause() }
    signature()
    if at(.where) { genericWhereClause() }
    codeBlock(allowInit: false)
    close(.initializerDecl, mark, start)
  }

  private mutating func deinitializerDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    effects()
    codeBlock()
    close(.deinitializerDecl, mark, start)
  }

  private mutating func macroDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    declaredName()
    if atPrefix(UInt8(ascii: "<")) { genericParameterClause() }
    signature()
    initializerClause()
    if at(.where) { genericWhereClause() }
    close(.macroDecl, mark, start)
  }

  // MARK: Parameters

  private mutating func parameterClause(isEnumCase: Bool = false) {
    let (mark, start) = (height, first)
    let end = match
    guard open() else { return }
    while !at(.rightParen) && parameter(isEnumCase: isEnumCase) {
      guard eat(.comma) else { break }
    }
    close(.rightParen, at: end)
    close(.parameterClause, mark, start)
  }

  private mutating func parameter(isEnumCase: Bool) -> Bool {
    let (mark, start) = (height, first)
    attributes()
    parameterModifiers(isClosure: false)
    if !isEnumCase || startsParameterName(allowSpecifiers: false) {
      if isArgumentLabel(p.pointee) { advance() }
      if isArgumentLabel(p.pointee) { advance() }
      _ = eat(.colon)
    }
    _ = type()
    if atEllipsis() { advance() }
    initializerClause()
    guard count > Int(start) else { return false }
    close(.parameter, mark, start)
    return true
  }

  // MARK: Variables

  private mutating func variableDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    repeat {
      let (bindingMark, bindingStart) = (height, first)
      _ = pattern()
      typeAnnotation(isResult: true)
      let hasValue = at(.equal)
      initializerClause()
      if at(.leftBrace),
        !hasValue || !isAtNewline || Lookahead(self).startsObservers()
      {
        accessorBlock()
      }
      guard count > Int(bindingStart) else { break }
      close(.patternBinding, bindingMark, bindingStart)
    } while eat(.comma)
    close(.variableDecl, mark, start)
  }

  private mutating func subscriptDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    if atPrefix(UInt8(ascii: "<")) { genericParameterClause() }
    if at(.leftParen) { parameterClause() }
    if at(.arrow) { returnClause() }
    if at(.where) { genericWhereClause() }
    if at(.leftBrace) { accessorBlock() }
    close(.subscriptDecl, mark, start)
  }

  /// `{` accessors `}`, or `{` items `}` of a getter without its word.
  private mutating func accessorBlock() {
    let (mark, start) = (height, first)
    let end = match
    guard open() else { return }
    if enter() {
      if startsAccessor() {
        repeat { accessor() } while startsAccessor()
      } else {
        items()
      }
      leave()
    }
    close(.rightBrace, at: end)
    close(.accessorBlock, mark, start)
  }

  private func startsAccessor() -> Bool {
    if Self.isAccessor(word) { return true }
    guard word != 0 || at(.at) else { return false }
    var place = Lookahead(self)
    while place.kind == .at { place.attribute() }
    if Self.isAccessorModifier(place.current.word) { place.advance() }
    return Self.isAccessor(place.current.word)
  }

  private static func isAccessor(_ word: UInt16) -> Bool {
    switch Word(word) {
    case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner, .unsafeMutableAddress,
      .mutableAddressWithOwner, .mutableAddressWithNativeOwner, ._read, ._modify, .`init`, .borrow:
      true
    default: false
    }
  }

  private static func isAccessorModifier(_ word: UInt16) -> Bool {
    switch Word(word) {
    case .__consuming, .consuming, .borrowing, .mutating, .nonmutating: true
    default: false
    }
  }

  private mutating func accessor() {
    let (mark, start) = (height, first)
    attributes()
    if Self.isAccessorModifier(word) { leaf(.modifier) }
    let takesName = at(.set) || at(.willSet) || at(.didSet) || at(.`init`)
    advance()
    if takesName && at(.leftParen) { skipBracket() }
    effects(typeNode: true)
    codeBlock()
    close(.accessorDecl, mark, start)
  }

  // MARK: Operators

  private mutating func operatorDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    if !at(.colon) && !at(.leftBrace) { advance() }
    while !p.pointee.flags.contains(.precededByTrivia) && !at(.colon) && !at(.leftBrace) && !at(.endOfFile) && !at(.semicolon) {
      advance()
    }
    if eat(.colon) {
      repeat {
        if at(.identifier) || at(.keyword) { advance() }
      } while eat(.comma)
    }
    if at(.leftBrace) && !isAtNewline { skipBracket() }
    close(.operatorDecl, mark, start)
  }

  private mutating func precedenceGroupDeclaration(_ mark: Int, _ start: UInt32) {
    advance()
    declaredName()
    if at(.leftBrace) { skipBracket() }
    close(.precedenceGroupDecl, mark, start)
  }
}
