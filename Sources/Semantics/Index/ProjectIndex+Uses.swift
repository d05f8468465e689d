import Syntax

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
  /// - Parameter jobs: How many threads to read on.
  /// - Returns: As many counts as there are questions, in their order.
  package func uses(of questions: [UseQuestion], jobs: Int = 1) -> [UseCount] {
    // What is public is looked for all at once, since the same files can see it.
    let searches = Dictionary(grouping: questions.indices) { questions[$0].isPublic ? nil : questions[$0].folder }.map {
      UseSearch(index: self, questions: $1.map { ($0, questions[$0]) })
    }
    let isImporter = questions.contains(where: \.isPublic) ? importsOthers : []
    let seen = filesSeen(by: searches, isImporter)
    let asked = seen.indices.filter { !seen[$0].isEmpty }
    let found = Parallel.map(asked, jobs: jobs) { place -> [(question: Int, lines: [Int])] in
      guard let bytes = self.source(self.files[place].path) else { return [] }
      return bytes.withUnsafeBufferPointer { bytes in seen[place].flatMap { searches[$0].uses(in: bytes, file: place) } }
    }
    var used = [[UseCount.FileUses]](repeating: [], count: questions.count)
    for (place, uses) in zip(asked, found) {
      for (question, lines) in uses where isImporter.isEmpty || isImporter[place] || files(in: questions[question].folder).contains(place) {
        used[question].append(UseCount.FileUses(path: files[place].path, lines: lines))
      }
    }
    return used.map { UseCount(files: $0.sorted { ($1.count, $0.path) < ($0.count, $1.path) }) }
  }

  /// For each file, by its place, the searches whose helpers may be seen from it.
  private func filesSeen(by searches: [UseSearch], _ isImporter: [Bool]) -> [[Int]] {
    var result = [[Int]](repeating: [], count: files.count)
    for (number, search) in searches.enumerated() {
      for folder in search.folders {
        for place in files(in: folder) where result[place].last != number { result[place].append(number) }
      }
      guard search.isPublic else { continue }
      for place in result.indices where isImporter[place] && result[place].last != number { result[place].append(number) }
    }
    return result
  }

  /// For each file, whether it imports a module that is not Apple's.
  private var importsOthers: [Bool] {
    var known: [String: Bool] = [:]
    return files.map { file in
      file.imports.contains { module in
        if let known = known[module] { return !known }
        let isApples = SDKTypes.isModule(module)
        known[module] = isApples
        return !isApples
      }
    }
  }

  /// The record of the innermost type around a byte of a file.
  fileprivate func type(around offset: Int, inFile number: Int) -> Int? {
    // Types come in the order of their names, so the last that holds the byte is the innermost.
    files[number].types.lastIndex { Int($0.bodyStart) < offset && offset < Int($0.bodyEnd) }
  }
}

/// Looks through one file after another for the uses of some helpers. It does not change: any thread may use it.
private final class UseSearch: Sendable {
  private let index: ProjectIndex
  private let rules: [UseRule]
  /// For each rule, whose question it is.
  private let questions: [Int]
  /// Of the projects of the helpers.
  let folders: Set<String>
  let isPublic: Bool
  /// Rules out files in which none of the names stands; nil if one is too short to be searched for.
  private let words: WordSearch?
  /// By the hash of a name, the rules to ask.
  private let byHash: [UInt64: [Int]]
  /// A bit for the lowest six bits of each hash: most words of a file are ruled out by it.
  private let marks: UInt64

  init(index: ProjectIndex, questions: [(number: Int, question: UseQuestion)]) {
    self.index = index
    let names = Set(questions.map(\.question.name))
    words = names.contains { $0.utf8.count == 1 } ? nil : WordSearch(words: names.sorted())
    rules = questions.map { UseRule(index: index, $0.question) }
    self.questions = questions.map(\.number)
    folders = Set(questions.map(\.question.folder))
    isPublic = questions.contains { $0.question.isPublic }
    byHash = Dictionary(grouping: rules.indices) { [rules] in NameHash.of(rules[$0].name) }
    marks = byHash.keys.reduce(0) { $0 | 1 << ($1 & 63) }
  }

  /// The questions that find a use in a file, each with the 1-based lines.
  func uses(in bytes: UnsafeBufferPointer<UInt8>, file: Int) -> [(question: Int, lines: [Int])] {
    guard let base = bytes.baseAddress, words.map({ !$0.words(in: bytes).isEmpty }) ?? true else { return [] }
    let offsets = offsets(in: ByteReader(base: base, end: bytes.count), file: file)
    return offsets.keys.sorted().map { (questions[$0], Self.lines(at: offsets[$0] ?? [], in: bytes)) }
  }

