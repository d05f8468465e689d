/// Which fixes of one pass can be made together. What is not admitted waits for the next pass and is judged anew.
struct Admission {
  /// What has been admitted in one file.
  fileprivate struct Accepted {
    private(set) var edits: [Edit] = []
    private(set) var extents: [Range<Int>] = []
    /// Everything admitted ends here or before. Fixes come in the order of the file, so most are settled by one comparison.
    private var end = -1
  }

  /// The files a fix touches: the edits in each, and in the judged file its extent.
  struct Claim {
    var edits: [Int: [Edit]] = [:]
    var extents: [Int: Range<Int>] = [:]
  }

  private var files: [Int: Accepted] = [:]

  /// Takes the claim on as a whole, or not at all.
  mutating func admit(_ claim: Claim) -> Bool {
    for (file, edits) in claim.edits {
      guard Self.areDisjoint(edits) else { return false }
      guard let accepted = files[file] else { continue }
      for edit in edits where accepted.conflicts(with: edit) { return false }
    }
    for (file, extent) in claim.extents where files[file]?.hasEdit(inside: extent, apartFrom: claim.edits[file] ?? []) ?? false {
      return false
    }
    for (file, edits) in claim.edits { files[file, default: Accepted()].add(edits) }
    for (file, extent) in claim.extents { files[file, default: Accepted()].add(extent) }
    return true
  }

  /// The admitted edits by file, each file's sorted. Insertions of one fix at one place keep their order.
  var edits: [Int: [Edit]] { files.mapValues { Self.sorted($0.edits) }.filter { !$0.value.isEmpty } }

  static func sorted(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      return (x.lowerBound, x.upperBound, a.offset) < (y.lowerBound, y.upperBound, b.offset)
    }.map(\.element)
  }

  /// Whether a fix's own edits lie beside each other.
  static func areDisjoint(_ edits: [Edit]) -> Bool {
    let sorted = sorted(edits)
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }
}

extension Admission.Accepted {
  fileprivate mutating func add(_ added: [Edit]) {
    for edit in added where !(edit.isShared && edits.contains(edit)) {
      edits.append(edit)
      end = max(end, edit.range.upperBound)
    }
  }

  fileprivate mutating func add(_ extent: Range<Int>) {
    extents.append(extent)
    end = max(end, extent.upperBound)
  }

  fileprivate func conflicts(with edit: Edit) -> Bool {
    if edit.range.lowerBound > end { return false }
    if edits.contains(where: { $0.conflicts(with: edit) }) { return true }
    return extents.contains { edit.touches($0) } && !(edit.isShared && edits.contains(edit))
  }

  /// Whether another fix's edit lies inside this extent. A shared insertion that the fix makes too does not count.
  fileprivate func hasEdit(inside extent: Range<Int>, apartFrom own: [Edit]) -> Bool {
    extent.lowerBound <= end
      && edits.contains { $0.touches(extent) && !($0.isShared && own.contains($0)) }
  }
}

extension Edit {
  /// Whether both cannot be made at once: they share bytes, one inserts inside the other, or they insert different text at one place.
  fileprivate func conflicts(with other: Edit) -> Bool {
    if range == other.range, replacement == other.replacement, isShared, other.isShared { return false }
    if range.isEmpty, other.range.isEmpty, range.lowerBound == other.range.lowerBound { return true }
    return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }

  /// Whether it changes bytes of a region, or inserts inside it.
  fileprivate func touches(_ region: Range<Int>) -> Bool {
    range.lowerBound < region.upperBound && region.lowerBound < range.upperBound
  }
}
