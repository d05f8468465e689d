/// Makes the inputs of `dev fuzz`: real files that are cut, spliced, repeated, nested and littered with tokens.
///
/// An input depends on the seed, its number and the files alone, so any of them can be made again.
struct FuzzInputs {
  let seed: UInt64
  let files: [[UInt8]]

  /// Most inputs are no longer than this, so that there can be many. Bytes.
  private static let usualLength = 3_000

  /// Input number `index`.
  func input(_ index: Int) -> [UInt8] {
    var mixer = SplitMix64(seed: seed)
    var random = SplitMix64(seed: mixer.next() ^ (UInt64(index) &* 0xd134_2543_de82_ef95))
    if files.isEmpty || Int.random(in: 0..<12, using: &random) == 0 { return tokenSoup(&random) }
    var bytes = excerpt(&random)
    for _ in 0...Int.random(in: 0..<4, using: &random) { mutate(&bytes, &random) }
    return bytes
  }

  /// Some lines of a file, or (rarely) all of it.
  private func excerpt(_ random: inout SplitMix64) -> [UInt8] {
    let file = files[Int.random(in: 0..<files.count, using: &random)]
    guard file.count > Self.usualLength, Int.random(in: 0..<40, using: &random) != 0 else { return file }
    var start = Int.random(in: 0..<file.count - Self.usualLength / 2, using: &random)
    while start > 0, file[start - 1] != 0x0A { start -= 1 }
    return Array(file[start..<min(file.count, start + Int.random(in: 1...Self.usualLength, using: &random))])
  }

