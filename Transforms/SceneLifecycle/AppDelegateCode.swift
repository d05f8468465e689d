import Rewriting
import Semantics
import Syntax
import Xcode

/// An app delegate: its class and its extensions, in whatever file of its module they stand.
struct AppDelegateCode {
  /// The class or one of its extensions.
  struct Part {
    let file: String
    let type: TypeDecl
    var tree: SyntaxTree { type.node.tree }
  }

  /// A method of the app delegate.
  struct Method {
    let part: Part
    let function: FunctionDecl
    /// Its statements; the node of an empty body has none.
    var body: Node? { function.node.child(.codeBlock) }
    var statements: [Node] { body.map { Array($0.children) } ?? [] }
  }

  let name: String
  /// The class first.
  let parts: [Part]
  /// Every member's base name, those too that the project's classes and extensions of its protocols give it.
  let memberNames: Set<String>
  /// The names of its nested types and aliases.
  let typeNames: Set<String>
  /// Names of the app delegate's file (and its extensions' files) that no other file can see.
  let privateNames: Set<String>
  /// The classes of the project that it inherits from, the nearest first.
  let superclasses: [TypeDeclaration]

  init?(_ declaration: TypeDeclaration, files: some Sequence<String>, index: ProjectIndex, trees: TreeCache) {
    name = declaration.name
    let inModule = Set(files)
    let declarations = index.types(named: declaration.name, inFiles: inModule.contains).filter { !$0.traits.contains(.notOnIOS) }
    let extensions = declarations.filter { $0.form == .extension }
    // Several extensions in one file are one look at it.
    let extensionFiles = extensions.enumerated().filter { place, item in !extensions[..<place].contains { $0.file == item.file } }
    parts = ([declaration] + extensionFiles.map(\.element)).flatMap { trees.type(at: $0).map(Part.init) }
    guard let first = parts.first, first.type.node.kind == .classDecl else { return nil }
    var (names, types) = (Set<String>(), Set<String>())
    for part in parts {
      for member in part.type.members {
        if let function = FunctionDecl(member) { names.insert(function.name) }
        if let type = TypeDecl(member) { types.insert(type.name) }
        if member.kind == .typeAliasDecl, let word = member.ownToken("typealias") { types.insert(member.tree.name(ofToken: word + 1)) }
        for binding in VariableDecl(member)?.bindings ?? [] { names.formUnion(binding.name.map { [$0] } ?? []) }
      }
    }
    typeNames = types
    let scope = NameScope(file: declaration.file)
    superclasses = Self.projectSuperclasses(of: declaration, index: index)
    let inherited = Set(superclasses.map(\.name) + parts.flatMap { $0.type.inheritedTypes.map { TypeName($0).path } })
    for ancestor in inherited.subtracting(["UIResponder", "NSObject"]).sorted() {
      for member in index.members(ofType: ancestor, in: scope) { names.insert(trees.name(at: member)) }
    }
    memberNames = names.subtracting(["init", "deinit", "subscript"])
    privateNames = Set(parts.map(\.file)).reduce(into: []) { result, file in
      if let tree = trees.tree(of: file) { result.formUnion(tree.privateNames) }
    }
  }

  var main: Part { parts[0] }
  /// The token of the class's name.
  var nameRange: Range<Int> { main.tree.tokens[main.type.nameToken].range }

  var methods: [Method] {
    parts.flatMap { part in part.type.members.compactMap(FunctionDecl.init).map { Method(part: part, function: $0) } }
      .filter { $0.function.node.kind == .functionDecl && $0.function.node.isCompiledOnIOS != .no }
  }
  func method(_ signature: String) -> Method? { methods.first { $0.function.signature == signature } }

