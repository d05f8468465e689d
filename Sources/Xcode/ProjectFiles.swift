/// The files around the Swift sources that say what is built. Whoever may read the disk fills it in; nobody else reads.
package struct ProjectFiles: Sendable {
  /// Bytes by path (`/`-separated, relative to the project's root) of every file for which `holdsBuildFacts` is true.
  package private(set) var contents: [String: [UInt8]]
  /// The path of every file that is there, Swift sources too.
  package private(set) var paths: Set<String>
  let cache = BuildFileCache()

  package init(contents: [String: [UInt8]] = [:], otherPaths: some Sequence<String> = []) {
    self.contents = contents
    paths = Set(otherPaths).union(contents.keys)
  }

  /// Whether the contents of a file are needed, to judge by its path alone. Swift sources but for the two manifests are not.
  package static func holdsBuildFacts(_ path: String) -> Bool {
    let name = Path.name(path)
    if ["project.pbxproj", "project.yml", "project.yaml", "Project.swift", "Package.swift"].contains(name) { return true }
    return name.hasSuffix(".plist") || name.hasSuffix(".xcconfig")
  }

  package subscript(path: String) -> [UInt8]? { contents[path] }

  /// The same files with other contents for some, or more of them. What has been read of the rest is not read again.
  package func adding(contents: [String: [UInt8]], otherPaths: [String] = []) -> ProjectFiles {
    var result = self
    result.contents.merge(contents) { $1 }
    result.paths.formUnion(contents.keys)
    result.paths.formUnion(otherPaths)
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
    (try? project.get()).map { $0.source == contents[path] } ?? true
  }
}

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
    guard !folder.isEmpty else { return true }
    var (a, b) = (path.utf8.makeIterator(), folder.utf8.makeIterator())
    while let byte = b.next() {
      guard a.next() == byte else { return false }
    }
    let next = a.next()
    return next == nil || next == UInt8(ascii: "/")
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
