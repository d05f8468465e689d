import Semantics
import Syntax

/// A value of SwiftUI's environment as a property of a struct: found where the struct has one, else declared as its first member.
package struct EnvironmentProperty: Sendable {
  /// The name in `EnvironmentValues`, which a new property has too: `displayScale`.
  package let key: String

  package init(_ key: String) { self.key = key }

  /// What a place has to write to read the value.
  package enum Access: Sendable {
    /// The property's name, and what has to be inserted for it.
    case property(String, [Edit])
    case none(Obstacle)
  }

  /// Why a place cannot read the value without a person's help.
  package enum Obstacle: Sendable {
    /// The name means something else there.
    case nameTaken
    /// The struct is written on one line.
    case oneLine
    /// The struct is declared in another file and has no such property that can be seen from here.
    case otherFile(String)
  }

  /// How a place in a SwiftUI struct reads the value.
  /// - Parameter type: The struct around the place, or an extension of it.
  package func access(at node: Node, in type: TypeDecl, context: Context) -> Access {
    let declaration = type.isExtension ? declaration(of: type, in: context.tree) : type
    let parts = [declaration, type].compactMap { $0 } + extensions(of: type, in: context.tree)
    if let existing = parts.lazy.compactMap({ existingProperty(in: $0) }).first {
      return node.localBinding(named: existing) == nil ? .property(existing, []) : .none(.nameTaken)
    }
    guard let declaration else { return accessFromOtherFile(at: node, in: type, context: context) }
    if node.localBinding(named: key) != nil || parts.contains(where: { $0.declares(key) }) { return .none(.nameTaken) }
    guard let insertion = insertion(in: declaration, context.style) else { return .none(.oneLine) }
    return .property(key, [insertion])
  }

  /// The name of the struct's own property, whichever name it has.
  private func existingProperty(in type: TypeDecl) -> String? {
    // One in `#if` is not always there.
    for variable in type.members.compactMap(VariableDecl.init) where variable.node.parent == type.memberBlock {
      guard let attribute = variable.attributes.first(where: { $0.isNamed("Environment") }) else { continue }
      guard let path = attribute.arguments.first?.expression, path.kind == .keyPath else { continue }
      let text = path.tokenText
      if text == "\\." + key || text == "\\EnvironmentValues." + key { return variable.bindings.first?.name }
    }
    return nil
  }

  private func declaration(of type: TypeDecl, in tree: SyntaxTree) -> TypeDecl? {
    typeDeclarations(in: tree).first { !$0.isExtension && $0.name == type.name.split(separator: ".").last.map(String.init) ?? "" }
  }

  private func extensions(of type: TypeDecl, in tree: SyntaxTree) -> [TypeDecl] {
    typeDeclarations(in: tree).filter { $0.isExtension && $0.name == type.name && $0.node != type.node }
  }

  private func typeDeclarations(in tree: SyntaxTree) -> [TypeDecl] {
    (0..<tree.nodeCount).lazy.filter { tree.kind(at: $0) == .structDecl || tree.kind(at: $0) == .extensionDecl }.compactMap {
      TypeDecl(tree.node($0))
    }
  }

  /// An extension in another file sees a property that is not private.
  private func accessFromOtherFile(at node: Node, in type: TypeDecl, context: Context) -> Access {
    let known = context.index.types(named: type.name).first { $0.form == .struct }
    guard let known, let tree = context.index.tree(of: known.file), let other = declaration(of: type, in: tree),
      let name = existingProperty(in: other), node.localBinding(named: name) == nil,
      other.members.compactMap(VariableDecl.init).contains(where: { !$0.isPrivate && $0.bindings.first?.name == name })
    else { return .none(.otherFile(type.name)) }
    return .property(name, [])
  }

  /// A line behind the one that ends with the struct's `{`, indented as its members are.
  private func insertion(in type: TypeDecl, _ style: FileStyle) -> Edit? {
    guard let block = type.memberBlock else { return nil }
    let tree = block.tree
    let brace = tree.tokens[block.firstToken].range
    let next = block.firstToken + 1
    guard next <= block.lastToken, tree.tokens[next].flags.contains(.precededByNewline) else { return nil }
    let own = String(decoding: tree.source.indentation(at: brace.lowerBound), as: UTF8.self)
    let first =
      next < block.lastToken
      ? String(decoding: tree.source.indentation(at: tree.tokens[next].range.lowerBound), as: UTF8.self) : own + style.indentUnit
    let line = style.newline + first + "@Environment(\\.\(key)) private var \(key)"
    return .insert(line, at: tree.source.endOfLine(at: brace.upperBound), shared: true)
  }
}

extension TypeDecl {
  /// Whether one of its members has this name.
  fileprivate func declares(_ name: String) -> Bool {
    members.contains { member in
      if let variable = VariableDecl(member) { return variable.bindings.contains { $0.name == name } }
      return FunctionDecl(member)?.name == name
    }
  }
}
