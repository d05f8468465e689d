import Foundation

/// An `Info.plist` that can be edited as text: what it says about scenes, and how a manifest gets into it.
package struct InfoPlist: Sendable {
  package let path: String
  package let source: [UInt8]
  package let root: PropertyListText

  package static let manifestKey = "UIApplicationSceneManifest"
  package static let configurationsKey = "UISceneConfigurations"
  package static let windowRole = "UIWindowSceneSessionRoleApplication"

  package init(path: String, source: [UInt8]) throws(PropertyListError) {
    self.path = path
    self.source = source
    root = try PropertyListReader.read(source)
    guard root.entries != nil else { throw .unreadable }
  }

  /// Whether a property list that cannot be edited as text belongs to an app, as far as that can be told.
  package static func mayBeOfApp(_ source: [UInt8]) -> Bool {
    if let values = try? PropertyListSerialization.propertyList(from: Data(source), options: [], format: nil) as? [String: Any] {
      return values["CFBundlePackageType"] as? String == "APPL" && values["NSExtension"] == nil
    }
    return String(decoding: source, as: UTF8.self).contains("<string>APPL</string>")
  }

  package func string(_ key: String) -> String? { root[key]?.string }
  package var hasExtension: Bool { root["NSExtension"] != nil || root["EXAppExtensionAttributes"] != nil }

  /// What the plist says about scenes.
  package enum Manifest: Equatable, Sendable {
    case absent
    /// It is there, and names no configuration at all.
    case empty
    /// It has configurations, but none for the app's windows (CarPlay): these roles.
    case otherRoles([String])
    case window
  }

  package var manifest: Manifest {
    guard let manifest = root[Self.manifestKey] else { return .absent }
    let roles = (manifest[Self.configurationsKey]?.entries ?? []).filter { !($0.value.elements ?? []).isEmpty }
    if roles.contains(where: { $0.key == Self.windowRole }) { return .window }
    return roles.isEmpty ? .empty : .otherRoles(roles.map(\.key))
  }

  /// The names of the classes that stand in configurations of other roles, without their module.
  package var otherSceneDelegates: [String] {
    let roles = (root[Self.manifestKey]?[Self.configurationsKey]?.entries ?? []).filter { $0.key != Self.windowRole }
    return roles.flatMap { $0.value.elements ?? [] }.compactMap { configuration in
      configuration["UISceneDelegateClassName"]?.string?.split(separator: ".").last.map(String.init)
    }
  }

  /// The change that gives the plist a window configuration: a whole manifest before the root dictionary's end, or the role in
  /// the manifest that is there. Nil where it has one, or where its manifest is of a kind that nobody writes.
  package func addingWindowScene(delegateClass: String, storyboard: String?) -> TextChange? {
    var configuration: [(String, Item)] = [
      ("UISceneConfigurationName", .string("Default Configuration")), ("UISceneDelegateClassName", .string(delegateClass)),
    ]
    if let storyboard { configuration.append(("UISceneStoryboardFile", .string(storyboard))) }
    let role = (Self.windowRole, Item.array([.dictionary(configuration)]))
    switch manifest {
    case .window: return nil
    case .absent:
      let manifest = Item.dictionary([("UIApplicationSupportsMultipleScenes", .no), (Self.configurationsKey, .dictionary([role]))])
      return insertion(of: (Self.manifestKey, manifest), into: root)
    case .empty, .otherRoles:
      guard let configurations = root[Self.manifestKey]?[Self.configurationsKey], configurations.entries?.isEmpty == false,
        configurations[Self.windowRole] == nil
      else { return nil }
      return insertion(of: role, into: configurations)
    }
  }

  /// What is to be written.
  private indirect enum Item {
    case string(String)
    case no
    case array([Item])
    case dictionary([(String, Item)])
  }

  /// The change that makes an entry the last one of a dictionary, in whole lines.
  private func insertion(of entry: (String, Item), into dictionary: PropertyListText) -> TextChange? {
    let newline = newline(at: dictionary.range.lowerBound)
    let outer = indent(ofLineAt: dictionary.range.lowerBound)
    let unit = indentUnit
    guard let inside = dictionary.inside else {
      // `<dict/>` gets room for an entry.
      let text = lines(of: entry, indent: outer + unit, unit: unit, newline: newline).joined()
      return TextChange(range: dictionary.range, text: "<dict>" + newline + text + outer + "</dict>")
    }
    let own = dictionary.entries?.last { beginsLine($0.start) }.map { indent(ofLineAt: $0.start) } ?? outer + unit
    let text = lines(of: entry, indent: own, unit: unit, newline: newline).joined()
    let end = inside.upperBound
    if beginsLine(end) {
      let line = end - indent(ofLineAt: end).utf8.count
      return TextChange(range: line..<line, text: text)
    }
    return TextChange(range: end..<end, text: newline + text + outer)
  }

  /// An entry as lines, each with its line end.
  private func lines(of entry: (key: String, value: Item), indent: String, unit: String, newline: String) -> [String] {
    ["\(indent)<key>\(entry.key)</key>\(newline)"] + lines(of: entry.value, indent: indent, unit: unit, newline: newline)
  }

  private func lines(of item: Item, indent: String, unit: String, newline: String) -> [String] {
    let content: [String]
    let tag: String
    switch item {
    case .string(let text): return ["\(indent)<string>\(Self.escaped(text))</string>\(newline)"]
    case .no: return ["\(indent)<false/>\(newline)"]
    case .array(let items):
      tag = "array"
      content = items.flatMap { lines(of: $0, indent: indent + unit, unit: unit, newline: newline) }
    case .dictionary(let entries):
      tag = "dict"
      content = entries.flatMap { lines(of: $0, indent: indent + unit, unit: unit, newline: newline) }
    }
    return ["\(indent)<\(tag)>\(newline)"] + content + ["\(indent)</\(tag)>\(newline)"]
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// What one level of indentation is in this file: read off a nested collection, else off the root's entries.
  private var indentUnit: String {
    var pending = [root]
    var fallback: String?
    while let value = pending.popLast() {
      let starts = value.entries?.map(\.start) ?? value.elements?.map(\.range.lowerBound) ?? []
      let inner = starts.first { beginsLine($0) }.map { indent(ofLineAt: $0) }
      let outer = indent(ofLineAt: value.range.lowerBound)
      if let inner, inner.hasPrefix(outer), inner.utf8.count > outer.utf8.count {
        return String(inner.dropFirst(outer.count))
      }
      if let inner, value.range == root.range { fallback = inner }
      pending += value.entries?.map(\.value) ?? value.elements ?? []
    }
    return fallback ?? "\t"
  }

  private func indent(ofLineAt offset: Int) -> String {
    var start = offset
    while start > 0, source[start - 1] != 10, source[start - 1] != 13 { start -= 1 }
    return String(decoding: source[start...].prefix { $0 == 9 || $0 == 32 }, as: UTF8.self)
  }

  /// Whether nothing but blanks stands before this place on its line.
  private func beginsLine(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, source[start - 1] == 9 || source[start - 1] == 32 { start -= 1 }
    return start == 0 || source[start - 1] == 10 || source[start - 1] == 13
  }

  /// The line end before a place, else the first of the file.
  private func newline(at offset: Int) -> String {
    guard let end = source[..<offset].lastIndex(of: 10) ?? source.firstIndex(of: 10) else { return "\n" }
    return end > 0 && source[end - 1] == 13 ? "\r\n" : "\n"
  }
}
