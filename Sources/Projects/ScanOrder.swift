#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Puts what directories gave, on several threads and in no order, in the order of paths.
///
/// Nothing here depends on what is kept of a file: code for any type of value would be much slower.
enum ScanOrder {
  /// What one directory gave, or a part of that.
  struct Listing: Sendable {
    /// What its paths begin with: empty for the root's, else with a slash at the end.
    let folder: String
    /// In order.
    let paths: [String]
  }

  /// An element of a listing, by their places.
  struct Place {
    let listing: Int
    let element: Int
  }

  /// The elements of all listings in the order of paths. Few comparisons: what lies below a folder stands together, somewhere
  /// between its files.
  static func places(of listings: [Listing]) -> [Place] {
    let folders = joined(listings)
    var result: [Place] = []
    result.reserveCapacity(listings.reduce(0) { $0 + $1.paths.count })
    // Folders that are not done yet, each around the next, and how far their files are.
    var open: [(folder: Int, done: Int)] = []
    func close(until name: String?) {
      while let last = open.last {
        if let name, starts(name, with: folders[last.folder].name) { return }
        result += folders[last.folder].places[last.done...]
        open.removeLast()
      }
    }
    for (number, folder) in folders.enumerated() {
      close(until: folder.name)
      if let (around, done) = open.last {
        let rest = folders[around].places[done...].prefix { utf8Order(listings[$0.listing].paths[$0.element], folder.name) }
        result += rest
        open[open.count - 1].done = rest.endIndex
      }
      open.append((number, 0))
    }
    close(until: nil)
    return result
  }

  /// The elements by folder, in the order of folders.
  private static func joined(_ listings: [Listing]) -> [(name: String, places: [Place])] {
    func path(_ place: Place) -> String { listings[place.listing].paths[place.element] }
    var result: [(name: String, places: [Place])] = []
    var parts: [Int] = []
    for number in listings.indices.sorted(by: { utf8Order(listings[$0].folder, listings[$1].folder) }) {
      let places = listings[number].paths.indices.map { Place(listing: number, element: $0) }
      if let last = result.last, !utf8Order(last.name, listings[number].folder) {
        if parts.last != result.count - 1 { parts.append(result.count - 1) }
        result[result.count - 1].places += places
      } else {
        result.append((listings[number].folder, places))
      }
    }
    for number in parts { result[number].places.sort { utf8Order(path($0), path($1)) } }
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
}

// MARK: Files

extension ScanOrder {
  /// Files of one directory that were read, without what was kept of them.
  struct Batch: Sendable {
    let folder: String
    private(set) var files: [SwiftFile] = []
    private(set) var paths: [String] = []
    private(set) var identities: [FileIdentity] = []

    init(folder: String) { self.folder = folder }

    mutating func add(_ file: SwiftFile, _ identity: FileIdentity) {
      files.append(file)
      paths.append(file.relativePath)
      identities.append(identity)
    }
  }

  /// The files of all batches in the order of paths. They stay where they are: to move thousands is to count as many references.
  struct Files {
    private let batches: [Batch]
    let places: [Place]

    init(_ batches: [Batch]) {
      self.batches = batches
      places = ScanOrder.places(of: batches.map { Listing(folder: $0.folder, paths: $0.paths) })
    }

    func file(_ place: Int) -> SwiftFile { batches[places[place].listing].files[places[place].element] }
    func identity(_ place: Int) -> FileIdentity { batches[places[place].listing].identities[places[place].element] }

    /// Each file once, under its own name rather than a link's, selected if one of its names is: its place, and its other names.
    func withoutRepeats() -> [(place: Int, otherPaths: [String])] {
      // Nearly no project has a file with several names.
      var known: Set<FileIdentity> = []
      known.reserveCapacity(places.count)
      for batch in batches { known.formUnion(batch.identities) }
      guard known.count < places.count else { return places.indices.map { ($0, []) } }
      var firsts: [FileIdentity: Int] = [:]
      var otherPaths: [Int: [String]] = [:]
      for rank in 0...3 {
        for place in places.indices where Self.rank(file(place)) == rank {
          if let first = firsts[identity(place)] {
            if !file(place).isLink { otherPaths[first, default: []].append(file(place).path) }
          } else {
            firsts[identity(place)] = place
          }
        }
      }
      return Set(firsts.values).sorted().map { ($0, otherPaths[$0] ?? []) }
    }

    /// Which of several names of one file is taken: the lowest.
    private static func rank(_ file: SwiftFile) -> Int { (file.isSelected ? 0 : 2) + (file.isLink ? 1 : 0) }

    /// Which of these are files that have the name of one before them, but for how accents are encoded: to Swift both are one text, and a
    /// file system may have both.
    func doubles(in chosen: [Int]) -> Set<Int> {
      guard batches.contains(where: { $0.paths.contains { !Self.isPlain($0) } }) else { return [] }
      var names: Set<String> = []
      names.reserveCapacity(chosen.count)
      return Set(chosen.filter { !names.insert(file($0).relativePath).inserted })
    }

    private static func isPlain(_ path: String) -> Bool {
      var path = path
      return path.withUTF8 { $0.reduce(0) { $0 | $1 } } < 0x80
    }
  }
}

/// The order of bytes, the same on every platform and in every language.
package func utf8Order(_ a: String, _ b: String) -> Bool {
  // Nearly every string lies in one piece, and then nothing is copied or counted.
  let known = a.utf8.withContiguousStorageIfAvailable { a in
    b.utf8.withContiguousStorageIfAvailable { b in
      guard let start = a.baseAddress, let other = b.baseAddress else { return a.count < b.count }
      let order = memcmp(start, other, min(a.count, b.count))
      return order == 0 ? a.count < b.count : order < 0
    }
  }
  return (known ?? nil) ?? a.utf8.lexicographicallyPrecedes(b.utf8)
}
