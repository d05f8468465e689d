/// Assignments of build settings at one level, as written: `KEY = value`, `KEY[sdk=iphoneos*] = value`.
package struct SettingsLevel: Sendable {
  private enum Storage: Sendable {
    case list([(key: String, value: String)])
    /// Of a project file, where few of many are ever asked for.
    case dictionary(OpenStepValue)
  }
  private let storage: Storage

  package init(_ assignments: [(key: String, value: String)] = []) { storage = .list(assignments) }

  package init(_ dictionary: OpenStepValue) { storage = .dictionary(dictionary) }

  /// The whole key with its conditions, and its value; lists are joined by blanks. In order of appearance.
  package var assignments: [(key: String, value: String)] { assignments(startingWith: "") }

  /// Those whose key begins like this.
  func assignments(startingWith key: String) -> [(key: String, value: String)] {
    switch storage {
    case .list(let all): all.filter { $0.key.utf8.starts(with: key.utf8) }
    case .dictionary(let dictionary):
      dictionary.tree.keys(of: dictionary.node).filter { written in
        dictionary.tree.withText(of: written) { $0.starts(with: key.utf8) }
      }.map { written in
        let entry = OpenStepEntry(tree: dictionary.tree, node: written)
        return (entry.key, entry.value.string ?? entry.value.strings.joined(separator: " "))
      }
    }
  }
}

/// What a build setting comes to.
package enum SettingValue: Equatable, Sendable {
  case value(String)
  case absent
  /// It names something that only Xcode knows, or a file of settings that is not there.
  case unknown(String)

  package var known: String? { if case .value(let text) = self { text } else { nil } }
}

/// The build settings of one configuration of one target: its levels, the lowest first, and what Xcode itself defines.
package struct BuildSettings: Sendable {
  package let configuration: String
  /// Project `.xcconfig`, project, target `.xcconfig`, target.
  package let levels: [SettingsLevel]
  /// Settings files that are named and could not be read.
  package let missingFiles: [String]
  let builtIn: [String: String]

  package init(configuration: String, levels: [SettingsLevel], missingFiles: [String], builtIn: [String: String]) {
    (self.configuration, self.levels, self.missingFiles, self.builtIn) = (configuration, levels, missingFiles, builtIn)
  }

  /// Stands for the folder that holds the project in a value; no path has it.
  static let sourceRoot = "\u{1}"

  /// The setting's value on a device or, if that is another, in the simulator.
  package func value(_ key: String, sdk: String = "iphoneos") -> SettingValue {
    var seen: Set<String> = []
    let result = resolve(key, below: levels.count, sdk: sdk, seen: &seen)
    if result == .absent, let file = missingFiles.first { return .unknown("\(file) cannot be read") }
    return result
  }

  /// Its distinct values for device and simulator.
  package func values(_ key: String) -> [SettingValue] {
    let device = value(key)
    let simulator = value(key, sdk: "iphonesimulator")
    return device == simulator ? [device] : [device, simulator]
  }

  package func isOn(_ key: String) -> Bool { value(key).known?.uppercased() == "YES" }

  /// Every key that some level assigns, without its conditions.
  package var keys: Set<String> { Set(levels.flatMap(\.assignments).map { Self.split($0.key).name }) }

  private func resolve(_ key: String, below top: Int, sdk: String, seen: inout Set<String>) -> SettingValue {
    for index in (0..<top).reversed() {
      guard let raw = assignment(of: key, at: index, sdk: sdk) else { continue }
      return expand(raw, inherited: (key, index), sdk: sdk, seen: &seen)
    }
    return builtIn[key].map(SettingValue.value) ?? .absent
  }

  /// The level's own assignment: one with conditions that hold comes before one without, a later one before an earlier one.
  private func assignment(of key: String, at level: Int, sdk: String) -> String? {
    var plain: String?
    var conditional: String?
    for (written, value) in levels[level].assignments(startingWith: key) {
      let (name, conditions) = Self.split(written)
      guard name == key else { continue }
      if conditions.isEmpty { plain = value } else if conditions.allSatisfy({ holds($0, sdk: sdk) }) { conditional = value }
    }
    return conditional ?? plain
  }

  private func holds(_ condition: (name: String, pattern: String), sdk: String) -> Bool {
    switch condition.name {
    case "sdk": Self.matches(sdk, condition.pattern)
    case "config": Self.matches(configuration, condition.pattern)
    default: true
    }
  }

  /// `KEY[sdk=iphoneos*][arch=arm64]` as its name and its conditions.
  static func split(_ key: String) -> (name: String, conditions: [(name: String, pattern: String)]) {
    guard let bracket = key.firstIndex(of: "[") else { return (key, []) }
    let conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) }).map { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      return (name: String(sides.first ?? ""), pattern: String(sides.dropFirst().first ?? "*"))
    }
    return (String(key[..<bracket]), conditions)
  }

  /// Whether a text fits a pattern in which `*` stands for anything. A pattern `iphoneos17.0` fits `iphoneos` too.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return pattern == text || pattern.hasPrefix(text) }
    guard text.hasPrefix(parts[0]) else { return false }
    var rest = text.dropFirst(parts[0].count)
    for part in parts.dropFirst() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return parts.last == "" || rest.isEmpty
  }

  /// The text with every `$(NAME)` and `${NAME}` replaced by what it stands for.
  private func expand(_ text: String, inherited: (key: String, level: Int), sdk: String, seen: inout Set<String>) -> SettingValue {
    // Settings that name settings twice double at each step: real ones are a few steps deep, and no path is this long.
    guard seen.count <= 12, text.utf8.count <= 4096 else { return .unknown("its settings name each other too often") }
    guard text.utf8.contains(UInt8(ascii: "$")) else { return .value(text) }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{", let close = Self.closing(of: rest) else {
        result += "$"
        continue
      }
      let inner = String(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...]
      // A name may be put together: `INFO_$(CONFIGURATION)`.
      guard case .value(let name) = expand(inner, inherited: inherited, sdk: sdk, seen: &seen) else { return .unknown("$(\(inner))") }
      switch reference(name, inherited: inherited, sdk: sdk, seen: &seen) {
      case .value(let value): result += value
      case .absent: return .unknown("$(\(name)) is not set")
      case .unknown(let why): return .unknown(why)
      }
    }
    return .value(result + rest)
  }

  private static func closing(of text: Substring) -> Substring.Index? {
    guard let open = text.first else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func reference(
    _ name: String, inherited: (key: String, level: Int), sdk: String, seen: inout Set<String>
  ) -> SettingValue {
    if name == "inherited" {
      let below = resolve(inherited.key, below: inherited.level, sdk: sdk, seen: &seen)
      return below == .absent ? .value("") : below
    }
    let parts = name.split(separator: ":")
    guard let key = parts.first.map(String.init) else { return .absent }
    guard seen.insert(key).inserted else { return .unknown("$(\(key)) leads back to itself") }
    defer { seen.remove(key) }
    var value = resolve(key, below: levels.count, sdk: sdk, seen: &seen)
    for modifier in parts.dropFirst() {
      if modifier.hasPrefix("default=") {
        if value == .absent || value == .value("") { value = .value(String(modifier.dropFirst("default=".count))) }
      } else if case .value(let text) = value {
        switch modifier {
        case "lower": value = .value(text.lowercased())
        case "upper": value = .value(text.uppercased())
        case "standardizepath", "quote": break
        default: return .unknown("$(\(name))")
        }
      }
    }
    return value
  }
}

