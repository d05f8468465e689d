import Rewriting
import Semantics
import Syntax

/// Who in the project asks the app delegate for its window.
struct WindowReads {
  let delegate: AppDelegateCode
  let window: String
  let project: SceneProject
  let trees: TreeCache
  /// What the app delegate's class is called: its name, and aliases of it.
  private let names: Set<String>

  init(delegate: AppDelegateCode, window: String, project: SceneProject, trees: TreeCache) {
    (self.delegate, self.window, self.project, self.trees) = (delegate, window, project, trees)
    let sought = trees.project.sought(delegate.name)
    let aliases = project.projectFiles.flatMap { file in
      trees.tree(of: file, holding: sought).map { $0.aliases(of: delegate.name) } ?? []
    }
    names = Set(aliases).union([delegate.name])
  }

  /// Whether code outside the app delegate does; what is asked through another name counts as far as the name can be followed.
  var existOutside: Bool {
    if isRequired { return true }
    let name = trees.project.sought(window)
    return project.projectFiles.contains { file in
      guard file.mayHold(name), let bytes = trees.project.bytes(of: file.path), bytes.containsMember(window),
        let tree = trees.tree(of: file.path)
      else { return false }
      let isNamed = names.contains { tree.source.containsWord($0) }
      return tree.root.preorder.contains { node in reads(node, fileNamesDelegate: isNamed) }
    }
  }

  /// A protocol of the project that the app delegate conforms to asks for a window.
  private var isRequired: Bool {
    let inherited = Set(delegate.parts.flatMap { $0.type.inheritedTypes.map { TypeName($0).path } })
    return inherited.contains { name in
      let members = trees.project.index.members(ofType: name, in: NameScope(file: delegate.main.file))
      return members.contains { trees.name(at: $0) == window }
    }
  }

  private func reads(_ node: Node, fileNamesDelegate: Bool) -> Bool {
    if node.kind == .keyPath {
      let tokens = node.identifierTokens
      return tokens.contains(window) && (!tokens.isDisjoint(with: names) || (fileNamesDelegate && node.text.hasPrefix("\\.")))
    }
    guard let access = MemberAccess(node), access.name == window, let base = access.base else { return false }
    guard !isInDelegate(node) || !base.isIdentifier("self") else { return false }
    return saysDelegate(base) || leadsToDelegate(base, fileNamesDelegate, depth: 0)
  }

  /// Whether the app delegate is named in an expression or a type.
  private func saysDelegate(_ node: Node) -> Bool { node.namesDelegate || names.contains { node.text.contains($0) } }

  /// Whether the base of `.window` is, or may be, the app delegate by another name.
  private func leadsToDelegate(_ base: Node, _ fileNamesDelegate: Bool, depth: Int) -> Bool {
    let link = base.withoutMarks
    if let call = FunctionCall(link) { return call.calleeName.map(isDeclaredAsDelegate) ?? false }
    if let access = MemberAccess(link) { return isDeclaredAsDelegate(access.name) }
    guard link.kind == .identifier, depth < 4 else { return false }
    let name = link.tree.name(ofToken: link.firstToken)
    guard let binding = link.localBinding(named: name) else {
      return name.hasPrefix("$") ? fileNamesDelegate || isHandedDelegate(link) : isDeclaredAsDelegate(name)
    }
    if let type = binding.type { return saysDelegate(type) }
    if let value = binding.value, value != link {
      return saysDelegate(value) || leadsToDelegate(value, fileNamesDelegate, depth: depth + 1)
    }
    if binding.kind == .optionalBinding { return isDeclaredAsDelegate(name) }
    // A parameter of a closure, the variable of a loop, a pattern: nothing here says what it is.
    return fileNamesDelegate || isHandedDelegate(link)
  }

  /// Whether the function that the closure around a place is handed to speaks of the app delegate.
  private func isHandedDelegate(_ place: Node) -> Bool {
    guard let closure = place.enclosing(.closure),
      let name = closure.ancestors.lazy.compactMap(FunctionCall.init).first?.calleeName
    else { return false }
    return trees.project.index.declarations(named: name).contains { site in
      declaration(at: site).map { $0.kind == .functionDecl && saysDelegate($0) } ?? false
    }
  }

  /// Whether a member, a global or a function of this name has the app delegate for its type, its value or its result.
  private func isDeclaredAsDelegate(_ name: String) -> Bool {
    guard name != "self", name != "view" else { return false }
    return trees.project.index.declarations(named: name).contains { site in
      guard let declaration = declaration(at: site) else { return false }
      let said = declaration.kind == .functionDecl ? declaration.child(.returnClause) : declaration
      return said.map(saysDelegate) ?? false
    }
  }

  private func declaration(at site: DeclarationSite) -> Node? {
    guard let tree = trees.tree(of: site.file) else { return nil }
    let place = tree.node(covering: site.offset..<site.offset + 1)
    return ([place] + place.ancestors).first { $0.kind == .patternBinding || $0.kind == .functionDecl }
  }

  private func isInDelegate(_ node: Node) -> Bool {
    delegate.parts.contains { $0.tree === node.tree && $0.type.node.isAncestor(of: node) }
  }

  /// Whether code of the app delegate that stays names its window.
  /// - Parameter leaving: Statements and members that leave or that are the window's own declaration.
  func existInside(apartFrom leaving: [Node]) -> Bool {
    delegate.parts.contains { part in
      part.type.node.preorder.contains { node in
        let names =
          node.isMember(window)
          || OptionalBinding(node).map { $0.value == nil && $0.name == window && node.localBinding(named: window) == nil } ?? false
        guard names else { return false }
        return !leaving.contains { $0.tree === node.tree && ($0 == node || $0.isAncestor(of: node)) }
      }
    }
  }
}

extension SyntaxTree {
  /// The names that stand for a type here.
  fileprivate func aliases(of type: String) -> [String] {
    root.preorder.compactMap { node in
      guard node.kind == .typeAliasDecl, let word = node.ownToken("typealias"), node.identifierTokens.contains(type) else { return nil }
      return name(ofToken: word + 1)
    }
  }
}

extension Node {
  /// Whether an app's `delegate` is named: `UIApplication.shared.delegate`, `application.delegate`.
  fileprivate var namesDelegate: Bool {
    preorder.contains { node in
      guard let access = MemberAccess(node), access.isNamed("delegate"), let base = access.base else { return false }
      return base.text.contains("UIApplication")
        || base.lastName.map { ["application", "app", "shared", "sharedApplication"].contains($0) } ?? false
    }
  }
}

extension Array where Element == UInt8 {
  /// Whether a word stands somewhere behind a dot, or where a comment may stand between the two.
  fileprivate func containsMember(_ word: String) -> Bool {
    contains(word) { start in
      var place = start - 1
      while place >= 0, self[place].isBlank || self[place] == UInt8(ascii: "`") { place -= 1 }
      return place >= 0 && (self[place].isWhite || self[place] == UInt8(ascii: ".") || self[place] == UInt8(ascii: "/"))
    }
  }

  /// Whether a word stands somewhere in the bytes.
  func containsWord(_ word: String) -> Bool { contains(word) { _ in true } }

  /// - Parameter counts: Whether the place where it begins does.
  private func contains(_ word: String, where counts: (Int) -> Bool) -> Bool {
    let bytes = Array(word.utf8)
    guard let first = bytes.first, count >= bytes.count else { return false }
    var place = 0
    while let start = self[place...].firstIndex(of: first), start + bytes.count <= count {
      if self[start..<start + bytes.count].elementsEqual(bytes), counts(start) { return true }
      place = start + 1
    }
    return false
  }
}
