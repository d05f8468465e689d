/// A pattern as `.gitignore` files and `--exclude` write them, made ready to be asked often.
///
/// `*`, `?` and `[...]` stay inside one path component; `**` as a whole component stands for any number of them.
package struct Glob: Sendable {
  private enum Step: Sendable {
    case byte(UInt8)
    /// `?`: any byte but the slash.
    case any
    /// `[...]`: the bytes that fit, a bit for each.
    case set(ByteSet)
    /// `*`: what is left of this component, or less.
    case star
    /// `**/`: any number of whole components with their slashes.
    case components
    /// `**` at the end: everything that is left.
    case everything
  }

  private let steps: [Step]
  /// The bytes, where the pattern has no wildcard: the common case, and the fastest.
  private let literal: [UInt8]?
  /// What the text must end with, where the pattern is `*` and a literal (`*.swift`).
  private let suffix: [UInt8]?

  package init(_ pattern: some Collection<UInt8>) {
    let steps = Self.compile(Array(pattern))
    self.steps = steps
    literal = Self.bytes(steps[...])
    if case .star? = steps.first { suffix = Self.bytes(steps.dropFirst()) } else { suffix = nil }
  }

  private static func bytes(_ steps: ArraySlice<Step>) -> [UInt8]? {
    var result: [UInt8] = []
    for step in steps {
      guard case .byte(let byte) = step else { return nil }
      result.append(byte)
    }
    return result
  }

  private static func compile(_ pattern: [UInt8]) -> [Step] {
    var steps: [Step] = []
    var place = 0
    while place < pattern.count {
      let byte = pattern[place]
      switch byte {
      case UInt8(ascii: "*"):
        let run = pattern[place...].prefix { $0 == byte }.count
        let startsComponent = place == 0 || pattern[place - 1] == slash
        place += run
        if run == 2, startsComponent, place == pattern.count {
          steps.append(.everything)
        } else if run == 2, startsComponent, pattern[place] == slash {
          steps.append(.components)
          place += 1
        } else {
          steps.append(.star)
        }
      case UInt8(ascii: "?"):
        steps.append(.any)
        place += 1
      case UInt8(ascii: "["):
        if let (set, end) = ByteSet.reading(pattern, at: place) {
          steps.append(.set(set))
          place = end
        } else {
          steps.append(.byte(byte))
          place += 1
        }
      case UInt8(ascii: "\\") where place + 1 < pattern.count:
        steps.append(.byte(pattern[place + 1]))
        place += 2
      default:
        steps.append(.byte(byte))
        place += 1
      }
    }
    return steps
  }

  /// Whether the whole text fits.
  package func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let literal { return text.count == literal.count && text.elementsEqual(literal) }
    if let suffix {
      guard text.count >= suffix.count else { return false }
      let start = text.count - suffix.count
      guard text[start...].elementsEqual(suffix) else { return false }
      return !text[..<start].contains(slash)
    }
    return search(text)
  }

  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matches($0) }
  }

  /// Only the last star of each kind is ever tried again, so the time is at most the product of both lengths.
  private func search(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (step, place) = (0, 0)
    var star: (step: Int, place: Int)?
    var components: (step: Int, place: Int)?
    while true {
      if step < steps.count {
        switch steps[step] {
        case .everything: return place < text.count
        case .star:
          star = (step, place)
          step += 1
          continue
        case .components:
          components = (step, place)
          star = nil
          step += 1
          continue
        default:
          if place < text.count, fits(steps[step], text[place]) {
            step += 1
            place += 1
            continue
          }
        }
      } else if place == text.count {
        return true
      }
      if let last = star, last.place < text.count, text[last.place] != slash {
        (step, place) = (last.step + 1, last.place + 1)
        star = (last.step, place)
      } else if let last = components, let next = text[last.place...].firstIndex(of: slash) {
        (step, place) = (last.step + 1, next + 1)
        components = (last.step, place)
        star = nil
      } else {
        return false
      }
    }
  }

  private func fits(_ step: Step, _ byte: UInt8) -> Bool {
    switch step {
    case .byte(let wanted): byte == wanted
    case .any: byte != slash
    case .set(let set): byte != slash && set.contains(byte)
    case .star, .components, .everything: false
    }
  }
}

let slash = UInt8(ascii: "/")

/// A set of bytes, as `[a-z]`, `[!0-9]` and `[[:alpha:]]` write it.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  private mutating func invert() { words = (~words.0, ~words.1, ~words.2, ~words.3) }

  /// The set whose `[` stands at `start`, and the place behind its `]`. Nil if it is not closed: then the bracket is a byte like others.
  static func reading(_ pattern: [UInt8], at start: Int) -> (ByteSet, Int)? {
    var set = ByteSet()
    var place = start + 1
    var negated = false
    if place < pattern.count, pattern[place] == UInt8(ascii: "!") || pattern[place] == UInt8(ascii: "^") {
      negated = true
      place += 1
    }
    let first = place
    while place < pattern.count {
      // A bracket directly behind the opening one is a member.
      if pattern[place] == UInt8(ascii: "]"), place > first {
        if negated { set.invert() }
        return (set, place + 1)
      }
      if let (members, end) = named(pattern, at: place) {
        for member in members { set.insert(member) }
        place = end
        continue
      }
      guard let (low, behind) = member(pattern, at: place) else { return nil }
      place = behind
      if place + 1 < pattern.count, pattern[place] == UInt8(ascii: "-"), pattern[place + 1] != UInt8(ascii: "]"),
        let (high, end) = member(pattern, at: place + 1)
      {
        if low <= high { for byte in low...high { set.insert(byte) } }
        place = end
      } else {
        set.insert(low)
      }
    }
    return nil
  }

  /// One byte, behind a backslash or not.
  private static func member(_ pattern: [UInt8], at place: Int) -> (UInt8, Int)? {
    guard pattern[place] == UInt8(ascii: "\\") else { return (pattern[place], place + 1) }
    return place + 1 < pattern.count ? (pattern[place + 1], place + 2) : nil
  }

  /// `[:alpha:]` and its like.
  private static func named(_ pattern: [UInt8], at place: Int) -> ([UInt8], Int)? {
    guard pattern[place...].starts(with: "[:".utf8), let end = pattern[(place + 2)...].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    guard end + 1 < pattern.count, pattern[end + 1] == UInt8(ascii: "]") else { return nil }
    let ascii = UInt8(0)...127
    let members: [UInt8]
    switch String(decoding: pattern[(place + 2)..<end], as: UTF8.self) {
    case "alpha": members = ascii.filter { isLetter($0) }
    case "digit": members = ascii.filter { isDigit($0) }
    case "alnum": members = ascii.filter { isLetter($0) || isDigit($0) }
    case "upper": members = Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    case "lower": members = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
    case "space": members = [9, 10, 11, 12, 13, 32]
    case "blank": members = [9, 32]
    case "punct": members = ascii.filter { $0 > 32 && $0 < 127 && !isLetter($0) && !isDigit($0) }
    case "xdigit": members = ascii.filter { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 32) }
    default: members = []
    }
    return (members, end + 2)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
