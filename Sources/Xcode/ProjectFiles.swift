/// The files around the Swift sources that say what is built. Whoever may read the disk says how; nobody else reads.
package struct ProjectFiles: Sendable {
  /// Bytes by path (`/`-separated, relative to the project's root) that were given, or that an edit has made.
  private var contents: [String: [UInt8]]
  /// The paths of the files whose contents can be had: those for which `holdsBuildFacts` is true, and those that were given.
  package private(set) var buildPaths: Set<String>
  /// The path of every file that was listed, in no order: Swift sources that say nothing of how they are built need not be among them.
  package private(set) var paths: [String]
  private let read: @Sendable (String) -> [UInt8]?
  let cache = BuildFileCache()

  package init(contents: [String: [UInt8]] = [:], otherPaths: some Sequence<String> = []) {
    self.contents = contents
    buildPaths = Set(contents.keys)
    paths = Array(otherPaths) + contents.keys
    read = { _ in nil }
  }

  /// - Parameter read: The bytes of a file; nil if it cannot be read. Asked when somebody wants them, on any thread, and as a rule once for each.
  package init(paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
    contents = [:]
    buildPaths = Set(paths.filter(Self.holdsBuildFacts))
    self.paths = paths
    self.read = read
  }

  /// Whether the contents of a file are needed, to judge by its path alone. Swift sources but for the two manifests are not.
  package static func holdsBuildFacts(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      suffixes.contains { ends(path, with: $0) }
        || names.contains { name in
          ends(path, with: name) && (path.count == name.utf8CodeUnitCount || path[path.count - name.utf8CodeUnitCount - 1] == slash)
        }
    }
  }

  private static let names: [StaticString] = ["project.pbxproj", "project.yml", "project.yaml", "Project.swift", "Package.swift"]
  private static let suffixes: [StaticString] = [".plist", ".xcconfig"]

  private static func ends(_ path: UnsafeBufferPointer<UInt8>, with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard path.count >= count, path[path.count - 1] == text.utf8Start[count - 1] else { return false }
    return equal(UnsafeBufferPointer(rebasing: path[(path.count - count)...]), UnsafeBufferPointer(start: text.utf8Start, count: count))
  }

  package subscript(path: String) -> [UInt8]? {
    if let known = contents[path] { return known }
    return buildPaths.contains(path) ? cache.bytes.value(for: path) { read(path) } : nil
  }

  /// The same files with other contents for some, or more of them. What has been read of the rest is not read again.
  package func adding(contents: [String: [UInt8]]) -> ProjectFiles {
    var result = self
    result.contents.merge(contents) { $1 }
    result.paths += contents.keys.filter { !buildPaths.contains($0) }
    result.buildPaths.formUnion(contents.keys)
    return result
  }

  /// The Xcode project at this path (of its `project.pbxproj`), read once.
  package func xcodeProject(at path: String) throws(OpenStepError) -> XcodeProject {
    let result = cache.projects.value(for: path, isCurrent: { isCurrent($0, at: path) }, compute: { read(projectAt: path) })
    return try result.get()
  }

  private func read(projectAt path: String) -> Result<XcodeProject, OpenStepError> {
    do throws(OpenStepError) { return .success(try XcodeProject(path: path, files: self)) } catch { return .failure(error) }
  }

  /// Whether a project was read from these bytes: an edit may have changed them. (No edit changes a settings file.)
  private func isCurrent(_ project: Result<XcodeProject, OpenStepError>, at path: String) -> Bool {
    (try? project.get()).map { $0.source == self[path] } ?? true
  }
}

private let slash = UInt8(ascii: "/")

/// Questions about `/`-separated paths; the empty path is the project's root.
package enum Path {
  package static func name(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  package static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    return path.isEmpty ? folder : folder + "/" + path
  }

  /// Without `.`, `a/..` and doubled slashes. What leads out of the root keeps its leading `..`.
  package static func normal(_ path: String) -> String {
    guard isUnusual(path.utf8) else { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a component is empty or begins with a dot: only then is there anything to take out. Most paths have nothing.
  static func isUnusual(_ path: some Sequence<UInt8>) -> Bool {
    var (isFirst, startsComponent) = (true, false)
    for byte in path {
      if byte == UInt8(ascii: "/") {
        if startsComponent { return true }
        startsComponent = true
      } else {
        if byte == UInt8(ascii: "."), startsComponent || isFirst { return true }
        startsComponent = false
      }
      isFirst = false
    }
    return startsComponent
  }

  /// Whether `path` is `folder` or lies below it.
  package static func isInside(_ path: String, folder: String) -> Bool {
    let length = folder.utf8.count
    guard length > 0 else { return true }
    var (path, folder) = (path, folder)
    return path.withUTF8 { path in
      guard path.count >= length, path.count == length || path[length] == slash else { return false }
      return folder.withUTF8 { equal(UnsafeBufferPointer(rebasing: path[..<length]), $0) }
    }
  }
}

/// A change to a text: the bytes that go, by range (empty for an insertion), and what comes in their place.
package struct TextChange: Hashable, Sendable {
  package let range: Range<Int>
  package let text: String

  package init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }

  /// The text with these changes made. They do not overlap; those at one offset go in the order given.
  package static func apply(_ changes: [TextChange], to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let ordered = changes.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
    for change in ordered.map(\.element) {
      result += source[position..<change.range.lowerBound]
      result += Array(change.text.utf8)
      position = change.range.upperBound
    }
    return result + source[position...]
  }
}
