extension XcodeProject {
  /// Why a file cannot be entered.
  package struct Refusal: Error, Equatable {
    package let reason: String
  }

  /// The changes to the project's text that enter a Swift file: a reference in the group that holds `neighbour`, and a build
  /// file in each Sources phase that compiles it. Both paths start from the root; the two files are in one folder.
  ///
  /// Everything is written as the neighbour is written, so that the file keeps its own form. Identifiers come from the path.
  package func changes(adding path: String, beside neighbour: String) throws(Refusal) -> [TextChange] {
    guard let (objects, places) = try? contents() else { throw Refusal(reason: "the project file cannot be read") }
    guard references(to: path, objects, places).isEmpty else { throw Refusal(reason: "\(Path.name(path)) is in the project already") }
    let neighbours = references(to: neighbour, objects, places)
    let builds = objects.keys.indices.filter { build in
      objects.object(build, isA: "PBXBuildFile") && objects[objects.field("fileRef", of: build)].map(neighbours.contains) ?? false
    }
    guard let reference = neighbours.first(where: { file in builds.contains { objects[objects.field("fileRef", of: $0)] == file } }),
      let group = places.places[reference]?.group
    else { throw Refusal(reason: "no target of \(Path.name(Path.folder(self.path))) compiles \(Path.name(neighbour))") }

    var taken = Set(objects.keys.indices.map(objects.identifier))
    let newReference = Self.identifier(for: "reference " + path, avoiding: &taken)
    let writer = Writer(source: source, old: Path.name(neighbour), new: Path.name(path), reference: newReference)
    let files = Self.entries(of: "PBXFileReference", in: objects)
    var changes = [writer.insert(objects.entry(of: reference), as: newReference, among: files)]
    guard let place = objects.tree.elements(of: objects.field("children", of: group)).first(where: { objects[$0] == reference }) else {
      throw Refusal(reason: "the group of \(Path.name(neighbour)) cannot be read")
    }
    changes.append(writer.insert(after: OpenStepValue(tree: objects.tree, node: place), identifier: newReference))
    let buildEntries = Self.entries(of: "PBXBuildFile", in: objects)
    for phase in objects.objects("targets", of: objects.project).flatMap(objects.sourcesPhases) {
      let mentions = objects.tree.elements(of: objects.field("files", of: phase))
      guard let mention = mentions.first(where: { objects[$0].map(builds.contains) ?? false }),
        let build = objects[mention]
      else { continue }
      // A phase that two targets share is edited once.
      let newBuild = Self.identifier(for: "build \(path) \(objects.identifier(of: phase))", avoiding: &taken)
      let change = writer.insert(after: OpenStepValue(tree: objects.tree, node: mention), identifier: newBuild)
      guard !changes.contains(where: { $0.range == change.range }) else { continue }
      changes += [writer.insert(objects.entry(of: build), as: newBuild, among: buildEntries), change]
    }
    return Self.merged(changes)
  }

  /// The file references that lead to a path, in the order of their identifiers.
  private func references(to path: String, _ objects: XcodeObjects, _ places: XcodePlaces) -> [Int] {
    let found = objects.keys.indices.filter { objects.object($0, isA: "PBXFileReference") && places.path(of: $0) == path }
    return found.sorted { objects.identifier(of: $0) < objects.identifier(of: $1) }
  }

