/// The objects of a project file by their identifiers, and where the groups put its files.
struct XcodeObjects {
  let tree: OpenStepTree
  /// The keys under `objects`; of two equal ones the last.
  private(set) var keys: [Int] = []
  /// Places in `keys`.
  private var slots: HashSlots
  /// The object that is the project.
  private(set) var project = 0

  init(of source: [UInt8]) throws(OpenStepError) {
    tree = try OpenStepReader.tree(of: source)
    let all = Array(tree.keys(of: tree.value("objects", of: 0)))
    slots = HashSlots(count: all.count)
    keys.reserveCapacity(all.count)
    for key in all { enter(key) }
    guard let project = self[tree.value("rootObject", of: 0)] else { throw OpenStepError(offset: 0, message: "no project object") }
    self.project = project
  }

  private mutating func enter(_ key: Int) {
    let (place, hash) = find(key)
    if let place {
      keys[place] = key
    } else {
      slots.add(keys.count, hash: hash)
      keys.append(key)
    }
  }

  /// The place in `keys` of the object with this identifier, if it is there, and the hash of its text.
  private func find(_ identifier: Int) -> (place: Int?, hash: UInt64) {
    tree.withText(of: identifier) { text in
      let hash = ByteHash.of(text).folded
      return (slots.first(hash) { place in tree.withText(of: keys[place]) { equal($0, text) } }, hash)
    }
  }

  /// The object whose identifier is the string at a node, by its place in `keys`.
  subscript(identifier: Int?) -> Int? {
    guard let identifier, tree.isString(identifier) else { return nil }
    return find(identifier).place
  }

  /// The node of an object's field.
  func field(_ key: StaticString, of object: Int) -> Int? { tree.value(key, of: keys[object] + 1) }

  func string(_ key: StaticString, of object: Int) -> String? { field(key, of: object).flatMap(tree.string) }

  func object(_ object: Int, isA isa: StaticString) -> Bool { field("isa", of: object).map { tree.node($0, is: isa) } ?? false }

  /// The objects that a field lists; none where the field is no list.
  func objects(_ key: StaticString, of object: Int) -> [Int] { tree.elements(of: field(key, of: object)).compactMap { self[$0] } }

  func sourcesPhases(of target: Int) -> [Int] {
    objects("buildPhases", of: target).filter { object($0, isA: "PBXSourcesBuildPhase") }
  }

  func identifier(of object: Int) -> String { tree.string(keys[object]) ?? "" }
  func entry(of object: Int) -> OpenStepEntry { OpenStepEntry(tree: tree, node: keys[object]) }
}

/// Where the groups of a project put its files.
struct XcodePlaces {
  /// Where a group or a file reference stands.
  struct Place {
    /// The bytes of `folders` that its path starts from.
    let base: Range<Int>
    /// The node of its own path.
    let path: Int?
    /// The group that holds it.
    let group: Int?
  }

  private let objects: XcodeObjects
  private let top: Range<Int>
  /// Paths of groups, one behind the other.
  private var folders: [UInt8]
  /// By object; nil for what no group holds.
  private(set) var places: [Place?]

  /// - Parameter folder: What the project's paths start from.
  init(of objects: XcodeObjects, folder: String) {
    self.objects = objects
    folders = Array(folder.utf8)
    top = 0..<folders.count
    places = [Place?](repeating: nil, count: objects.keys.count)
    if let main = objects[objects.field("mainGroup", of: objects.project)] { walk(main, in: nil, at: top) }
  }

  /// - Parameter depth: How many groups are around it; a project with more than 256 is none that Xcode made.
  private mutating func walk(_ object: Int, in group: Int?, at base: Range<Int>, depth: Int = 0) {
    guard depth <= 256, places[object] == nil, let base = start(of: object, in: base) else { return }
    places[object] = Place(base: base, path: objects.field("path", of: object), group: group)
    guard let children = objects.field("children", of: object) else { return }
    let start = folders.count
    var path: [UInt8] = []
    write(object, to: &path)
    folders += path
    let here = start..<folders.count
    for child in objects.tree.elements(of: children) {
      if let child = objects[child] { walk(child, in: object, at: here, depth: depth + 1) }
    }
  }

  /// What an object's path starts from; nil for a product, or a file of the SDK.
  private func start(of object: Int, in base: Range<Int>) -> Range<Int>? {
    guard let place = objects.field("sourceTree", of: object), objects.tree.isString(place) else { return base }
    if objects.tree.node(place, is: "<group>") { return base }
    if objects.tree.node(place, is: "SOURCE_ROOT") { return top }
    return objects.tree.node(place, is: "<absolute>") ? 0..<0 : nil
  }

  /// Appends the path of an object from the root; nothing if it has none.
  func write(_ object: Int, to result: inout [UInt8]) {
    guard let place = places[object] else { return }
    let start = result.count
    let path = place.path.flatMap { objects.tree.isString($0) ? $0 : nil }
    let isAbsolute = path.map { objects.tree.withText(of: $0) { $0.first == UInt8(ascii: "/") } } ?? false
    if !isAbsolute { result += folders[place.base] }
    guard let path else { return }
    objects.tree.withText(of: path) { text in
      if result.count > start, !text.isEmpty { result.append(UInt8(ascii: "/")) }
      result += text
    }
    guard result.withUnsafeBufferPointer({ Path.isUnusual($0[start...]) }) else { return }
    let normal = Path.normal(String(decoding: result[start...], as: UTF8.self))
    result.replaceSubrange(start..., with: normal.utf8)
  }

  /// The path of an object from the root; nil for what no group holds.
  func path(of object: Int) -> String? {
    guard places[object] != nil else { return nil }
    var bytes: [UInt8] = []
    write(object, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
