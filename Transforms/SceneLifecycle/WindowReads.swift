import Rewriting
import Semantics
import Syntax

/// Who in the project asks the app delegate for its window.
struct WindowReads {
  let delegate: AppDelegateCode
  let window: String
  let project: SceneProject
  let trees: TreeCache

  /// Whether code outside the app delegate does; what is asked through another name counts as far as the name can be followed.
  var existOutside: Bool {
    let name = trees.project.sought(window)
    return project.projectFiles.contains { file in
      guard file.mayHold(name), let bytes = trees.project.bytes(of: file.path), bytes.containsMember(window),
        let tree = trees.tree(of: file.path)
      else { return false }
      let names = tree.source.containsWord(delegate.name) || tree.source.containsWord("delegate")
      return tree.root.preorder.contains { node in reads(node, fileNamesDelegate: names) }
    }
  }

  private func reads(_ node: Node, fileNamesDelegate: Bool) -> Bool {
    if node.kind == .keyPath { return node.identifierTokens.contains(delegate.name) && node.identifierTokens.contains(window) }
    guard let access = MemberAccess(node), access.name == window, let base = access.base else { return false }
    guard !isInDelegate(node) || !base.isIdentifier("self") else { return false }
    if base.text.contains(delegate.name) || base.namesDelegate { return true }
    return fileNamesDelegate ? leadsToDelegate(base) : isDeclaredAsDelegate(base)
  }

  /// Whether the base of `.window` is known to be something else: one's own view, a view's window.
  private func leadsToDelegate(_ base: Node) -> Bool {
    let root = base.chainRoot
    guard root.kind == .identifier else { return false }
    let name = root.tree.name(ofToken: root.firstToken)
    if let binding = root.localBinding(named: name) {
      return [binding.type, binding.value].contains { $0?.namesDelegate ?? false || $0?.text.contains(delegate.name) ?? false }
    }
    return isDeclaredAsDelegate(base)
  }

  /// Whether the last name of the base is a member or global whose type or value is the app delegate.
  private func isDeclaredAsDelegate(_ base: Node) -> Bool {
    guard let name = base.unparenthesized.lastName, name != "self", name != "view" else { return false }
    return trees.project.index.declarations(named: name).contains { site in
      guard let tree = trees.tree(of: site.file) else { return false }
      let place = tree.node(covering: site.offset..<site.offset + 1)
      let declaration = ([place] + place.ancestors).first { $0.kind == .patternBinding || $0.kind == .functionDecl }
      guard let declaration else { return false }
      let said = declaration.kind == .functionDecl ? declaration.child(.returnClause) : declaration
      return said.map { $0.text.contains(delegate.name) || $0.namesDelegate } ?? false
    }
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
