/// Which kind of type a name means.
extension ProjectIndex {
  /// A name, which a message may repeat, and what it means.
  struct KindQuestion: Hashable, Sendable {
    let name: String
    let declared: [TypeReference]
  }

  /// What a type inherits from, asked while `lookups` other such questions wait for the answer.
  struct AncestorQuestion: Hashable, Sendable {
    let name: String
    let scope: NameScope
    let lookups: Int
  }

  /// A name in a type may be one that a superclass declares in itself, and that superclass's name another such. In code that compiles
  /// two or three questions hang together like this; where types inherit from each other in a circle, they would without end.
  private static let lookupLimit = 4
  /// Types that inherit from one another in a row. Real code has a dozen; each takes a piece of the stack.
  private static let inheritanceLimit = 64

  /// The kind of a type by its name as written (`UIKit.UIView`, `Cell<Photo>?`, `some Feed.Row`), at the place where it is written.
  package func kind(ofType name: String, in scope: NameScope = .anywhere) -> TypeKind {
    let plain = TypeSpelling(name).name
    guard !plain.isEmpty else { return .other }
    let declared = resolve(plain, in: scope)
    if declared.isEmpty { return heritage(ofForeign: plain, form: .class, isFirst: true).kind(of: .protocol) }
    return answers.kinds.value(for: KindQuestion(name: plain, declared: declared)) {
      var known: [TypeReference: Heritage] = [:]
      let kinds = declared.map { reference in
        let record = record(reference)
        // What an alias stands for decides as if that were written.
        let form = record.form == .typealias ? aliasedForm(reference) : record.form
        return heritage(of: reference, &known, depth: 0).kind(of: form)
      }
      return agreement(kinds, on: plain)
    }
  }

  /// The kind of `self` in an extension.
  /// - Parameter constraints: What its `where` clause says `Self` is.
  package func kind(ofExtensionOf name: String, where constraints: [String], in scope: NameScope = .anywhere) -> TypeKind {
    let plain = kind(ofType: name, in: scope)
    guard !constraints.isEmpty, !plain.isTraitEnvironment else { return plain }
    for constraint in constraints {
      switch kind(ofType: constraint, in: scope) {
      case .view: return .view
      case .controller: return .controller
      case .presentation: return .presentation
      case .layer: return .layer
      case .collectionLayout: return .collectionLayout
      case .swiftUIView, .swiftUIWithoutPlace, .shape: return .swiftUIWithoutPlace
      case .unknown(let reason) where plain == .other: return .unknown(because: reason)
      default: continue
      }
    }
    return plain
  }

  /// One answer for all declarations of a name; where they differ, that is said.
  private func agreement(_ kinds: [TypeKind], on name: String) -> TypeKind {
    guard let first = kinds.first else { return .other }
    if kinds.allSatisfy({ $0 == first }) { return first }
    return .unknown(because: "`\(name)` is declared \(kinds.count) times as different kinds of type")
  }

  // MARK: What a name means

  /// The declarations (no extensions) that a name means at a place; none if the project does not declare it.
  /// - Parameter lookups: How many questions about ancestors wait for the answer.
  func resolve(_ path: String, in scope: NameScope, lookups: Int = 0) -> [TypeReference] {
    let candidates = declarations(lastName: TypeSpelling.last(of: path)).filter { isVisible($0, from: scope.file) }
    guard !candidates.isEmpty else { return [] }
    if candidates.allSatisfy({ record($0).parent < 0 }) {
      // None is declared in a type, so it does not matter where the name is written.
      let found = candidates.filter { isNamed($0, path) }
      return found.isEmpty ? resolve(withoutModule: path, in: scope, lookups: lookups) : nearest(found, to: scope.file)
    }
    let named = candidates.map { (reference: $0, name: fullName($0)) }
    let nesting = scope.nesting.flatMap { $0.split(separator: ".").map(String.init) }
    for depth in stride(from: nesting.count, through: 0, by: -1) {
      let full = (nesting[..<depth] + [path]).joined(separator: ".")
      let found = named.filter { $0.name == full }.map(\.reference)
      if !found.isEmpty { return nearest(found, to: scope.file) }
      guard depth > 0, lookups < Self.lookupLimit else { continue }
      let owner = nesting[..<depth].joined(separator: ".")
      if let inherited = inheritedType(path, of: owner, among: named, in: scope, lookups: lookups) {
        return nearest(inherited, to: scope.file)
      }
    }
    return resolve(withoutModule: path, in: scope, lookups: lookups)
  }

  /// A first name that is no type of the project is a module's.
  private func resolve(withoutModule path: String, in scope: NameScope, lookups: Int) -> [TypeReference] {
    guard let dot = path.firstIndex(of: "."), isUndeclared(String(path[..<dot])) else { return [] }
    if SDKTypes.isModule(String(path[..<dot])) { return [] }
    return resolve(String(path[path.index(after: dot)...]), in: NameScope(file: scope.file), lookups: lookups)
  }