extension Substring {
  /// Where a text occurs first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.hasPrefix(text) { return start..<rest.index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

/// Reads `.xcconfig` files with what they include.
package struct ConfigurationFileReader {
  private let files: ProjectFiles
  private var open: [String] = []
  private var assignments: [(key: String, value: String)] = []
  /// Files that are named and not there; an `#include?` may miss.
  package private(set) var missing: [String] = []

  package init(files: ProjectFiles) { self.files = files }

  /// What was read.
  package var level: SettingsLevel { SettingsLevel(assignments) }

  /// Reads the file at this path, relative to the project's root.
  package mutating func read(_ path: String, isOptional: Bool = false) {
    guard let bytes = files[path] else {
      if !isOptional { missing.append(path) }
      return
    }
    guard !open.contains(path) else { return }
    open.append(path)
    defer { open.removeLast() }
    let folder = Path.folder(path)
    for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) { self.line(line, in: folder) }
  }

  private mutating func line(_ line: ArraySlice<UInt8>, in folder: String) {
    let slash = UInt8(ascii: "/")
    let comment = line.indices.first { line[$0] == slash && $0 + 1 < line.endIndex && line[$0 + 1] == slash }
    let text = Self.trimmed(line[..<(comment ?? line.endIndex)])
    if text.starts(with: "#include".utf8) {
      let quoted = text.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard quoted.count >= 2 else { return }
      let path = Path.join(folder, String(decoding: quoted[1], as: UTF8.self))
      return read(Path.normal(path), isOptional: text.starts(with: "#include?".utf8))
    }
    // The `=` that assigns stands behind the conditions, which have some of their own.
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "[") { depth += 1 }
      if text[index] == UInt8(ascii: "]") { depth -= 1 }
      guard text[index] == UInt8(ascii: "="), depth == 0 else { continue }
      var value = Self.trimmed(text[(index + 1)...])
      if value.last == UInt8(ascii: ";") { value.removeLast() }
      let key = Self.trimmed(text[..<index])
      assignments.append((key: String(decoding: key, as: UTF8.self), value: String(decoding: value, as: UTF8.self)))
      return
    }
  }

  /// Without blanks and tabs around it.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = text.drop { $0 == 32 || $0 == 9 }
    return start.dropLast(start.reversed().prefix { $0 == 32 || $0 == 9 }.count)
  }
}

extension StringProtocol {
  /// Without blanks and tabs around it.
  var trimmed: SubSequence {
    var result = self[...]
    while let first = result.first, first == " " || first == "\t" { result = result.dropFirst() }
    while let last = result.last, last == " " || last == "\t" { result = result.dropLast() }
    return result
  }
}

extension String {
  /// Where a text occurs first, byte by byte.
  func firstRange(ofText text: String) -> Index? {
    var (whole, text) = (self, text)
    let offset = whole.withUTF8 { whole in
      text.withUTF8 { text -> Int? in
        guard let first = text.first else { return 0 }
        var place = 0
        while place + text.count <= whole.count {
          if whole[place] == first, equal(UnsafeBufferPointer(rebasing: whole[place..<place + text.count]), text) { return place }
          place += 1
        }
        return nil
      }
    }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
