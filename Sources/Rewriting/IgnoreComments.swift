import Semantics
import Syntax

/// The comments of one file that steer the engine: `// unfold:ignore ID[, ID] [-- reason]` and `// unfold:ignore-file [ID, ...]`.
struct IgnoreComments: Sendable {
  /// What a comment names; no id means all.
  enum Names: Sendable, Equatable {
    case all
    case some(Set<String>)

    func contains(_ id: String) -> Bool {
      switch self {
      case .all: true
      case .some(let ids): ids.contains(id)
      }
    }
  }

  /// Of the whole file.
  private var file: [Names] = []
  /// By the start of the line they hold for: of a comment on a line of its own, the line below; of one behind code, its own line.
  private var lines: [Int: [Names]] = [:]

  private static let mark = Array("unfold:ignore".utf8)
  /// Rules out most files before their comments are looked at.
  private static let search = WordSearch(words: ["unfold"])

  init(_ tree: SyntaxTree) {
    let source = tree.source
    guard source.withUnsafeBufferPointer({ !Self.search.words(in: $0).isEmpty }) else { return }
    let endOfHead = Self.endOfHead(of: source)
    for token in tree.tokens.indices where tree.tokens[token].flags.contains(.precededByComment) {
      for comment in Trivia.comments(in: tree.trivia(before: token), of: source) where !comment.isBlock {
        guard let (isForFile, names) = Self.parse(source[comment.range]) else { continue }
        if isForFile {
          if comment.range.lowerBound < endOfHead { file.append(names) }
          continue
        }
        let start = source.startOfLine(at: comment.range.lowerBound)
        let standsAlone = source[start..<comment.range.lowerBound].allSatisfy(\.isBlank)
        lines[standsAlone ? Self.lineBelow(comment, in: source) : start, default: []].append(names)
      }
    }
  }

  func ignoresFile(_ id: String) -> Bool { file.contains { $0.contains(id) } }

  /// Whether the transform has to leave alone what begins on this line.
  func ignores(_ id: String, onLineAt start: Int) -> Bool { lines[start]?.contains { $0.contains(id) } ?? false }

  var isEmpty: Bool { file.isEmpty && lines.isEmpty }

  /// The comment is for the next line that is no TODO of ours and no further comment of this kind: a TODO line that was put
  /// below it must not change what it holds for.
  private static func lineBelow(_ comment: Comment, in source: [UInt8]) -> Int {
    var line = source.startOfNextLine(at: comment.range.upperBound)
    while line < source.count {
      let text = source[line..<source.endOfLine(at: line)].drop(while: \.isBlank)
      let isOurs = TodoLine.id(of: text) != nil || (text.starts(with: [0x2F, 0x2F]) && parse(text)?.isForFile == false)
      guard isOurs else { break }
      line = source.startOfNextLine(at: line)
    }
    return line
  }

  /// The end of the first ten lines. TODO lines do not count, or what they push down would no longer hold in the next run.
  private static func endOfHead(of source: [UInt8]) -> Int {
    var (place, count) = (source.startOfText, 0)
    while place < source.count, count < 10 {
      let end = source.endOfLine(at: place)
      if TodoLine.id(of: source[place..<end].drop(while: \.isBlank)) == nil { count += 1 }
      place = source.startOfNextLine(at: end)
    }
    return place
  }

  /// Reads a line comment; nil if it is none of these.
  static func parse(_ comment: ArraySlice<UInt8>) -> (isForFile: Bool, names: Names)? {
    var rest = comment.drop { $0 == UInt8(ascii: "/") }.drop(while: \.isBlank)
    guard rest.starts(with: mark) else { return nil }
    rest = rest.dropFirst(mark.count)
    let isForFile = rest.starts(with: "-file".utf8)
    if isForFile { rest = rest.dropFirst(5) }
    guard rest.first?.isBlank ?? true || rest.first == UInt8(ascii: ":") else { return nil }
    var text = String(decoding: rest, as: UTF8.self)
    if let reason = text.firstRange(of: "--") { text = String(text[..<reason.lowerBound]) }
    let ids = text.split { $0 == "," || $0 == " " || $0 == "\t" || $0 == ":" }.map(String.init)
    return (isForFile, ids.isEmpty ? .all : .some(Set(ids)))
  }
}