  /// A type of the same file comes before those of others.
  private func nearest(_ references: [TypeReference], to file: String?) -> [TypeReference] {
    guard references.count > 1, let file else { return references }
    let here = references.filter { files[Int($0.file)].path == file }
    return here.isEmpty ? references : here
  }

  /// A type that a superclass or a protocol of the surrounding type declares in itself.
  private func inheritedType(
    _ path: String, of owner: String, among candidates: [(reference: TypeReference, name: String)], in scope: NameScope, lookups: Int
  ) -> [TypeReference]? {
    guard candidates.contains(where: { $0.name.utf8.contains(UInt8(ascii: ".")) }) else { return nil }
    var result: [TypeReference]?
    visitAncestors(of: owner, in: NameScope(file: scope.file), lookups: lookups + 1) { identity in
      let found = candidates.filter { $0.name == identity + "." + path }.map(\.reference)
      if !found.isEmpty { result = found }
      return result == nil
    }
    return result
  }

  /// The full name of what a name means; the name itself, without a module's, if the project does not declare it.
  func identity(of name: String, in scope: NameScope, lookups: Int = 0) -> String {
    if let reference = resolve(name, in: scope, lookups: lookups).first { return fullName(reference) }
    guard let dot = name.firstIndex(of: "."), SDKTypes.isModule(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// A type, then everything it inherits from or conforms to, in the project and the SDK table, each once, the nearest first.
  /// - Parameter visit: Gets the full name; says whether to go on.
  func visitAncestors(of name: String, in scope: NameScope, lookups: Int = 0, visit: (String) -> Bool) {
    let question = AncestorQuestion(name: name, scope: scope, lookups: lookups)
    for identity in answers.ancestors.value(for: question, { ancestors(question) }) where !visit(identity) { return }
  }

  private func ancestors(_ question: AncestorQuestion) -> [String] {
    let lookups = question.lookups
    var result: [String] = []
    var seen: Set<String> = []
    var open: [(name: String, scope: NameScope)] = [(TypeSpelling(question.name).name, question.scope)]
    var next = 0
    while next < open.count {
      let (name, scope) = open[next]
      next += 1
      let declared = resolve(name, in: scope, lookups: lookups)
      let identity = declared.first.map(fullName) ?? self.identity(of: name, in: scope, lookups: lookups)
      guard seen.insert(identity).inserted else { continue }
      result.append(identity)
      for declaration in (declared + extensions(of: identity, onlyHeirs: true)).map(declaration) {
        let inner = NameScope(file: declaration.file, nesting: TypeSpelling.around(declaration.name))
        open += (declaration.inherited + (declaration.form == .protocol ? declaration.constraints : [])).map { ($0, inner) }
      }
      if declared.isEmpty, let parent = SDKTypes.superclass(of: identity) { open.append((parent, .anywhere)) }
    }
    return result
  }

  /// The extensions of a type by its full name, those that spell a module before it included.
  /// - Parameter onlyHeirs: Those that inherit nothing are left out. Of a view controller there may be hundreds.
  func extensions(of identity: String, onlyHeirs: Bool = false) -> [TypeReference] {
    extensions(lastName: TypeSpelling.last(of: identity)).filter { reference in
      let record = record(reference)
      guard !record.traits.contains(.notOnIOS) else { return false }
      if onlyHeirs, !files[Int(reference.file)].hasParents(record) { return false }
      if isNamed(reference, identity) { return true }
      let name = fullName(reference)
      return name.hasSuffix("." + identity) && isUndeclared(String(name.prefix { $0 != "." }))
    }
  }

  /// Whether no type or extension of the project has this last name.
  private func isUndeclared(_ name: String) -> Bool { declarations(lastName: name).isEmpty && extensions(lastName: name).isEmpty }

  // MARK: What a type inherits

  /// The form of the type that an alias stands for in the end.
  private func aliasedForm(_ reference: TypeReference) -> TypeForm {
    var reference = reference
    for _ in 0..<16 {
      let declaration = declaration(reference)
      guard declaration.form == .typealias else { return declaration.form }
      let scope = NameScope(file: declaration.file, nesting: TypeSpelling.around(declaration.name))
      guard let next = declaration.inherited.lazy.compactMap({ self.resolve($0, in: scope).first }).first else { return .protocol }
      reference = next
    }
    return .protocol
  }

  /// What a declared type is by all that it and its extensions inherit from.
  /// - Parameter known: What has been found out for this question; a type that is being asked about gives nothing to itself.
  private func heritage(of reference: TypeReference, _ known: inout [TypeReference: Heritage], depth: Int) -> Heritage {
    if let known = known[reference] { return known }
    guard depth < Self.inheritanceLimit else { return .unknown("`\(fullName(reference))` inherits from too many types in a row") }
    known[reference] = .nothing
    let result = inherited(by: reference, &known, depth: depth)
    known[reference] = result
    return result
  }

  private func inherited(by reference: TypeReference, _ known: inout [TypeReference: Heritage], depth: Int) -> Heritage {
    let declaration = declaration(reference)
    if declaration.traits.contains(.structural) || declaration.form == .actor { return .nothing }
    let scope = NameScope(file: declaration.file, nesting: TypeSpelling.around(declaration.name))
    var names = declaration.inherited.enumerated().map { (name: $1, isFirst: $0 == 0, scope: scope) }
    if declaration.form == .protocol { names += declaration.constraints.map { ($0, false, scope) } }
    if declaration.form != .typealias {
      for other in extensions(of: declaration.name, onlyHeirs: true).map({ self.declaration($0) }) where other.constraints.isEmpty {
        names += other.inherited.map { ($0, false, NameScope(file: other.file)) }
      }
    }
    var result = declaration.form == .protocol ? ownHeritage(ofProtocol: declaration) : .nothing
    for (name, isFirst, scope) in names {
      var parents = resolve(name, in: scope)
      // Of several types of that name, only a class or a protocol can be meant here.
      if parents.count > 1 { parents.removeAll { [.struct, .enum, .actor].contains(record($0).form) } }
      if parents.isEmpty {
        let form = declaration.form == .typealias ? .class : declaration.form
        result = max(result, heritage(ofForeign: name, form: form, isFirst: isFirst, owner: declaration.name))
      } else {
        let all = Set(parents.map { heritage(of: $0, &known, depth: depth + 1) })
        result = max(
          result,
          all.count == 1 ? all.first ?? .nothing : .unknown("`\(name)` is declared \(parents.count) times as different kinds of type"))
      }
    }
    return result
  }

  /// A protocol of the project that is a style by its own requirement.
  private func ownHeritage(ofProtocol declaration: TypeDeclaration) -> Heritage {
    TypeSpelling.last(of: declaration.name).hasSuffix("Style") && declaresMember("makeBody", inTypeItself: declaration.name)
      ? .swiftUI(.style) : .nothing
  }

  /// What a type that the project does not declare gives to the one that inherits from it.
  /// - Parameter isFirst: It stands where a superclass stands.
  private func heritage(ofForeign path: String, form: TypeForm, isFirst: Bool, owner: String? = nil) -> Heritage {
    let name = TypeSpelling.last(of: path)
    if let known = answers.foreign.value(for: name, { SDKTypes.heritage(of: name) }) {
      guard known == .swiftUI(.style), let owner else { return known }
      return declaresMember("makeBody", inTypeItself: owner) || form == .protocol ? known : .nothing
    }
    guard !SDKTypes.isKnownToBeNeither(name) else { return .nothing }
    // What Apple's types hold is no view: `UIView.ContentMode`.
    if let outer = path.split(separator: ".").dropLast().last.map(String.init),
      SDKTypes.heritage(of: outer) != nil || SDKTypes.isKnownToBeNeither(outer)
    {
      return .nothing
    }
    switch form {
    case .class where isFirst:
      if let guess = SDKTypes.heritage(byLastWordOf: name) { return guess }
      return SDKTypes.looksLikeProtocol(name) ? .nothing : .unknown("`\(name)` comes from a package that is not here")
    case .struct:
      guard let owner else { return .nothing }
      if name.hasSuffix("Style"), declaresMember("makeBody", inTypeItself: owner) { return .swiftUI(.style) }
      let mayBeView = declaresMember("body", inTypeItself: owner) && !SDKTypes.looksLikeProtocol(name)
      return mayBeView ? .unknown("`\(name)` comes from a package that is not here") : .nothing
    default: return .nothing
    }
  }
}

/// What a type is by inheritance, whatever it is itself. The order is which of two counts: the greater.
enum Heritage: Hashable, Comparable, Sendable {
  case nothing
  case unknown(String)
  case sceneDelegate
  case appDelegate
  case swiftUI(SwiftUIRole)
  case shape
  case representable
  case collectionLayout
  case layer
  case presentation
  case controller
  case view

  /// What that makes of a type that is declared so.
  func kind(of form: TypeForm) -> TypeKind {
    switch self {
    case .nothing: .other
    case .unknown(let reason): .unknown(because: reason)
    case .sceneDelegate: .sceneDelegate
    case .appDelegate: .appDelegate
    case .swiftUI(let role): form == .struct ? .swiftUIView(role) : .swiftUIWithoutPlace
    case .shape: form == .struct ? .shape : .swiftUIWithoutPlace
    case .representable: .representable
    case .collectionLayout: .collectionLayout
    case .layer: .layer
    case .presentation: .presentation
    case .controller: .controller
    case .view: .view
    }
  }
}
