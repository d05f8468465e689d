#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What directories gave, on several threads and in no order, as one list in the order of paths.
enum ScanOrder {
  /// What one directory gave, or a part of that.
  struct Group<Element: Sendable>: Sendable {
    /// What the paths of its elements begin with: empty for the root's, else with a slash at the end.
    let folder: String
    /// In order.
    var elements: [Element]
  }

  /// All elements in the order of paths. Few comparisons: what lies below a folder stands together, somewhere between its files.
  static func merged<Element>(_ groups: [Group<Element>], path: (Element) -> String) -> [Element] {
    let groups = joined(groups, path: path)
    var result: [Element] = []
    result.reserveCapacity(groups.reduce(0) { $0 + $1.elements.count })
    // Folders that are not done yet, each around the next, and how far their files are.
    var open: [(group: Int, place: Int)] = []
    func close(until folder: String?) {
      while let last = open.last {
        if let folder, starts(folder, with: groups[last.group].folder) { return }
        result += groups[last.group].elements[last.place...]
        open.removeLast()
      }
    }
    for (number, group) in groups.enumerated() {
      close(until: group.folder)
      if let around = open.last {
        let elements = groups[around.group].elements
        let rest = elements[around.place...].firstIndex { !utf8Order(path($0), group.folder) } ?? elements.endIndex
        result += elements[around.place..<rest]
        open[open.count - 1].place = rest
      }
      open.append((number, 0))
    }
    close(until: nil)
    return result
  }

  /// One group for each folder, in the order of folders.
  private static func joined<Element>(_ groups: [Group<Element>], path: (Element) -> String) -> [Group<Element>] {
    var result: [Group<Element>] = []
    for group in groups.sorted(by: { utf8Order($0.folder, $1.folder) }) {
      if let last = result.last, last.folder.utf8.elementsEqual(group.folder.utf8) {
        result[result.count - 1].elements += group.elements
        result[result.count - 1].elements.sort { utf8Order(path($0), path($1)) }
      } else {
        result.append(group)
      }
    }
    return result
  }

  private static func starts(_ text: String, with beginning: String) -> Bool {
    var (text, beginning) = (text, beginning)
    return text.withUTF8 { text in
      beginning.withUTF8 { beginning in
        guard let start = text.baseAddress, let other = beginning.baseAddress else { return beginning.isEmpty }
        return text.count >= beginning.count && memcmp(start, other, beginning.count) == 0
      }
    }
  }

  // MARK: Files with several names

  /// Each file once, under its own name rather than a link's, selected if one of its names is.
  /// - Parameter files: In the order of paths.
  static func withoutRepeats<Value>(_ files: [Scan<Value>.File]) -> [Scan<Value>.File] {
    guard hasRepeats(files) else { return files }
    var firsts: [FileIdentity: Int] = [:]
    var otherPaths: [Int: [String]] = [:]
    for rank in 0...3 {
      for (place, file) in files.enumerated() where self.rank(file.file) == rank {
        if let first = firsts[file.identity] {
          if !file.file.isLink { otherPaths[first, default: []].append(file.file.path) }
        } else {
          firsts[file.identity] = place
        }
      }
    }
    return Set(firsts.values).sorted().map { place in
      var file = files[place]
      if let others = otherPaths[place] { file.otherPaths = others }
      return file
    }
  }

  /// Which of several names of one file is taken: the lowest.
  private static func rank(_ file: SwiftFile) -> Int { (file.isSelected ? 0 : 2) + (file.isLink ? 1 : 0) }

  /// Whether a file has several names. Asked first, because nearly no project has such a file: nothing is made for each.
  private static func hasRepeats<Value>(_ files: [Scan<Value>.File]) -> Bool {
    var capacity = 16
    while capacity < 2 * files.count { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    for (place, file) in files.enumerated() {
      let hash = (file.identity.inode ^ file.identity.device) &* 0x9E37_79B9_7F4A_7C15
      var slot = Int(truncatingIfNeeded: hash >> 32) & (capacity - 1)
      while slots[slot] >= 0 {
        if files[Int(slots[slot])].identity == file.identity { return true }
        slot = (slot + 1) & (capacity - 1)
      }
      slots[slot] = Int32(place)
    }
    return false
  }

  /// The files whose names are different texts. To Swift two spellings of an accent are one; a file system may have both.
  static func apart<Value>(_ files: [Scan<Value>.File]) -> (files: [Scan<Value>.File], failures: [PathFailure]) {
    guard files.contains(where: { !isPlain($0.file.relativePath) }) else { return (files, []) }
    var names: Set<String> = []
    names.reserveCapacity(files.count)
    var failures: [PathFailure] = []
    let kept = files.filter { entry in
      if names.insert(entry.file.relativePath).inserted { return true }
      let message = "has the name of another file but for how its accents are encoded; rename one of them"
      if entry.file.isSelected { failures.append(PathFailure(path: entry.file.path, message: message)) }
      return false
    }
    return (kept, failures)
  }

  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { $0.reduce(0) { $0 | $1 } } < 0x80
  }
}

/// The order of bytes, the same on every platform and in every language.
package func utf8Order(_ a: String, _ b: String) -> Bool {
  var (a, b) = (a, b)
  return a.withUTF8 { a in
    b.withUTF8 { b in
      guard let start = a.baseAddress, let other = b.baseAddress else { return a.count < b.count }
      let order = memcmp(start, other, min(a.count, b.count))
      return order == 0 ? a.count < b.count : order < 0
    }
  }
}
