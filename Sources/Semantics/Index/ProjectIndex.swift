import Syntax

/// What the whole project says about a name: which kind of type it is, where it is declared, how often it is used.
///
/// It is made once from the summaries of every file, does not change, and answers the same whatever the order of the files.
package final class ProjectIndex: Sendable {
  /// Reads a file of the project again, by its project-relative path.
  package typealias SourceProvider = @Sendable (_ path: String) -> [UInt8]?

  /// By path.
  package let files: [FileSummary]
  let source: SourceProvider
  /// Every type of every file by the hash of its last name, then by file and place.
  let declared: [TypeReference]
  /// The same of extensions, of which Apple's classes have many.
  let extended: [TypeReference]
  let answers = Answers()

  /// A type's record: the number of its file and its own.
  struct TypeReference: Sendable, Hashable {
    let hash: UInt64
    let file: Int32
    let type: Int32
  }

  /// What was asked before. Each answer depends on the index alone, so it does not matter who asked first.
  struct Answers: Sendable {
    let kinds = Memo<KindQuestion, TypeKind>()
    let entryPoints = Once<[EntryPoint]>()
    let appDelegates = Once<[TypeDeclaration]>()
    let foreign = Memo<String, Heritage?>()
    let members = Memo<String, Set<UInt64>>()
    let ancestors = Memo<AncestorQuestion, [String]>()
    let sites = Memo<String, [DeclarationSite]>()
    let memberPlaces = Once<HashBuckets<MemberPlace>>()
    let heirs = Once<HashBuckets<Heir>>()
    let kin = Memo<String, Set<UInt64>>()
    let trees = TreeCache(capacity: 8)
  }

  /// - Parameter summaries: One for each file; of two with the same path, the order decides nothing and both count.
  package convenience init(summaries: [FileSummary] = [], source: @escaping SourceProvider = { _ in nil }) {
    self.init(sorted: summaries.sorted { $0.path.precedesByBytes($1.path) }, source: source)
  }

  /// - Parameter summaries: The same in the order of their paths' bytes.
  package init(sorted summaries: [FileSummary], source: @escaping SourceProvider) {
    (files, self.source) = (summaries, source)
    (declared, extended) = Self.tables(of: files.indices, in: files)
  }

  /// The same index with these files in place of those at their paths, or beside them. The rest keeps its order.
  package init(_ index: ProjectIndex, with summaries: [FileSummary], source: @escaping SourceProvider) {
    let old = index.files
    var (files, numbers, next): ([FileSummary], [Int32], Int) = ([], Array(repeating: -1, count: old.count), 0)
    files.reserveCapacity(old.count + summaries.count)
    func keep(upTo end: Int) {
      for place in next..<end {
        numbers[place] = Int32(files.count)
        files.append(old[place])
      }
      next = end
    }
    var added: [Int] = []
    for summary in summaries.sorted(by: { $0.path.precedesByBytes($1.path) }) {
      keep(upTo: max(next, old.partitioningIndex { !$0.path.precedesByBytes(summary.path) }))
      while next < old.count, old[next].path == summary.path { next += 1 }
      added.append(files.count)
      files.append(summary)
    }
    keep(upTo: old.count)
    (self.files, self.source) = (files, source)
    let new = Self.tables(of: added, in: files)
    declared = Self.merged(index.declared, numbers, new.declared)
    extended = Self.merged(index.extended, numbers, new.extended)
  }

  /// The types of the files at these places, and apart from them the extensions.
  private static func tables(
    of places: some Sequence<Int>, in files: [FileSummary]
  ) -> (declared: [TypeReference], extended: [TypeReference]) {
    var (declared, extended) = ([TypeReference](), [TypeReference]())
    for place in places {
      for (number, type) in files[place].types.enumerated() {
        let reference = TypeReference(hash: type.hash, file: Int32(place), type: Int32(number))
        if type.form == .extension { extended.append(reference) } else { declared.append(reference) }
      }
    }
    declared.sort(by: precedes)
    extended.sort(by: precedes)
    return (declared, extended)
  }

  /// The order of the tables.
  private static func precedes(_ a: TypeReference, _ b: TypeReference) -> Bool { (a.hash, a.file, a.type) < (b.hash, b.file, b.type) }

  /// A table with more types, all sorted.
  /// - Parameter numbers: For each old number of a file its new one, negative if the file is gone.
  private static func merged(_ table: [TypeReference], _ numbers: [Int32], _ added: [TypeReference]) -> [TypeReference] {
    var (result, place): ([TypeReference], Int) = ([], 0)
    result.reserveCapacity(table.count + added.count)
    for old in table where numbers[Int(old.file)] >= 0 {
      let reference = TypeReference(hash: old.hash, file: numbers[Int(old.file)], type: old.type)
      while place < added.count, precedes(added[place], reference) {
        result.append(added[place])
        place += 1
      }
      result.append(reference)
    }
    return result + added[place...]
  }

  /// The place of a file in `files`, if there is one at this path.
  func number(ofFile path: String) -> Int? { files.place(ofPath: path, \.path) }

  /// The places of the files below a folder; all for the empty path.
  func files(in folder: String) -> Range<Int> { files.places(below: folder, \.path) }

  /// What is known of the file at this path.
  package func summary(of path: String) -> FileSummary? { number(ofFile: path).map { files[$0] } }

  // MARK: Types by name

  /// The declarations and extensions of a type, `Feed.Cell`, in order of path and offset.
  /// Without a dot: of every type whose last name is that.
  /// - Parameter isAsked: Whether the types of a file at this path are asked about.
  package func types(named name: String, inFiles isAsked: (String) -> Bool = { _ in true }) -> [TypeDeclaration] {
    let isPath = name.utf8.contains(UInt8(ascii: "."))
    let last = TypeSpelling.last(of: name)
    let places = (declarations(lastName: last) + extensions(lastName: last)).filter { isAsked(files[Int($0.file)].path) }
    return places.sorted { ($0.file, $0.type) < ($1.file, $1.type) }.map(declaration).filter {
      isPath ? $0.name == name : TypeSpelling.last(of: $0.name) == name
    }
  }

  /// Whether the project declares a type of this name that can be meant on iOS at the top level, so that Apple's is shadowed.
  /// - Parameter file: Where it would be meant; types that are private to another file do not count.
  package func declaresType(named name: String, seenFrom file: String? = nil) -> Bool {
    declarations(lastName: name).contains { reference in
      record(reference).parent < 0 && isVisible(reference, from: file) && isNamed(reference, name)
    }
  }

  /// The types that name this one behind their colon, or inherit from one that does, in order of path and offset.
  package func subclasses(of name: String) -> [TypeDeclaration] {
    var found: Set<TypeReference> = []
    var open = [name]
    var seen: Set<String> = [name]
    while let parent = open.popLast() {
      for heir in heirs(of: NameHash.of(TypeSpelling.last(of: parent))) where !found.contains(heir) {
        let declaration = declaration(heir)
        let scope = NameScope(file: declaration.file, nesting: TypeSpelling.around(declaration.name))
        let isMeant = (declaration.inherited + declaration.constraints).contains { identity(of: $0, in: scope) == parent }
        guard isMeant else { continue }
        found.insert(heir)
        let heirName = declaration.form == .extension ? identity(of: declaration.name, in: scope) : declaration.name
        if seen.insert(heirName).inserted { open.append(heirName) }
      }
    }
    return found.sorted { ($0.file, $0.type) < ($1.file, $1.type) }.map(declaration).filter { $0.form != .typealias }
  }

  /// Whether a class of this name or one that it inherits from is called `ancestor` (`XCTestCase`, say), as far as the project
  /// and the SDK table know.
  package func inherits(_ name: String, from ancestor: String, in scope: NameScope = .anywhere) -> Bool {
    // Most types are not even of a name that could.
    guard kin(of: ancestor).contains(NameHash.of(TypeSpelling.last(of: TypeSpelling(name).name))) else { return false }
    var result = false
    visitAncestors(of: name, in: scope) { identity in
      if identity == ancestor { result = true }
      return !result
    }
    return result
  }

  /// Hashes of the last names that a type may have which is called so or inherits from one that is, whatever module or type it stands in.
  private func kin(of ancestor: String) -> Set<UInt64> {
    answers.kin.value(for: ancestor) {
      let last = TypeSpelling.last(of: ancestor)
      var open = ([last] + SDKClasses.heirs(of: last)).map(NameHash.of)
      var result = Set(open)
      while let parent = open.popLast() {
        for heir in heirs(of: parent) where result.insert(heir.hash).inserted { open.append(heir.hash) }
      }
      return result
    }
  }

  /// The types under `@main` and its older forms that count on iOS, in order of path and offset.
  package var entryPoints: [EntryPoint] { answers.entryPoints.value(findEntryPoints) }

  private func findEntryPoints() -> [EntryPoint] {
    var found: [TypeReference] = []
    for (number, file) in files.enumerated() where file.hasEntryPoint {
      for (place, type) in file.types.enumerated() {
        guard !type.traits.isDisjoint(with: [.main, .applicationMain]), type.traits.isDisjoint(with: [.notOnIOS, .local]) else { continue }
        found.append(TypeReference(hash: type.hash, file: Int32(number), type: Int32(place)))
      }
    }
    return found.map(declaration).map { EntryPoint(type: $0, kind: entryKind(of: $0)) }
  }

  /// The classes that are app delegates, wherever they are declared, in order of path and offset. Extensions are not among them.
  package var appDelegates: [TypeDeclaration] {
    answers.appDelegates.value {
      subclasses(of: "UIApplicationDelegate").filter { $0.form == .class && $0.traits.isDisjoint(with: [.notOnIOS, .local]) }
    }
  }

  /// What an app delegate inherits from another framework's: that one's name.
  package func frameworkAppDelegate(of name: String, in scope: NameScope = .anywhere) -> String? {
    var result: String?
    visitAncestors(of: name, in: scope) { identity in
      let last = TypeSpelling.last(of: identity)
      let isForeign =
        SDKTypes.isWellKnownAppDelegate(last) || (SDKTypes.isFrameworkAppDelegate(last) && resolve(identity, in: scope).isEmpty)
      if isForeign, identity != name { result = last }
      return result == nil
    }
    return result
  }

  private func entryKind(of declaration: TypeDeclaration) -> EntryPoint.Kind {
    let scope = NameScope(file: declaration.file, nesting: TypeSpelling.around(declaration.name))
    let name = declaration.form == .extension ? declaration.name : TypeSpelling.last(of: declaration.name)
    if inherits(name, from: "App", in: scope), !declaresType(named: "App", seenFrom: declaration.file) { return .swiftUIApp }
    if let framework = frameworkAppDelegate(of: name, in: scope) { return .frameworkAppDelegate(framework) }
    return kind(ofType: name, in: scope) == .appDelegate || declaration.traits.contains(.applicationMain) ? .appDelegate : .other
  }

  // MARK: Records

  func record(_ reference: TypeReference) -> TypeRecord { files[Int(reference.file)].types[Int(reference.type)] }

  /// All types with this last name, no extensions.
  func declarations(lastName: String) -> ArraySlice<TypeReference> { Self.references(lastName, in: declared) }
  /// All extensions of types with this last name.
  func extensions(lastName: String) -> ArraySlice<TypeReference> { Self.references(lastName, in: extended) }

  private static func references(_ lastName: String, in table: [TypeReference]) -> ArraySlice<TypeReference> {
    let hash = NameHash.of(lastName)
    let start = table.partitioningIndex { $0.hash >= hash }
    var stop = start
    while stop < table.count, table[stop].hash == hash { stop += 1 }
    return table[start..<stop]
  }

  func fullName(_ reference: TypeReference) -> String {
    let file = files[Int(reference.file)]
    var record = file.types[Int(reference.type)]
    var name = String(decoding: file.nameBytes(of: record), as: UTF8.self)
    while record.parent >= 0 {
      record = file.types[Int(record.parent)]
      name = String(decoding: file.nameBytes(of: record), as: UTF8.self) + "." + name
    }
    return name
  }

  /// Whether a type's full name is this; most types stand in no other, and then no string is made.
  func isNamed(_ reference: TypeReference, _ name: String) -> Bool {
    let file = files[Int(reference.file)]
    let record = file.types[Int(reference.type)]
    return record.parent < 0 ? file.nameBytes(of: record).elementsEqual(name.utf8) : fullName(reference) == name
  }

  func declaration(_ reference: TypeReference) -> TypeDeclaration {
    let file = files[Int(reference.file)]
    let record = file.types[Int(reference.type)]
    let text = file.text(of: record)
    return TypeDeclaration(
      file: file.path, form: record.form, name: fullName(reference), inherited: text.inherited, constraints: text.constraints,
      traits: record.traits, offset: Int(record.offset), body: Int(record.bodyStart)..<max(Int(record.bodyStart), Int(record.bodyEnd)))
  }

  /// Whether a type can be meant on iOS by code in that file (anywhere for nil).
  func isVisible(_ reference: TypeReference, from file: String?) -> Bool {
    let traits = record(reference).traits
    if traits.contains(.notOnIOS) { return false }
    return traits.isDisjoint(with: [.filePrivate, .local]) || file == files[Int(reference.file)].path
  }

  /// A type that names another behind its colon or in its `where` clause.
  struct Heir: Sendable {
    /// Of the last name of the other.
    let parent: UInt64
    let type: TypeReference
  }

  /// What names a type of this last name; a type that does so twice is twice among them.
  private func heirs(of parent: UInt64) -> [TypeReference] {
    let all = answers.heirs.value {
      HashBuckets { add in
        for (number, file) in files.enumerated() {
          for parent in file.parents {
            let type = TypeReference(hash: file.types[Int(parent.type)].hash, file: Int32(number), type: parent.type)
            add(parent.hash, Heir(parent: parent.hash, type: type))
          }
        }
      }
    }
    return all[parent].filter { $0.parent == parent }.map(\.type)
  }
}

extension FileSummary {
  /// Whether something stands behind a type's colon.
  func hasParents(_ record: TypeRecord) -> Bool { names[Int(record.textStart)..<Int(record.textEnd)].contains(0) }

  /// The bytes of a type's name, without those around it.
  func nameBytes(of record: TypeRecord) -> ArraySlice<UInt8> {
    let all = names[Int(record.textStart)..<Int(record.textEnd)]
    return all.firstIndex { $0 < 2 }.map { all[..<$0] } ?? all
  }

  /// What a type's record says, out of the pool.
  func text(of record: TypeRecord) -> (name: String, inherited: [String], constraints: [String]) {
    var (name, inherited, constraints): (String, [String], [String]) = ("", [], [])
    var start = Int(record.textStart)
    var mark: UInt8?
    let end = Int(record.textEnd)
    while start <= end {
      let stop: Int = names[start..<end].firstIndex { $0 < 2 } ?? end
      let word = String(decoding: names[start..<stop], as: UTF8.self)
      switch mark {
      case nil: name = word
      case 0: inherited.append(word)
      default: constraints.append(word)
      }
      mark = stop < end ? names[stop] : nil
      start = stop + 1
    }
    return (name, inherited, constraints)
  }
}