  /// The stored or computed property of this name.
  func property(_ name: String) -> (part: Part, variable: VariableDecl, binding: PatternBinding)? {
    for part in parts {
      for variable in part.type.members.compactMap(VariableDecl.init) where !variable.isStatic && variable.node.isCompiledOnIOS != .no {
        if let binding = variable.bindings.first(where: { $0.name == name }) { return (part, variable, binding) }
      }
    }
    return nil
  }

  /// The classes of the project that the app delegate inherits from, the nearest first.
  static func projectSuperclasses(of declaration: TypeDeclaration, index: ProjectIndex) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var place = declaration
    while let name = place.inherited.first, let next = index.types(named: name).first(where: { $0.form == .class }),
      !result.contains(next), next != declaration
    {
      result.append(next)
      place = next
    }
    return result
  }

  /// The class of another framework that an app delegate inherits from, if it does.
  static func frameworkSuperclass(of declaration: TypeDeclaration, index: ProjectIndex) -> String? {
    let last = projectSuperclasses(of: declaration, index: index).last ?? declaration
    guard let name = last.inherited.first?.split(separator: ".").last.map(String.init) else { return nil }
    if ["UIResponder", "NSObject", "UIApplicationDelegate"].contains(name) { return nil }
    return index.types(named: name).contains { $0.form == .protocol || $0.form == .typealias } ? nil : name
  }
}

/// Trees of files that a judgement looks at, each parsed once.
final class TreeCache {
  let project: ProjectContext
  private var trees: [String: SyntaxTree] = [:]

  init(project: ProjectContext) { self.project = project }

  func tree(of file: String) -> SyntaxTree? {
    if let tree = trees[file] { return tree }
    guard let bytes = project.bytes(of: file) else { return nil }
    let tree = SyntaxTree(parsing: bytes)
    trees[file] = tree
    return tree
  }

  /// The tree of a file in which a word stands, alone or in another; nil for other files, and most of those are not even read.
  func tree(of file: ProjectContext.SearchedFile, holding word: ProjectContext.SoughtWord) -> SyntaxTree? {
    guard file.mayHold(word), let bytes = trees[file.path]?.source ?? project.bytes(of: file.path), bytes.containsWord(word.text) else {
      return nil
    }
    return tree(of: file.path)
  }

  /// The tree's node for a declaration of the index. It is found by name: an earlier fix may have moved it.
  func type(at declaration: TypeDeclaration) -> [(file: String, type: TypeDecl)] {
    guard let tree = tree(of: declaration.file) else { return [] }
    return tree.root.preorder.lazy.compactMap(TypeDecl.init).filter { type in
      let last = type.name.split(separator: ".").last.map(String.init) ?? ""
      return last == declaration.name.split(separator: ".").last.map(String.init)
        && type.isExtension == (declaration.form == .extension) && type.node.isCompiledOnIOS != .no
    }.map { (declaration.file, $0) }
  }

  func name(at site: DeclarationSite) -> String {
    guard let tree = tree(of: site.file) else { return "" }
    return tree.name(ofToken: tree.token(endingAfter: site.offset))
  }
}

extension SyntaxTree {
  private static let privateKinds: Set<NodeKind> = [
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl, .variableDecl, .typeAliasDecl,
  ]

  /// The names of everything that is declared `private` or `fileprivate` here, also by the extension around it.
  var privateNames: Set<String> {
    var result: Set<String> = []
    for node in root.preorder where Self.privateKinds.contains(node.kind) {
      let isHidden = node.isDeclaredPrivate || node.enclosingType.map { $0.isExtension && $0.isPrivate } ?? false
      guard isHidden else { continue }
      if let type = TypeDecl(node), !type.isExtension { result.insert(type.name) }
      if let function = FunctionDecl(node), node.kind == .functionDecl { result.insert(function.name) }
      for binding in VariableDecl(node)?.bindings ?? [] { result.formUnion(binding.name.map { [$0] } ?? []) }
      if node.kind == .typeAliasDecl, let word = node.ownToken("typealias") { result.insert(name(ofToken: word + 1)) }
    }
    return result
  }
}
