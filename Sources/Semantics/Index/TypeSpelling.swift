/// A type as it is spelled, reduced to the name that decides its kind.
package struct TypeSpelling: Sendable, Hashable {
  /// Without generic arguments and module-like prefixes untouched: `UIKit.UIView`. Empty for what has no name: a tuple,
  /// a function, an array.
  package let name: String
  /// Behind it stands `?` or `!`.
  package let isOptional: Bool

  /// - Parameter spelling: As written, attributes, `inout`, `any` and brackets around it included.
  package init(_ spelling: String) {
    if Self.isPlainPath(spelling) {
      (name, isOptional) = (spelling, false)
      return
    }
    var rest = Self.trimmed(Substring(spelling))
    while true {
      if rest.first == "@" {
        rest = rest.drop { $0 != " " && $0 != "\t" && $0 != "\n" && $0 != "(" }
        if rest.first == "(" { rest = Self.behindBracket(rest) }
      } else if let word = ["inout", "any", "some", "borrowing", "consuming", "sending", "isolated", "each", "__owned"].first(where: {
        rest.hasPrefix($0 + " ")
      }) {
        rest = rest.dropFirst(word.utf8.count)
      } else {
        break
      }
      rest = Self.trimmed(rest)
    }
    var isOptional = false
    while rest.last == "?" || rest.last == "!" {
      isOptional = true
      rest = Self.trimmed(rest.dropLast())
    }
    if rest.first == "(", rest.last == ")", Self.behindBracket(rest).isEmpty {
      let inner = TypeSpelling(String(rest.dropFirst().dropLast()))
      (name, self.isOptional) = (inner.name, isOptional || inner.isOptional)
      return
    }
    if rest.hasPrefix("Optional<"), rest.last == ">" {
      name = TypeSpelling(String(rest.dropFirst(9).dropLast())).name
      self.isOptional = true
      return
    }
    (name, self.isOptional) = (Self.plainPath(rest), isOptional)
  }

  /// Whether the spelling is a name or names with dots between, and nothing else.
  private static func isPlainPath(_ spelling: String) -> Bool {
    spelling.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  /// `A.B<C>.D` without its generic arguments; of a composition, the first that has a name; empty if it is something else.
  private static func plainPath(_ text: Substring) -> String {
    var result = ""
    var depth = 0
    for character in text {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      case _ where depth > 0: continue
      case "`": continue
      case ".": result.append(character)
      case "&": return result
      case " ", "\t", "\n", "\r", "\r\n": continue
      case _ where character.isLetter || character.isNumber || character == "_": result.append(character)
      default: return ""
      }
    }
    return depth == 0 ? result : ""
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  private static func behindBracket(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text[text.index(after: index)...] }
      }
    }
    return ""
  }

  /// The last name of a path.
  static func last(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The names before the last one.
  static func around(_ path: String) -> [String] { path.split(separator: ".").dropLast().map(String.init) }
}
