/// Finds a file's declarations without building a tree.
///
/// Outside functions' bodies it looks at the first words of each statement; in them, only at braces, comments and literals, and for
/// local types. A statement's keyword counts only where nothing but modifiers and attributes stand before it on its line.
struct SummaryScanner {
  var reader: ByteReader
  private(set) var imports: [String] = []
  var types: [TypeRecord] = []
  private(set) var members: [MemberRecord] = []
  var names: [UInt8] = []

  /// An open brace: of a type, or of a body with the braces that are open in it.
  struct Block {
    var owner: Int32
    var isBody: Bool
    /// Braces open in a body, its own included.
    var depth: Int
    /// How many `#if`s were open before it.
    var conditions: Int
  }
  /// An `#if` that is open.
  private struct Branch {
    /// The branch cannot hold, or the `#if` stands in one that cannot.
    var isDead: Bool
    /// What it stands in cannot hold.
    let isDeadAround: Bool
    /// A branch before holds for certain.
    var isDecided: Bool
  }
  private var blocks: [Block] = []
  private var branches: [Branch] = []
  var at = 0

  /// Nothing but modifiers and attributes in this statement so far.
  private var isFresh = true
  private var modifiers: MemberTraits = []
  private var attributes: TypeTraits = []
  /// What a comma goes on with: further variables or enum cases of this statement.
  private var list: MemberForm?
  private var angles = 0

  init(base: UnsafePointer<UInt8>, end: Int) {
    reader = ByteReader(base: base, end: end)
    // What a file of middling length takes: to grow from nothing is to copy four times.
    members.reserveCapacity(min(16, end / 128))
    names.reserveCapacity(min(128, end / 32))
  }

  var owner: Int32 { blocks.last?.owner ?? -1 }
  var isDead: Bool { branches.last?.isDead ?? false }

  mutating func scan() {
    if reader.stands("\u{FEFF}", at: 0) { at = 3 }
    if reader.stands("#!", at: at) { at = reader.endOfLine(at) }
    while at < reader.end {
      if let block = blocks.last, block.isBody { scanBody(block) } else { scanDeclarations() }
    }
    for index in types.indices where types[index].bodyStart > 0 && types[index].bodyEnd == 0 { types[index].bodyEnd = UInt32(reader.end) }
  }

  // MARK: Bodies

  /// Runs on to the end of a body, or into a type that is declared in it.
  private mutating func scanBody(_ block: Block) {
    let (base, end) = (reader.base, reader.end)
    var depth = block.depth
    while true {
      at = Self.marks.visit(base, from: at, to: end) { place in
        switch base[place] {
        case UInt8(ascii: "{"):
          if mayBeginType(brace: place) { return true }
          depth += 1
          return false
        case UInt8(ascii: "}"):
          if depth == 1 { return true }
          depth -= 1
          return false
        default: return true
        }
      }
      guard at < end else { return }
      switch base[at] {
      case UInt8(ascii: "{"):
        if enterLocalType(brace: at, depth: depth) { return }
        depth += 1
        at += 1
      case UInt8(ascii: "}"):
        depth -= 1
        at += 1
        if depth == 0 {
          blocks.removeLast()
          startStatement()
          return
        }
      case UInt8(ascii: "\""): at = reader.endOfString(at, hashes: 0, nesting: 0)
      case UInt8(ascii: "#"): at = reader.endOfHash(at)
      case UInt8(ascii: "/"): at = reader.endOfSlash(at)
      default: at = reader.endOfBackquoted(at)
      }
    }
  }

  /// What is to be looked at in a body.
  private static let marks = ByteFinder(Array("{}\"#/`".utf8))

