/// What a walk leaves out wherever it stands: what programs put there, and other people's code.
enum SkipRules {
  /// Whether nothing below a directory of this name is looked at. Asked for every directory, so it compares bytes.
  static func skipsDirectory(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if name[0] == UInt8(ascii: ".") { return true }
    return names.contains { equals(name, $0) } || bundles.contains { hasSuffix(name, $0) }
  }

  static func skipsDirectory(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { $0.isEmpty || skipsDirectory($0) }
  }

  private static let names: [StaticString] = [
    "build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "vendor",
  ]

  /// Folders that Xcode shows as one thing: there is no source in them, and an asset catalog has a folder for every image.
  private static let bundles: [StaticString] = [".xcassets", ".framework", ".xcframework", ".xcdatamodeld"]

  /// Names that editors and macOS put beside a file for themselves; a `.#x.swift` leads nowhere, a `._x.swift` is no text.
  static func skipsFile(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name[0] == UInt8(ascii: ".") && name.count > 1 && (name[1] == UInt8(ascii: "#") || name[1] == UInt8(ascii: "_"))
  }

  /// Generated Swift that says so in its name.
  static func isGenerated(_ name: String) -> Bool { name.hasSuffix(".generated.swift") }

  /// Whether a file that is no Swift says something about how the project is built, or that other languages use it.
  static func isResource(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    suffixes.contains { hasSuffix(name, $0) } || manifests.contains { equals(name, $0) }
  }

  /// Swift that is no part of the app, and says how it is built.
  static func isManifest(_ name: String) -> Bool { name == "Package.swift" || name == "Project.swift" }

  private static let suffixes: [StaticString] = [
    ".plist", ".pbxproj", ".xcconfig", ".storyboard", ".xib", ".m", ".mm", ".h", ".pch", ".yml", ".yaml",
  ]
  private static let manifests: [StaticString] = ["Podfile", "Cartfile"]

  private static func equals(_ name: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    name.count == text.utf8CodeUnitCount && name.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: name.count))
  }
}
