/// What changes in one file, as `git apply` and `patch -p1` take it. Lines are bytes up to and with LF; a CR before it stays.
package struct UnifiedDiff: Sendable {
  package let path: String
  /// The file does not exist yet.
  package let isNew: Bool
  /// In the order of the file.
  package let hunks: [Hunk]

  /// Lines that change, with the context around them.
  package struct Hunk: Sendable, Equatable {
    /// Lines of the old and of the new text, counted from 0.
    package var old: Range<Int>
    package var new: Range<Int>
    package var lines: [Line]
  }

  /// One line of a hunk.
  package struct Line: Sendable, Equatable {
    /// Which of the two texts has it.
    package enum Kind: Sendable, Equatable { case context, removed, added }
    package var kind: Kind
    /// With its LF, if it has one.
    package var bytes: [UInt8]
  }

  /// What a line of the output is, for whoever colours it.
  package enum Part: Sendable, Equatable { case header, hunk, context, removed, added }

  private static let context = 3

  /// - Parameters:
  ///   - path: What the header says, relative to the working directory.
  ///   - original: Nil for a new file.
  ///   - changes: Where the two differ, in order.
  package init(path: String, original: [UInt8]?, final: [UInt8], changes: [Change]) {
    (self.path, isNew) = (path, original == nil)
    let old = original ?? []
    let groups = LineGroups(old: old, new: final, changes: original == nil ? [Change(original: 0..<0, current: 0..<final.count)] : changes)
    hunks = Self.hunks(groups)
  }

  package init(_ file: FileResult, path: String? = nil) {
    self.init(path: path ?? file.path, original: file.original, final: file.final, changes: file.changes)
  }

  package var isEmpty: Bool { hunks.isEmpty && !isNew }

  /// The diff as text.
  /// - Parameter paint: Colours one line, given without its LF.
  package func text(paint: (Part, [UInt8]) -> [UInt8] = { $1 }) -> [UInt8] {
    guard !isEmpty else { return [] }
    var result: [UInt8] = []
    func put(_ part: Part, _ line: some Sequence<UInt8>) { result += paint(part, Array(line)) + [.lineFeed] }
    let (a, b) = (Self.quoted("a/" + path), Self.quoted("b/" + path))
    // Names with a blank end in a tab, or `patch` would cut them there.
    let tab = path.utf8.contains(UInt8(ascii: " ")) && !a.hasPrefix("\"") ? "\t" : ""
    // Without lines git needs its own header to see the file; with it, paths would start from the repository's top.
    if hunks.isEmpty {
      put(.header, "diff --git \(a) \(b)".utf8)
      put(.header, "new file mode 100644".utf8)
    } else {
      put(.header, (isNew ? "--- /dev/null" : "--- \(a)\(tab)").utf8)
      put(.header, "+++ \(b)\(tab)".utf8)
    }
    for hunk in hunks {
      put(.hunk, "@@ -\(Self.span(hunk.old)) +\(Self.span(hunk.new)) @@".utf8)
      for line in hunk.lines {
        let (part, mark): (Part, Character) =
          switch line.kind {
          case .context: (.context, " ")
          case .removed: (.removed, "-")
          case .added: (.added, "+")
          }
        let isWhole = line.bytes.last == .lineFeed
        put(part, mark.utf8 + (isWhole ? line.bytes.dropLast() : line.bytes[...]))
        if !isWhole { put(.context, "\\ No newline at end of file".utf8) }
      }
    }
    return result
  }

  /// `START,COUNT`, 1-based; the count is left out where it is one, and an empty range names the line before it.
  private static func span(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  /// A name as git quotes it: in C style if it has control characters, quotes, backslashes or bytes beyond ASCII.
  package static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    guard !isPlain else { return name }
    let named: [UInt8: String] = [
      7: "\\a", 8: "\\b", 9: "\\t", 10: "\\n", 11: "\\v", 12: "\\f", 13: "\\r", UInt8(ascii: "\""): "\\\"", UInt8(ascii: "\\"): "\\\\",
    ]
    var result = "\""
    for byte in name.utf8 {
      if let name = named[byte] {
        result += name
      } else if (0x20..<0x7F).contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let octal = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      }
    }
    return result + "\""
  }

  /// Groups whose contexts touch share a hunk.
  private static func hunks(_ groups: LineGroups) -> [Hunk] {
    var result: [Hunk] = []
    for (place, group) in groups.groups.enumerated() {
      let start = max(0, group.old.lowerBound - context)
      if let last = result.last, start <= last.old.upperBound {
        groups.extend(&result[result.count - 1], to: group.old.lowerBound)
      } else {
        let lead = group.old.lowerBound - start
        let (old, new) = (start..<start, group.new.lowerBound - lead..<group.new.lowerBound - lead)
        var hunk = Hunk(old: old, new: new, lines: [])
        groups.extend(&hunk, to: group.old.lowerBound)
        result.append(hunk)
      }
      let last = result.count - 1
      result[last].lines += group.old.map { Line(kind: .removed, bytes: groups.oldLine($0)) }
      result[last].lines += group.new.map { Line(kind: .added, bytes: groups.newLine($0)) }
      result[last].old = result[last].old.lowerBound..<group.old.upperBound
      result[last].new = result[last].new.lowerBound..<group.new.upperBound
      // No line that the next group changes is context.
      let limit = place + 1 < groups.groups.count ? groups.groups[place + 1].old.lowerBound : groups.oldCount
      groups.extend(&result[last], to: min(limit, group.old.upperBound + context))
    }
    return result
  }
}