  /// Whether a brace in a body may begin a type's members, to judge by what stands before it: most do not.
  private func mayBeginType(brace: Int) -> Bool {
    let base = reader.base
    var place = brace - 1
    while place >= 0, base[place] == 0x20 || base[place] == 0x09 { place -= 1 }
    guard place >= 3 else { return true }
    switch base[place] {
    case UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: ":"): return false
    case UInt8(ascii: "e"): return !reader.stands("else", at: place - 3) || (place > 3 && isIdentifierByte(base[place - 4]))
    default: return true
    }
  }

  /// Reads back from a brace in a body whether it begins a type's members.
  private mutating func enterLocalType(brace: Int, depth: Int) -> Bool {
    let base = reader.base
    var place = brace
    while place > 0, brace - place < 400, base[place - 1] != 0x0A, base[place - 1] != 0x0D, base[place - 1] != UInt8(ascii: "{"),
      base[place - 1] != UInt8(ascii: ";")
    {
      place -= 1
    }
    for _ in 0..<6 {
      place = reader.endOfBlanks(place)
      if reader.byte(place) == UInt8(ascii: "@") { place += 1 }
      let stop = reader.endOfWord(place)
      guard stop > place, stop < brace else { return false }
      if let form = typeForm(place, stop), form != .extension, form != .typealias {
        return enterLocalType(form, from: stop, brace: brace, depth: depth)
      }
      guard stop - place > 4 else { return false }
      place = stop
    }
    return false
  }

  private mutating func enterLocalType(_ form: TypeForm, from stop: Int, brace: Int, depth: Int) -> Bool {
    let (typeCount, blockCount, nameCount) = (types.count, blocks.count, names.count)
    blocks[blockCount - 1].depth = depth
    at = stop
    if scanType(form, traits: .local), at == brace + 1 { return true }
    // No header: what was taken for one is given back.
    at = brace
    types.removeLast(types.count - typeCount)
    blocks.removeLast(blocks.count - blockCount)
    names.removeLast(names.count - nameCount)
    return false
  }

  // MARK: Declarations

  private mutating func startStatement() {
    (isFresh, list, angles) = (true, nil, 0)
    (modifiers, attributes) = ([], [])
  }

  /// Runs over members or top-level code up to the next brace that opens or closes.
  private mutating func scanDeclarations() {
    let (base, end) = (reader.base, reader.end)
    while at < end {
      let byte = base[at]
      switch ByteClass.of(byte) {
      case ByteClass.blank: at &+= 1
      case ByteClass.newline:
        if !isFresh { startStatement() }
        at &+= 1
      case ByteClass.word:
        let stop = reader.endOfWord(at)
        guard isFresh else {
          at = stop
          continue
        }
        let count = blocks.count
        scanWord(at, stop)
        if blocks.count != count { return }
      case UInt8(ascii: "B"):
        isFresh = false
        at = reader.endOfBackquoted(at)
      case UInt8(ascii: "Q"):
        isFresh = false
        at = reader.endOfString(at, hashes: 0, nesting: 0)
      case UInt8(ascii: "S"):
        if let stop = reader.endOfComment(at) { at = stop } else { (isFresh, at) = (false, reader.endOfSlash(at)) }
      case UInt8(ascii: "H"): scanHash()
      case UInt8(ascii: "O"):
        blocks.append(Block(owner: owner, isBody: true, depth: 1, conditions: branches.count))
        at += 1
        return
      case UInt8(ascii: "C"):
        closeType()
        return
      default: scanPunctuation(byte)
      }
    }
  }

  private mutating func scanPunctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      at = reader.endOfGroup(at) ?? at + 1
      return
    case UInt8(ascii: ";"):
      at += 1
      return startStatement()
    case UInt8(ascii: "@"):
      let start = at + 1
      at = reader.endOfWord(start)
      if reader.word(start, at, is: "main") { attributes.insert(.main) }
      if reader.word(start, at, is: "UIApplicationMain") { attributes.insert(.applicationMain) }
      if reader.word(start, at, is: "NSApplicationMain") { attributes.insert(.macApplicationMain) }
      while reader.byte(at) == UInt8(ascii: ".") || reader.byte(at) == UInt8(ascii: "<") {
        at = reader.byte(at) == UInt8(ascii: "<") ? reader.endOfAngles(at) : reader.endOfWord(at + 1)
      }
      return
    case UInt8(ascii: ","):
      at += 1
      if list != nil { scanFurtherName() }
      return
    case UInt8(ascii: "<") where at > 0 && isIdentifierByte(reader.base[at - 1]): angles += 1
    case UInt8(ascii: ">") where angles > 0 && reader.byte(at - 1) != UInt8(ascii: "-"): angles -= 1
    default: break
    }
    isFresh = false
    at += 1
  }

  private mutating func closeType() {
    at += 1
    startStatement()
    guard let block = blocks.popLast() else { return }
    if block.owner >= 0 { types[Int(block.owner)].bodyEnd = UInt32(at) }
    if branches.count > block.conditions { branches.removeLast(branches.count - block.conditions) }
  }

  /// Opens the members of a type at its brace.
  mutating func openType(_ index: Int) {
    types[index].bodyStart = UInt32(at)
    blocks.append(Block(owner: Int32(index), isBody: false, depth: 1, conditions: branches.count))
    at += 1
    startStatement()
  }

  // MARK: Statements

  /// A word with nothing but modifiers before it.
  private mutating func scanWord(_ start: Int, _ stop: Int) {
    at = stop
    if let modifier = modifier(start, stop) {
      // `private(set)` says nothing about the reader.
      if modifier == .filePrivate, reader.byte(stop) == UInt8(ascii: "(") { return }
      modifiers.formUnion(modifier)
      return
    }
    if let form = typeForm(start, stop) {
      if form == .class, classIsModifier(stop) { return modifiers.formUnion(.isStatic) }
      var traits = attributes
      if modifiers.contains(.filePrivate) { traits.insert(.filePrivate) }
      isFresh = false
      if scanType(form, traits: traits) { return }
      return
    }
    isFresh = false
    switch stop - start {
    case 3 where reader.word(start, stop, is: "var"): scanVariable(.variable)
    case 3 where reader.word(start, stop, is: "let"): scanVariable(.constant)
    case 4 where reader.word(start, stop, is: "func"): scanFunction()
    case 4 where reader.word(start, stop, is: "case"):
      if owner >= 0, types[Int(owner)].form == .enum {
        list = .enumCase
        scanFurtherName()
      }
    case 4 where reader.word(start, stop, is: "init"):
      let next = reader.byte(reader.endOfBlanks(stop))
      if owner >= 0, next == UInt8(ascii: "(") || next == UInt8(ascii: "<") || next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
        add(.initializer, start..<stop)
      }
    case 6 where reader.word(start, stop, is: "import"): scanImport()
    case 9 where reader.word(start, stop, is: "subscript"): add(.subscript, start..<stop)
    default: break
    }
  }

  private func classIsModifier(_ stop: Int) -> Bool {
    let start = reader.endOfTrivia(stop)
    let end = reader.endOfWord(start)
    return reader.word(start, end, is: "func") || reader.word(start, end, is: "var") || reader.word(start, end, is: "let")
      || reader.word(start, end, is: "subscript") || modifier(start, end) != nil
  }

  /// What a modifier says of the member; empty for one that says nothing here.
  private func modifier(_ start: Int, _ stop: Int) -> MemberTraits? {
    func `is`(_ text: StaticString) -> Bool { reader.word(start, stop, is: text) }
    switch stop - start {
    case 4: return `is`("lazy") ? .lazy : `is`("weak") || `is`("open") ? [] : nil
    case 5: return `is`("final") || `is`("infix") ? [] : nil
    case 6: return `is`("static") ? .isStatic : `is`("public") || `is`("prefix") ? [] : nil
    case 7: return `is`("private") ? .filePrivate : `is`("unowned") || `is`("dynamic") || `is`("package") || `is`("postfix") ? [] : nil
    case 8:
      if `is`("override") { return .override }
      let isOther = `is`("internal") || `is`("required") || `is`("optional") || `is`("mutating") || `is`("indirect") || `is`("isolated")
      return isOther ? [] : nil
    case 9: return `is`("consuming") || `is`("borrowing") ? [] : nil
    case 11:
      if `is`("fileprivate") { return .filePrivate }
      return `is`("nonisolated") || `is`("convenience") || `is`("nonmutating") || `is`("distributed") || `is`("__consuming") ? [] : nil
    default: return nil
    }
  }

  func typeForm(_ start: Int, _ stop: Int) -> TypeForm? {
    switch stop - start {
    case 4 where reader.word(start, stop, is: "enum"): .enum
    case 5 where reader.word(start, stop, is: "class"): .class
    // A word of its own only before a name on the same line.
    case 5 where reader.word(start, stop, is: "actor"):
      ByteClass.of(reader.byte(reader.endOfBlanks(stop))) == ByteClass.word ? .actor : nil
    case 6 where reader.word(start, stop, is: "struct"): .struct
    case 8 where reader.word(start, stop, is: "protocol"): .protocol
    case 9 where reader.word(start, stop, is: "extension"): .extension
    case 9 where reader.word(start, stop, is: "typealias"): .typealias
    default: nil
    }
  }

  private mutating func add(_ form: MemberForm, _ name: Range<Int>) {
    guard !name.isEmpty else { return }
    var traits = modifiers
    if isDead { traits.insert(.notOnIOS) }
    members.append(
      MemberRecord(
        hash: NameHash.of(reader.base, name), offset: UInt32(name.lowerBound),
        owner: owner < 0 ? MemberRecord.noOwner : UInt16(clamping: owner), form: form, traits: traits))
  }

  /// The name at `at`, without its back quotes, and moves behind it.
  mutating func takeName() -> Range<Int>? {
    at = reader.endOfTrivia(at)
    let start = at
    if reader.byte(at) == UInt8(ascii: "`") {
      at = reader.endOfBackquoted(at)
      return at - start > 2 ? start + 1..<at - 1 : nil
    }
    at = reader.endOfWord(at)
    return at > start ? start..<at : nil
  }

  private mutating func scanFunction() {
    if let name = takeName() { return add(.function, name) }
    let start = at
    while at < reader.end, !ByteClass.isBoring(reader.base[at]) || "!%&*+-.<=>?^|~".utf8.contains(reader.base[at]),
      reader.base[at] != UInt8(ascii: "{"), reader.base[at] != UInt8(ascii: "}")
    {
      at += 1
    }
    add(.function, start..<at)
  }

  private mutating func scanVariable(_ form: MemberForm) {
    if let name = takeName() {
      add(form, name)
      list = form
      return
    }
    guard reader.byte(at) == UInt8(ascii: "("), let stop = reader.endOfGroup(at) else { return }
    while at < stop {
      if ByteClass.of(reader.base[at]) == ByteClass.word {
        let end = reader.endOfWord(at)
        if reader.byte(reader.endOfBlanks(end)) != UInt8(ascii: ":") { add(form, at..<end) }
        at = end
      } else {
        at += 1
      }
    }
  }

  /// Behind a comma of `var a, b` or `case a, b`.
  private mutating func scanFurtherName() {
    guard let form = list, angles == 0 else { return }
    let start = at
    guard let name = takeName() else { return }
    if form == .enumCase { return add(form, name) }
    let next = reader.byte(reader.endOfBlanks(at))
    if next == UInt8(ascii: ":") || next == UInt8(ascii: "=") || next == UInt8(ascii: ",") { add(form, name) } else { at = start }
  }

  private mutating func scanImport() {
    guard var name = takeName() else { return }
    if ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(where: {
      reader.word(name.lowerBound, name.upperBound, is: $0)
    }),
      reader.byte(at) == 0x20, let module = takeName()
    {
      name = module
    }
    imports.append(reader.text(name))
  }

  // MARK: `#`

  private mutating func scanHash() {
    let start = at + 1
    let stop = reader.endOfWord(start)
    if reader.word(start, stop, is: "if") {
      let around = isDead
      let truth = condition(from: stop)
      branches.append(Branch(isDead: around || truth == .no, isDeadAround: around, isDecided: truth == .yes))
    } else if reader.word(start, stop, is: "elseif"), var branch = branches.popLast() {
      let truth = condition(from: stop)
      branch.isDead = branch.isDeadAround || branch.isDecided || truth == .no
      branch.isDecided = branch.isDecided || truth == .yes
      branches.append(branch)
    } else if reader.word(start, stop, is: "else"), var branch = branches.popLast() {
      branch.isDead = branch.isDeadAround || branch.isDecided
      branches.append(branch)
      at = stop
    } else if reader.word(start, stop, is: "endif") {
      if branches.count > (blocks.last?.conditions ?? 0) { branches.removeLast() }
      at = stop
    } else {
      isFresh = false
      at = reader.endOfHash(at)
      return
    }
    startStatement()
  }

  private mutating func condition(from start: Int) -> Certainty {
    at = reader.endOfLine(start)
    var stop = start
    while stop < at, reader.base[stop] != UInt8(ascii: "/") { stop += 1 }
    return PlatformCondition.truth(of: UnsafeBufferPointer(start: reader.base + start, count: stop - start))
  }
}
