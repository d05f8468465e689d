import Dispatch

/// How often a helper is used.
extension ProjectIndex {
  /// How often a member or a global is used in code, declarations of that name and argument labels aside.
  ///
  /// Without a site, every use of the name counts. With one, what stands before the name decides, as far as words can: of a static member of
  /// `Device`, `Device.isPad`, and `isPad` in `Device` and its heirs; of an instance's, `value.isPad` too; of a global, `isPad` without a dot.
  package func uses(of name: String, declaredAt site: DeclarationSite? = nil) -> UseCount {
    uses(of: [UseQuestion(name: name, site: site)])[0]
  }

  /// The same for many helpers at once. Reads the project again, once for all of them.
  /// - Returns: As many counts as there are questions, in their order.
  package func uses(of questions: [UseQuestion]) -> [UseCount] {
    let search = WordSearch(words: Array(Set(questions.map(\.name))).sorted())
    let rules = questions.map { UseRule(index: self, name: $0.name, site: $0.site) }
    let byHash = Dictionary(grouping: rules.indices) { NameHash.of(rules[$0].name) }
    let found = parallelMap(count: files.count) { number -> [[Int]] in
      guard let bytes = self.source(self.files[number].path) else { return [] }
      return bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress, !search.words(in: buffer).isEmpty else { return [] }
        let offsets = UseRule.offsets(of: rules, byHash, in: ByteReader(base: base, end: buffer.count), file: number)
        return offsets.map { Self.lines(at: $0, in: buffer) }
      }
    }
    var used = [[UseCount.FileUses]](repeating: [], count: questions.count)
    for number in found.indices {
      for (question, lines) in found[number].enumerated() where !lines.isEmpty {
        used[question].append(UseCount.FileUses(path: files[number].path, lines: lines))
      }
    }
    return used.map { UseCount(files: $0.sorted { ($1.count, $0.path) < ($0.count, $1.path) }) }
  }

  private static func lines(at offsets: [Int], in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
    var (line, place) = (1, 0)
    return offsets.map { offset in
      while place < offset {
        // A CR before an LF does not end the line; the LF does.
        if buffer[place] == 0x0A || (buffer[place] == 0x0D && buffer[place + 1] != 0x0A) { line += 1 }
        place += 1
      }
      return line
    }
  }

  /// The full name of the innermost type around a byte of a file.
  func type(around offset: Int, inFile number: Int) -> String? {
    let types = files[number].types
    let around = types.indices.filter { Int(types[$0].bodyStart) < offset && offset < Int(types[$0].bodyEnd) }
    guard let innermost = around.max(by: { types[$0].bodyStart < types[$1].bodyStart }) else { return nil }
    return fullName(TypeReference(hash: 0, file: Int32(number), type: Int32(innermost)))
  }
}

/// Says of each place where a name stands whether it is a use of one declaration.
private struct UseRule: Sendable {
  let index: ProjectIndex
  let name: String
  let site: DeclarationSite?
  /// The name of the type that the site is a member of, without those around it.
  let owner: String?
  /// No other type has a member of that name.
  let isOnlyOne: Bool

  init(index: ProjectIndex, name: String, site: DeclarationSite?) {
    (self.index, self.name, self.site) = (index, name, site)
    owner = site?.ownerType.map { TypeSpelling.last(of: $0) }
    isOnlyOne = Set(index.declarations(named: name).map(\.ownerType)).count < 2
  }

  /// For each rule, the bytes where uses begin, in order.
  static func offsets(of rules: [UseRule], _ byHash: [UInt64: [Int]], in reader: ByteReader, file: Int) -> [[Int]] {
    var result = [[Int]](repeating: [], count: rules.count)
    var declared: Set<Int> = []
    for member in rules.first?.index.files[file].members ?? [] where byHash[member.hash] != nil { declared.insert(Int(member.offset)) }
    var words = CodeWords(reader)
    words.visit { word in
      guard let candidates = byHash[NameHash.of(reader.base, word.range)], !declared.contains(word.range.lowerBound) else { return }
      for rule in candidates where rules[rule].isUse(word, in: reader, file: file) { result[rule].append(word.range.lowerBound) }
    }
    return result
  }

  private func isUse(_ word: CodeWord, in reader: ByteReader, file: Int) -> Bool {
    if let previous = word.previous {
      for keyword: StaticString in ["let", "var", "func", "class", "struct", "enum", "typealias"]
      where reader.word(previous.lowerBound, previous.upperBound, is: keyword) { return false }
    }
    let next = reader.byte(reader.endOfTrivia(word.range.upperBound))
    if next == UInt8(ascii: ":"), word.before == UInt8(ascii: "(") || word.before == UInt8(ascii: ",") { return false }
    guard let site else { return true }
    guard let owner else { return word.before != UInt8(ascii: ".") }
    guard word.before == UInt8(ascii: ".") else { return isInOwner(word, file: file) }
    // Behind a call, a bracket or a mark, or `.isPad` alone.
    guard let base = word.base else { return isOnlyOne }
    let text = reader.text(base)
    if text == "self" || text == "Self" || text == "super" { return isInOwner(word, file: file) }
    if text == owner { return true }
    if Self.members(ofSDK: name).contains(text) { return false }
    if site.isStatic || site.form == .enumCase { return inherits(text) }
    if text.first?.isUppercase == true { return inherits(text) }
    // What is read of the main screen is the screen's own.
    if text == "main", owner != "UIScreen", word.root.map(reader.text) == "UIScreen" { return false }
    // A value whose type is not known here, unless it is a type's only one: `UIDevice.current`, `Store.shared`.
    guard !isOnlyOne, let root = word.root.map(reader.text), root.first?.isUppercase == true else { return true }
    return root == owner || inherits(root)
  }

  /// What in the SDK has a member of this name too, by its own name.
  private static func members(ofSDK name: String) -> Set<String> {
    ["isLandscape", "isPortrait"].contains(name) ? ["orientation", "statusBarOrientation", "interfaceOrientation"] : []
  }

  private func isInOwner(_ word: CodeWord, file: Int) -> Bool {
    guard let type = index.type(around: word.range.lowerBound, inFile: file) else { return false }
    if TypeSpelling.last(of: type) == owner { return true }
    let around = TypeSpelling.around(type)
    // Types around see static members too.
    if site?.isStatic == true, around.contains(where: { $0 == owner }) { return true }
    return inherits(type, in: NameScope(file: index.files[file].path, nesting: []))
  }

  private func inherits(_ type: String, in scope: NameScope = .anywhere) -> Bool {
    guard let ownerType = site?.ownerType, type.first?.isUppercase == true else { return false }
    return index.inherits(type, from: index.identity(of: ownerType, in: .anywhere), in: scope)
  }
}

/// The values for `0..<count`, made on all cores, in order.
func parallelMap<Value: Sendable>(count: Int, _ make: @escaping @Sendable (Int) -> Value) -> [Value] {
  guard count > 8 else { return (0..<count).map(make) }
  return [Value](unsafeUninitializedCapacity: count) { buffer, filled in
    nonisolated(unsafe) let places = buffer
    DispatchQueue.concurrentPerform(iterations: count) { places.baseAddress?.advanced(by: $0).initialize(to: make($0)) }
    filled = count
  }
}