  private func tokenSoup(_ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...80, using: &random) {
      bytes += Self.token(&random)
      if Bool.random(using: &random) { bytes.append(Int.random(in: 0..<5, using: &random) == 0 ? 0x0A : 0x20) }
    }
    return bytes
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let range = Self.range(in: bytes, &random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0: bytes.removeSubrange(range.upperBound...)
    case 1: bytes.removeSubrange(..<range.lowerBound)
    case 2: bytes.removeSubrange(range)
    case 3: bytes.insert(contentsOf: bytes[range], at: range.upperBound)
    case 4, 5: bytes.insert(contentsOf: Self.token(&random), at: range.lowerBound)
    case 6: bytes.replaceSubrange(range, with: Self.token(&random))
    case 7: if !bytes.isEmpty { bytes[min(range.lowerBound, bytes.count - 1)] = UInt8.random(in: 0...255, using: &random) }
    case 8: bytes = bytes[..<range.lowerBound] + excerpt(&random)
    case 9: nest(range, in: &bytes, &random)
    case 10: dropAll(of: Self.oneOf("{}()[]<>\"#,:;\n.@\\", &random), in: &bytes, &random)
    case 11: moveToken(in: &bytes, &random)
    default: replaceLineEnds(in: &bytes, &random)
    }
  }

  /// Wraps a range in many pairs of brackets of one kind, or opens them only.
  private func nest(_ range: Range<Int>, in bytes: inout [UInt8], _ random: inout SplitMix64) {
    let pairs: [(String, String)] = [
      ("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("#if A\n", "\n#endif\n"), ("a<", ">"), ("/*", "*/"), ("if a {", "}"),
      ("!", ""), ("", "?"),
      ("a ? ", " : b"), ("a + ", ""), ("a = ", ""), ("try ", ""), ("@A(", ")"), ("func a() {", "}"), ("class A {", "}"), ("a.b { ", " }"),
      ("x: ", ""),
      ("case .a(", ")"), ("-> ", ""), ("switch a { case b: ", "}"), ("else if a {} ", ""), ("\\.a[", "]"), ("let a: [", "]"), ("", "()"),
      ("", ".a"),
      ("do {", "} catch {}"), ("{ (a: ", ") in }"), ("#a(", ")"), ("if case let .a(", ") = b {}"), ("repeat ", ""), ("some ", ""),
      ("() -> ", ""),
    ]
    let pair = pairs[Int.random(in: 0..<pairs.count, using: &random)]
    let depth =
      Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 200...6_000, using: &random) : Int.random(in: 1...40, using: &random)
    let open = Array(repeatElement(Array(pair.0.utf8), count: depth).joined())
    let isClosed = Int.random(in: 0..<4, using: &random) != 0
    bytes.insert(contentsOf: isClosed ? Array(repeatElement(Array(pair.1.utf8), count: depth).joined()) : [], at: range.upperBound)
    bytes.insert(contentsOf: open, at: range.lowerBound)
  }

  /// Removes about half of the places where a byte stands, or all.
  private func dropAll(of byte: UInt8, in bytes: inout [UInt8], _ random: inout SplitMix64) {
    let all = Bool.random(using: &random)
    var chance = random
    bytes.removeAll { $0 == byte && (all || Bool.random(using: &chance)) }
    random = chance
  }

  private func moveToken(in bytes: inout [UInt8], _ random: inout SplitMix64) {
    let range = Self.range(in: bytes, &random)
    let moved = Array(bytes[range])
    bytes.removeSubrange(range)
    bytes.insert(contentsOf: moved, at: Int.random(in: 0...bytes.count, using: &random))
  }

  private func replaceLineEnds(in bytes: inout [UInt8], _ random: inout SplitMix64) {
    let endings: [[UInt8]] = [[0x0D, 0x0A], [0x0D], [0x20], [0x0A, 0x0A], [0x00], [0x0B], []]
    let ending = endings[Int.random(in: 0..<endings.count, using: &random)]
    bytes = Array(bytes.split(separator: 0x0A, omittingEmptySubsequences: false).joined(separator: ending))
  }

  /// A range that begins anywhere and is mostly short.
  private static func range(in bytes: [UInt8], _ random: inout SplitMix64) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let reach = Int.random(in: 0..<5, using: &random) == 0 ? bytes.count : 24
    return start..<min(bytes.count, start + Int.random(in: 0...reach, using: &random))
  }

  private static func oneOf(_ choices: String, _ random: inout SplitMix64) -> UInt8 {
    let bytes = Array(choices.utf8)
    return bytes[Int.random(in: 0..<bytes.count, using: &random)]
  }

  private static func token(_ random: inout SplitMix64) -> [UInt8] {
    if Int.random(in: 0..<12, using: &random) == 0 { return strayBytes[Int.random(in: 0..<strayBytes.count, using: &random)] }
    return tokens[Int.random(in: 0..<tokens.count, using: &random)]
  }

  /// Bytes that are no UTF-8, or that editors and other languages leave behind.
  private static let strayBytes: [[UInt8]] = [
    [0xEF, 0xBB, 0xBF], [0x00], [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x80], [0xE2, 0x80, 0xA8],
    [0xC2, 0xA0], [0x0D],
    [0x0C], [0x7F], [0xED, 0xA0, 0x80], [0xE2, 0x80, 0x9C], [0xCC, 0x81], [0x24], [0x60], [0x5C],
  ]

  /// Separated by spaces; `␣` is a space inside one.
  private static let tokens: [[UInt8]] =
    ("""
  class struct enum protocol extension func init deinit subscript var let typealias associatedtype import operator precedencegroup macro actor case \
  if else guard switch default for in while repeat do catch return throw throws rethrows defer break continue fallthrough where is as as? as! try \
  try? try! await async self Self super nil true false any some inout each copy consume borrowing consuming unsafe discard yield then get set \
  willSet didSet _read _modify static final lazy weak unowned open public private(set) override mutating indirect nonisolated(unsafe) package \
  { } ( ) [ ] < > , : ; . @ # \\ ? ! & = -> => + - * / % == === != && || ?? ... ..< .+ ~ ^ | << >>= <# #> /* */ // /// /** ' " \""" #" "# #\""" \
  \"""# \\( \\#( ` `a` `a`b 0 1 0x1F 0b1 0x1p4 1.5e9 1_000 1. .5 0x 1e $0 $a a b Foo a: b: _ _: _? A<B> A<B>.c a.b .c a?.b a!.b a() a(b: c) a { } \
  #if #elseif #else #endif #if(A) #if␣os(iOS) #available(iOS␣14,*) #unavailable #selector( #keyPath( #sourceLocation(file:"a",line:1) #line #a #a() #colorLiteral \
  @objc @available(*,deprecated,message:"a") @A(b:1) @escaping @MainActor @unknown @_spi(A) @Sendable @convention(c) \\.a \\A.b[0] \\.self / /a/ #/a/# \
  {$0} {a␣in} {[weak␣self]in} (a,b) (a:1) [a:b] [:] [] () <A,B> some␣P any␣P A& A? A! [A] (A)->B A... #! prefix postfix infix left: \
  if␣let␣a case␣let␣.a(b) case␣.a: default: a: while for␣a␣in␣b do{}catch{} switch␣a{} \\(a) \\(a,b:c) "\\(a)" "a #"\\#(a)"# ~= ~A @ \\\\
  """).split(whereSeparator: { $0 == " " || $0 == "\n" }).map { Array(String($0.map { $0 == "␣" ? " " : $0 }).utf8) }
}
