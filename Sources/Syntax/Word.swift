/// The words a Swift parser must know: reserved ones first, then those that are keywords only in some places.
///
/// `Token.word` is the raw value of one of these, 0 if the token is none of them (back-quoted names never are).
// swift-format-ignore: AlwaysUseLowerCamelCase
package enum Word: UInt16, CaseIterable, Sendable {
  case none = 0
  // Reserved: tokens of these have kind `keyword`.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`, `else`
  case `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`, `init`
  case `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`
  case `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`
  case `try`, `typealias`, `var`, `where`, `while`
  // Contextual: tokens of these have kind `identifier` .
  case __consuming, __owned, __setter_access, __shared, _accessorBlock, _backDeploy, _borrowing, _const, _documentation
  case _dynamicReplacement, _effects, _implements, _local, _modify, _noMetadata, _opaqueReturnTypeOf, _originallyDefinedIn
  case _read, _specialize, _spi_available, abi, actor, addressWithNativeOwner, addressWithOwner, any, assignment, associativity
  case async, attached, autoclosure, available, await, backDeployed, borrow, borrowing, consume, consuming, convenience
  case convention, copy, derivative, didSet, differentiable, discard, distributed, dynamic, each, elif, escaping, final
  case freestanding, get, higherThan, indirect, infix, isolated, lazy, left, lowerThan, macro, mutableAddressWithNativeOwner
  case mutableAddressWithOwner, mutating, noDerivative, noescape, nonisolated, nonmutating, nonsending, objc, of, open
  case optional, override, package, postfix, preconcurrency, prefix, metaProtocol, reasync, required, retroactive, right, safe
  case Sendable, sending, set, some, specialized, transpose, metaType, unavailable, unchecked, unowned, unsafe, unsafeAddress
  case unsafeMutableAddress, weak, willSet, yield
  // Directives: tokens of these have kind `poundDirective`.
  case poundIf, poundElse, poundElseif, poundEndif, poundSourceLocation

  /// How many there are, `none` among them.
  static var count: Int { Int(Word.poundSourceLocation.rawValue) + 1 }
  /// The last one that is always a keyword.
  static var lastReserved: UInt16 { Word.while.rawValue }
}

/// Finds the word an identifier spells: a hash of a few of its bytes into a table of which most slots are empty.
///
/// Made once and never freed. Lookup costs one load for most names, which are no words.
struct WordTable: @unchecked Sendable {
  static let shared = WordTable()
  static let slots = 1024

  /// Word for each slot, 0 if none is there.
  let words: UnsafeMutablePointer<UInt8>
  /// Offset of each word in `text`; one more than there are words.
  let starts: UnsafeMutablePointer<UInt16>
  let text: UnsafePointer<UInt8>

  /// Every word in the order of `Word`, a space behind each.
  private static let spelling: StaticString = """
    Any as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough \
    false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private \
    protocol public repeat rethrows return self Self static struct subscript super switch throw throws true try \
    typealias var where while __consuming __owned __setter_access __shared _accessorBlock _backDeploy _borrowing \
    _const _documentation _dynamicReplacement _effects _implements _local _modify _noMetadata _opaqueReturnTypeOf \
    _originallyDefinedIn _read _specialize _spi_available abi actor addressWithNativeOwner addressWithOwner any \
    assignment associativity async attached autoclosure available await backDeployed borrow borrowing consume \
    consuming convenience convention copy derivative didSet differentiable discard distributed dynamic each elif \
    escaping final freestanding get higherThan indirect infix isolated lazy left lowerThan macro \
    mutableAddressWithNativeOwner mutableAddressWithOwner mutating noDerivative noescape nonisolated nonmutating \
    nonsending objc of open optional override package postfix preconcurrency prefix Protocol reasync required \
    retroactive right safe Sendable sending set some specialized transpose Type unavailable unchecked unowned \
    unsafe unsafeAddress unsafeMutableAddress weak willSet yield #if #else #elseif #endif #sourceLocation
    """

  init() {
    let slots = Self.slots
    words = .allocate(capacity: slots)
    words.initialize(repeating: 0, count: slots)
    starts = .allocate(capacity: Word.allCases.count + 1)
    starts.initialize(repeating: 0, count: Word.allCases.count + 1)
    text = Self.spelling.utf8Start
    var (word, start) = (1, 0)
    let end = Self.spelling.utf8CodeUnitCount
    for offset in 0...end where offset == end || text[offset] == UInt8(ascii: " ") {
      starts[word] = UInt16(start)
      var slot = Self.hash(text + start, offset - start)
      while words[slot] != 0 { slot = (slot + 1) & (slots - 1) }
      words[slot] = UInt8(word)
      word += 1
      start = offset + 1
    }
    starts[word] = UInt16(start)
  }

  @inline(__always)
  private static func hash(_ name: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let (first, middle, last) = (Int(name[0]), Int(name[length >> 1]), Int(name[length - 1]))
    return (first &* 33 &+ middle &* 97 &+ last &* 7 &+ length &* 149) & (slots - 1)
  }

  /// The word these bytes spell, as its raw value; 0 if none. `length` is at least 1.
  @inline(__always)
  func word(_ name: UnsafePointer<UInt8>, _ length: Int) -> UInt16 {
    var slot = Self.hash(name, length)
    while true {
      let candidate = Int(words[slot])
      if candidate == 0 { return 0 }
      if matches(candidate, name, length) { return UInt16(candidate) }
      slot = (slot + 1) & (Self.slots - 1)
    }
  }

  private func matches(_ candidate: Int, _ name: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    let start = Int(starts[candidate])
    guard Int(starts[candidate + 1]) - start - 1 == length else { return false }
    var offset = 0
    while offset < length {
      if text[start + offset] != name[offset] { return false }
      offset += 1
    }
    return true
  }
}