  /// Insertions at one offset as one, in the order of their identifiers.
  private static func merged(_ changes: [TextChange]) -> [TextChange] {
    Dictionary(grouping: changes, by: \.range).map { range, texts in
      TextChange(range: range, text: texts.map(\.text).sorted().joined())
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The objects of one kind, in the order of the file.
  private static func entries(of isa: StaticString, in objects: XcodeObjects) -> [OpenStepEntry] {
    objects.keys.indices.filter { objects.object($0, isA: isa) }.map(objects.entry).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Twenty-four hexadecimal digits that only the text decides (FNV-1a), and that no other object has.
  static func identifier(for text: String, avoiding taken: inout Set<String>) -> String {
    for salt in 0... {
      var digits = ""
      for part in 0..<2 {
        let hash = ByteHash.of("\(salt) \(part) \(text)".utf8).value
        // The low bytes of a short text's hash are the well mixed ones.
        digits += String(hash ^ (hash >> 29), radix: 16, uppercase: true).leftPadded(to: 16).suffix(12)
      }
      if taken.insert(digits).inserted { return digits }
    }
    return ""
  }

  /// Writes an object, or a mention of it, as another is written.
  private struct Writer {
    let source: [UInt8]
    /// The neighbour's file name and the new one.
    let old: String
    let new: String
    /// The identifier of the new reference.
    let reference: String

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// The text of an object with name and identifiers exchanged, and without its settings.
    private func copy(of entry: OpenStepEntry, as identifier: String) -> String {
      var changes = [TextChange(range: entry.keyRange, text: identifier)]
      for field in entry.value.dictionary ?? [] {
        switch field.key {
        case "path", "name":
          changes.append(TextChange(range: field.value.range, text: Self.quoted(Path.join(Path.folder(field.value.string ?? ""), new))))
        case "fileRef": changes.append(TextChange(range: field.value.range, text: reference))
        case "settings":
          var start = field.range.lowerBound
          while start > 0, source[start - 1] == 32 || source[start - 1] == 9 { start -= 1 }
          changes.append(TextChange(range: start..<field.range.upperBound, text: ""))
        default: break
        }
      }
      let start = entry.range.lowerBound
      let shifted = changes.map { TextChange(range: $0.range.lowerBound - start..<$0.range.upperBound - start, text: $0.text) }
      let text = String(decoding: TextChange.apply(shifted, to: Array(source[entry.range])), as: UTF8.self)
      return text.replacing("/* \(old)", with: "/* \(new)")
    }

    /// A copy of an object beside it, or, where the section is in order, in its place.
    func insert(_ entry: OpenStepEntry, as identifier: String, among siblings: [OpenStepEntry]) -> TextChange {
      let copy = copy(of: entry, as: identifier)
      let keys = siblings.map(\.key)
      if keys == keys.sorted(), let next = siblings.first(where: { $0.key > identifier }) {
        return insertLine(copy, before: next.range)
      }
      let last = keys == keys.sorted() && identifier > (keys.last ?? "") ? siblings.last ?? entry : entry
      return insertLine(copy, after: last.range)
    }

    /// A mention of the new object in a list, behind its neighbour's.
    func insert(after element: OpenStepValue, identifier: String) -> TextChange {
      var end = element.range.upperBound
      while end < source.count, source[end] != UInt8(ascii: ","), source[end] != UInt8(ascii: ")") {
        end = source[end...].starts(with: "/*".utf8) ? endOfComment(from: end) : end + 1
      }
      let hasComma = end < source.count && source[end] == UInt8(ascii: ",")
      if hasComma { end += 1 }
      // Blanks before a closing bracket are not the element's.
      while !hasComma, end > element.range.upperBound, source[end - 1] <= 32 { end -= 1 }
      let tail = text(element.range.upperBound..<end).replacing("/* \(old)", with: "/* \(new)")
      if hasComma { return insertLine(identifier + tail, after: element.range.lowerBound..<end) }
      return TextChange(
        range: end..<end, text: "," + newline(at: element.range.lowerBound) + indent(at: element.range.lowerBound) + identifier + tail)
    }

    private func endOfComment(from start: Int) -> Int {
      var end = start + 2
      while end < source.count, !source[end...].starts(with: "*/".utf8) { end += 1 }
      return min(end + 2, source.count)
    }

    private func insertLine(_ text: String, before range: Range<Int>) -> TextChange {
      let start = range.lowerBound
      guard beginsLine(start) else { return TextChange(range: start..<start, text: text + " ") }
      let line = start - indent(at: start).utf8.count
      return TextChange(range: line..<line, text: indent(at: start) + text + newline(at: start))
    }

    private func insertLine(_ text: String, after range: Range<Int>) -> TextChange {
      let end = range.upperBound
      guard beginsLine(range.lowerBound) else { return TextChange(range: end..<end, text: " " + text) }
      return TextChange(range: end..<end, text: newline(at: range.lowerBound) + indent(at: range.lowerBound) + text)
    }

    private func indent(at offset: Int) -> String {
      var start = offset
      while start > 0, source[start - 1] == 9 || source[start - 1] == 32 { start -= 1 }
      return text(start..<offset)
    }

    private func beginsLine(_ offset: Int) -> Bool {
      let start = offset - indent(at: offset).utf8.count
      return start == 0 || source[start - 1] == 10 || source[start - 1] == 13
    }

    /// The line end that the line before this place has.
    private func newline(at offset: Int) -> String {
      guard let end = source[..<offset].lastIndex(of: 10) else { return "\n" }
      return end > 0 && source[end - 1] == 13 ? "\r\n" : "\n"
    }

    static func quoted(_ text: String) -> String {
      let plain = text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"): true
        default: false
        }
      }
      guard !plain || text.isEmpty else { return text }
      return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
  }
}

extension String {
  /// With zeros in front, up to that many characters.
  fileprivate func leftPadded(to width: Int) -> String { String(repeating: "0", count: max(0, width - count)) + self }
}
