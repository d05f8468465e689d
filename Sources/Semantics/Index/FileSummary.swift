/// What the index keeps of one file: its types, the names of its members, its imports, and which of the words asked for it has.
///
/// It is made in one pass over the bytes, without a tree, and keeps none of them; the size is a few percent of the file's. A class, since
/// a project has thousands that are sorted and handed on.
package final class FileSummary: Sendable {
  /// Project-relative path.
  package let path: String
  package let byteCount: Int
  /// Which of the search's words stand in the file, also in comments and strings: without any, it need not be parsed.
  /// `@main` is among them if a type stands under that attribute.
  package let words: WordSet
  /// Its first ten lines say `@generated` or `DO NOT EDIT`.
  package let isGenerated: Bool
  /// It imports `XCTest` or `Testing`.
  package let isTest: Bool
  /// A type stands under `@main` or one of its older forms.
  let hasEntryPoint: Bool
  /// Names of the modules it imports, in order.
  package let imports: [String]
  let types: [TypeRecord]
  /// What the types name behind their colons and in their `where` clauses.
  let parents: [ParentRecord]
  let members: [MemberRecord]
  /// What the types' records point into.
  let names: [UInt8]

  /// - Parameter search: The words to look for, made once for all files.
  package convenience init(path: String, bytes: UnsafeBufferPointer<UInt8>, search: WordSearch) {
    self.init(
      path: path, byteCount: bytes.count, search: search, words: search.words(in: bytes), isGenerated: Self.saysGenerated(bytes),
      found: Self.scan(bytes))
  }

  package convenience init(path: String, bytes: [UInt8], search: WordSearch) {
    let (words, isGenerated, found) = bytes.withUnsafeBufferPointer { (search.words(in: $0), Self.saysGenerated($0), Self.scan($0)) }
    self.init(path: path, byteCount: bytes.count, search: search, words: words, isGenerated: isGenerated, found: found)
  }

  private init(path: String, byteCount: Int, search: WordSearch, words: WordSet, isGenerated: Bool, found: SummaryScanner?) {
    (self.path, self.byteCount, self.isGenerated) = (path, byteCount, isGenerated)
    (imports, types, members, names) = (found?.imports ?? [], found?.types ?? [], found?.members ?? [], found?.names ?? [])
    parents = Self.parents(of: types, in: names)
    isTest = imports.contains { $0 == "XCTest" || $0 == "Testing" }
    hasEntryPoint = types.contains { !$0.traits.isDisjoint(with: [.main, .applicationMain]) }
    self.words = types.contains { $0.traits.contains(.main) } ? words.union(search.mainAttribute) : words
  }

  /// The same file with other words.
  init(_ summary: FileSummary, words: WordSet) {
    (path, byteCount, isGenerated, isTest) = (summary.path, summary.byteCount, summary.isGenerated, summary.isTest)
    (imports, types, members, names) = (summary.imports, summary.types, summary.members, summary.names)
    (parents, hasEntryPoint, self.words) = (summary.parents, summary.hasEntryPoint, words)
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> SummaryScanner? {
    guard let base = bytes.baseAddress, bytes.count < Int(UInt32.max) else { return nil }
    var scanner = SummaryScanner(base: base, end: bytes.count)
    scanner.scan()
    return scanner
  }

  private static func parents(of types: [TypeRecord], in names: [UInt8]) -> [ParentRecord] {
    var result: [ParentRecord] = []
    names.withUnsafeBufferPointer { names in
      guard let base = names.baseAddress else { return }
      for (number, record) in types.enumerated() {
        let end = Int(record.textEnd)
        // The name itself comes first, and each of the others behind a mark.
        guard var start = (Int(record.textStart)..<end).first(where: { base[$0] < 2 }) else { continue }
        while start < end {
          var (word, stop) = (start + 1, start + 1)
          while stop < end, base[stop] >= 2 {
            if base[stop] == UInt8(ascii: ".") { word = stop + 1 }
            stop += 1
          }
          result.append(ParentRecord(hash: NameHash.of(base, word..<stop), type: Int32(number)))
          start = stop
        }
      }
    }
    return result
  }

  private static func saysGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let reader = ByteReader(base: base, end: min(bytes.count, 8192))
    var (isGenerated, lines) = (false, 0)
    _ = headerMarks.visit(base, from: 0, to: reader.end) { at in
      switch base[at] {
      case 0x0A: lines += 1
      case 0x0D where reader.byte(at + 1) != 0x0A: lines += 1
      case UInt8(ascii: "@") where reader.stands("@generated", at: at): isGenerated = true
      case UInt8(ascii: "N") where at > 2 && reader.stands("DO NOT EDIT", at: at - 3): isGenerated = true
      default: break
      }
      return isGenerated || lines == 10
    }
    return isGenerated
  }

  /// What is to be looked at in a file's first lines: the ends of lines, and one byte of each mark.
  private static let headerMarks = ByteFinder(Array("\n\r@N".utf8))
}

/// A type's declaration as it is kept: names are in the summary's pool.
struct TypeRecord: Sendable {
  /// Of the last word of its name.
  var hash: UInt64
  var offset: UInt32
  var bodyStart: UInt32 = 0
  var bodyEnd: UInt32 = 0
  /// Index of the type around it, -1 for none.
  var parent: Int32
  /// In the pool: the name, then each inherited type behind a 0, then each constraint of `Self` behind a 1.
  var textStart: UInt32
  var textEnd: UInt32
  var form: TypeForm
  var traits: TypeTraits
}

/// A name behind a type's colon.
struct ParentRecord: Sendable {
  /// Of the last word of the name.
  let hash: UInt64
  /// The number of the type.
  let type: Int32
}

/// A member's or global's declaration as it is kept.
struct MemberRecord: Sendable {
  var hash: UInt64
  var offset: UInt32
  /// Index of the type it stands in, `noOwner` for a global.
  var owner: UInt16
  var form: MemberForm
  var traits: MemberTraits
  static let noOwner = UInt16.max

  /// Whether it stands in the type of this index. A file with more types than fit has none of the rest's members.
  func isMember(ofType type: Int32) -> Bool { owner != Self.noOwner && Int32(owner) == type }
}

/// A name as a number that two names share only by an accident of one in 2^64 (FNV-1a).
enum NameHash {
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  static func of(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash = start
    for at in range { hash = next(hash, bytes[at]) }
    return hash
  }
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { of($0, 0..<bytes.count) } ?? start }
  }
  static func of(_ name: Substring.UTF8View) -> UInt64 { name.reduce(start, next) }
  static func of(_ name: String) -> UInt64 { of(Substring(name).utf8) }
}
