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
  struct Place: Sendable {
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
  /// What the order asks of the files of one directory.
  struct Batch: Sendable {
    let folder: String
    private(set) var paths: [String] = []
    private(set) var identities: [FileIdentity] = []
    /// Which of several names of one file is taken: the lowest.
    private(set) var ranks: [UInt8] = []
    /// Whether all paths are ASCII.
    private(set) var isPlain = true

    init(folder: String) { self.folder = folder }

    mutating func add(_ file: SwiftFile, _ identity: FileIdentity) {
      paths.append(file.relativePath)
      identities.append(identity)
      isPlain = isPlain && file.relativePath.utf8.allSatisfy { $0 < 0x80 }
      ranks.append((file.isSelected ? 0 : 2) + (file.isLink ? Self.linkRank : 0))
    }

    func isLink(_ element: Int) -> Bool { ranks[element] & Self.linkRank != 0 }
    private static let linkRank: UInt8 = 1
  }

  /// The files of all batches in the order of paths. They stay where they are: to move thousands is to count as many references.
  struct Files: Sendable {
    private let batches: [Batch]
    let places: [Place]
    private let haveRepeats: Bool

    fileprivate init(_ batches: [Batch], places: [Place], haveRepeats: Bool) {
      (self.batches, self.places, self.haveRepeats) = (batches, places, haveRepeats)
    }

    private func path(_ place: Int) -> String { batches[places[place].listing].paths[places[place].element] }
    func identity(_ place: Int) -> FileIdentity { batches[places[place].listing].identities[places[place].element] }

    /// Files that have several names, by the places of these.
    struct Repeats {
      /// Names that are not taken.
      var dropped: Set<Int> = []
      /// For each name that is taken the others, without links.
      var others: [Int: [Int]] = [:]
    }

    /// Which names are one file's. Its own is taken rather than a link's, and one under which it is selected rather than another.
    func repeats() -> Repeats {
      var result = Repeats()
      guard haveRepeats else { return result }
      var firsts: [FileIdentity: Int] = [:]
      for rank in 0...UInt8(3) {
        for (number, place) in places.enumerated() where batches[place.listing].ranks[place.element] == rank {
          if let first = firsts[identity(number)] {
            result.dropped.insert(number)
            if !batches[place.listing].isLink(place.element) { result.others[first, default: []].append(number) }
          } else {
            firsts[identity(number)] = number
          }
        }
      }
      return result
    }

    /// Which of the rest are files that have the name of one before them, but for how accents are encoded: to Swift both are one text,
    /// and a file system may have both.
    func doubles(besides dropped: Set<Int>) -> Set<Int> {
      guard !batches.allSatisfy(\.isPlain) else { return [] }
      var names: Set<String> = []
      names.reserveCapacity(places.count)
      return Set(places.indices.filter { !dropped.contains($0) && !names.insert(path($0)).inserted })
    }
  }

  /// The files of all batches in order, and beside them the paths of resources.
  static func order(_ batches: [Batch], resources: [Listing], jobs: Int) -> (files: Files, resources: [String]) {
    let (places, paths, haveRepeats) = (Locked<[Place]>([]), Locked<[String]>([]), Locked(false))
    // The longest is taken first.
    let work: [@Sendable () -> Void] = [
      { haveRepeats.set(Self.haveRepeats(batches)) },
      { paths.set(Self.places(of: resources).map { resources[$0.listing].paths[$0.element] }) },
      { places.set(Self.places(of: batches.map { Listing(folder: $0.folder, paths: $0.paths) })) },
    ]
    WorkPool(work).run(threads: min(jobs, work.count)) { { $0() } }
    return (Files(batches, places: places.get(), haveRepeats: haveRepeats.get()), paths.get())
  }

  /// Whether a file is among them under several names. Nearly no project has one.
  private static func haveRepeats(_ batches: [Batch]) -> Bool {
    let count = batches.reduce(0) { $0 + $1.identities.count }
    var known: Set<FileIdentity> = []
    known.reserveCapacity(count)
    for batch in batches { known.formUnion(batch.identities) }
    return known.count < count
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