  /// For each rule, the bytes where uses begin, in order.
  private func offsets(in reader: ByteReader, file: Int) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    var declared: Set<Int> = []
    for member in index.files[file].members where mayBeAsked(member.hash) && byHash[member.hash] != nil {
      declared.insert(Int(member.offset))
    }
    // By rule and type. Every word in a type asks the same.
    var owners: [Int: [Int: Bool]] = [:]
    var words = CodeWords(reader)
    words.visit { word in
      let hash = NameHash.of(reader.base, word.range)
      guard mayBeAsked(hash), let candidates = byHash[hash], !declared.contains(word.range.lowerBound) else { return }
      for rule in candidates where rules[rule].isUse(word, in: reader, file: file, &owners[rule, default: [:]]) {
        result[rule, default: []].append(word.range.lowerBound)
      }
    }
    return result
  }

  private func mayBeAsked(_ hash: UInt64) -> Bool { marks >> (hash & 63) & 1 != 0 }

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
}

/// Says of each place where a name stands whether it is a use of one declaration.
private struct UseRule: Sendable {
  let index: ProjectIndex
  let name: String
  let site: DeclarationSite?
  /// The name of the type that the site is a member of, without those around it.
  let owner: String?
  /// That type, with those around it.
  private let ownerIdentity: String?
  /// No other type has a member of that name.
  let isOnlyOne: Bool
  /// The type is Apple's, and extended here: a value of its own is what such a member mostly gives.
  private let isOfForeignType: Bool

  init(index: ProjectIndex, _ question: UseQuestion) {
    (self.index, name, site) = (index, question.name, question.site)
    owner = site?.ownerType.map { TypeSpelling.last(of: $0) }
    ownerIdentity = site?.ownerType.map { index.identity(of: $0, in: .anywhere) }
    isOfForeignType = owner.map { index.types(named: $0).allSatisfy { $0.form == .extension } } ?? false
    isOnlyOne = Set(index.declarations(named: name, in: question.isPublic ? "" : question.folder).map(\.ownerType)).count < 2
  }

  /// - Parameter owners: What has been found out of the file's types.
  func isUse(_ word: CodeWord, in reader: ByteReader, file: Int, _ owners: inout [Int: Bool]) -> Bool {
    if let previous = word.previous {
      for keyword: StaticString in ["let", "var", "func", "class", "struct", "enum", "typealias"]
      where reader.word(previous.lowerBound, previous.upperBound, is: keyword) { return false }
    }
    let next = reader.byte(reader.endOfTrivia(word.range.upperBound))
    if next == UInt8(ascii: ":"), word.before == UInt8(ascii: "(") || word.before == UInt8(ascii: ",") { return false }
    guard let site else { return true }
    guard let owner else { return word.before != UInt8(ascii: ".") }
    guard word.before == UInt8(ascii: ".") else { return isInOwner(word, file: file, &owners) }
    // Behind a call, a bracket or a mark, or `.isPad` alone.
    guard let base = word.base else {
      guard site.isStatic, site.form != .enumCase else { return isOnlyOne }
      // Behind a mark or a bracket stands a value, which has no static members; `.screen` alone is of the type that is wanted there.
      let isBehindValue = [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ")"), UInt8(ascii: "]")].contains(word.mark)
      return isOnlyOne && isOfForeignType && !isBehindValue
    }
    let text = reader.text(base)
    if text == "self" || text == "Self" || text == "super" { return isInOwner(word, file: file, &owners) }
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

  private func isInOwner(_ word: CodeWord, file: Int, _ known: inout [Int: Bool]) -> Bool {
    guard let type = index.type(around: word.range.lowerBound, inFile: file) else { return false }
    if let answer = known[type] { return answer }
    let name = index.fullName(ProjectIndex.TypeReference(hash: 0, file: Int32(file), type: Int32(type)))
    // Types around see static members too.
    let isInside = site?.isStatic == true && TypeSpelling.around(name).contains { $0 == owner }
    let answer =
      TypeSpelling.last(of: name) == owner || isInside || inherits(name, in: NameScope(file: index.files[file].path, nesting: []))
    known[type] = answer
    return answer
  }

  private func inherits(_ type: String, in scope: NameScope = .anywhere) -> Bool {
    guard let ownerIdentity, type.first?.isUppercase == true else { return false }
    return index.inherits(type, from: ownerIdentity, in: scope)
  }
}
