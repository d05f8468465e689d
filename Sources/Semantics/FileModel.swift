import Syntax

/// A parsed file with its questions: what a place in the tree means.
///
/// It does not change, so any thread may ask.
package final class FileModel: Sendable {
  /// The text as it is in this pass.
  package let tree: SyntaxTree
  /// The whole project as it was when the run began.
  package let index: ProjectIndex
  /// Project-relative path; empty for source that belongs to no file.
  package let file: String
  /// The modules that the file imports.
  package let imports: Set<String>
  private let carriers: Carriers
  /// By the type's node: every question about a place begins with it.
  private let kinds = Memo<Int, TypeKind>()
  private let rotationHandlers = Once<RotationHandlers>()

  package init(tree: SyntaxTree, index: ProjectIndex, file: String = "") {
    (self.tree, self.index, self.file) = (tree, index, file)
    imports = Self.imports(of: tree)
    carriers = Carriers(in: tree)
  }

  /// Whether somewhere in the file a local of this name is bound to a value that may be of the kind.
  /// - Parameter token: The name's.
  func mayCarry(_ token: Int, _ kind: Carriers.Kind) -> Bool { carriers.mayCarry(token, kind, in: tree) }

  /// Whether this place is in a closure or a method that the notification of a rotation runs.
  package func isInRotationHandler(_ node: Node) -> Bool {
    rotationHandlers.value { RotationHandlers(in: tree) }.run(node)
  }

  private static func imports(of tree: SyntaxTree) -> Set<String> {
    var result: Set<String> = []
    for place in tree.root.children where place.kind == .importDecl || place.kind == .ifConfig {
      for declaration in place.preorder where declaration.kind == .importDecl {
        if let name = declaration.importedModule { result.insert(name) }
      }
    }
    return result
  }

  // MARK: Types

  /// The names of the types around a place, the outermost first.
  package func nesting(of node: Node) -> [String] {
    node.ancestors.compactMap(TypeDecl.init).map(\.name).reversed()
  }

  /// The full name of a type declaration: `Feed.Cell`.
  package func fullName(of type: TypeDecl) -> String { (nesting(of: type.node) + [type.name]).joined(separator: ".") }

  /// The kind of `self` in a type or an extension.
  package func kind(of type: TypeDecl) -> TypeKind {
    type.node.tree === tree ? kinds.value(for: type.node.index) { findKind(of: type) } : findKind(of: type)
  }

  private func findKind(of type: TypeDecl) -> TypeKind {
    let around = NameScope(file: file, nesting: nesting(of: type.node))
    guard type.isExtension else {
      let kind = index.kind(ofType: type.name, in: around)
      // The index is older than a file that this run has made: there, what the type itself names decides.
      guard kind == .other || kind.isUnknown, index.types(named: type.name).isEmpty else { return kind }
      return type.inheritedTypes.map { self.kind(ofType: $0) }.first { $0 != .other && !$0.isUnknown } ?? kind
    }
    if isSwiftUIView(type.name) { return .swiftUIWithoutPlace }
    return index.kind(ofExtensionOf: type.name, where: type.selfConstraints, in: around)
  }

  /// Whether the type of `self` is a class of this name or inherits from one.
  package func inherits(_ type: TypeDecl, from ancestor: String) -> Bool {
    index.inherits(type.name, from: ancestor, in: NameScope(file: file, nesting: nesting(of: type.node)))
  }

  /// The kind of a type as it is written at a place. `Self` is the type around it, a generic parameter what it has to inherit from.
  package func kind(ofType type: Node) -> TypeKind {
    let name = TypeName(type)
    if name.path == "Self", let around = type.enclosingType { return kind(of: around) }
    if let bounds = type.boundsOfParameter(named: name.path) {
      let scope = NameScope(file: file, nesting: nesting(of: type))
      return bounds.map { index.kind(ofType: $0, in: scope) }.first { $0 != .other && !$0.isUnknown } ?? .other
    }
    return isSwiftUIView(name.path)
      ? .swiftUIWithoutPlace : index.kind(ofType: name.path, in: NameScope(file: file, nesting: nesting(of: type)))
  }

  /// Whether a name means one of SwiftUI's own views here. `Button` and `AnyView` are no classes, whatever their names say.
  private func isSwiftUIView(_ name: String) -> Bool {
    imports.contains("SwiftUI") && SDKTypes.isSwiftUIView(name) && index.types(named: name).allSatisfy { $0.form == .extension }
  }

  /// Whether a name is Apple's here: the project declares no type of that name and no local hides it.
  package func isSDKName(_ name: String, at node: Node) -> Bool {
    if node.localBinding(named: name) != nil { return false }
    for type in node.ancestors.compactMap(TypeDecl.init) where type.declaresMember(named: name) { return false }
    return !index.declaresType(named: name, seenFrom: file)
  }

  /// Why the code at a place is a test's, or nil.
  package func testReason(at node: Node) -> String? {
    if imports.contains("XCTest") || imports.contains("Testing") { return "test code" }
    let isTestCase = node.ancestors.compactMap(TypeDecl.init).contains { type in
      index.inherits(type.name, from: "XCTestCase", in: NameScope(file: file, nesting: nesting(of: type.node)))
    }
    return isTestCase ? "test code" : nil
  }
}

extension TypeDecl {
  /// What an extension's `where` clause says `Self` is: `UIView` of `where Self: UIView`.
  fileprivate var selfConstraints: [String] {
    node.child(.genericWhereClause)?.constraints(on: "Self") ?? []
  }

  /// Whether this declaration itself has a nested type of this name.
  func declaresMember(named name: String) -> Bool {
    members.contains { member in
      if let type = TypeDecl(member), !type.isExtension { return type.name == name }
      return member.kind == .typeAliasDecl && member.tree.name(ofToken: member.aliasNameToken) == name
    }
  }
}

extension Node {
  /// Of a generic clause, the types that a name has to inherit from or conform to there: `UIView` of `<T: UIView>` or `where T: UIView`.
  fileprivate func constraints(on name: String) -> [String] {
    (firstToken..<lastToken).compactMap { token in
      guard token + 2 <= lastToken, tree.tokens[token + 1].kind == .colon, tree.name(ofToken: token) == name,
        token == firstToken || tree.tokens[token - 1].kind != .period
      else { return nil }
      var (last, path) = (token + 2, tree.name(ofToken: token + 2))
      while last + 2 <= lastToken, tree.tokens[last + 1].kind == .period {
        last += 2
        path += "." + tree.name(ofToken: last)
      }
      return path
    }
  }

  /// What a generic parameter of a declaration around this place has to be; nil if none has this name.
  fileprivate func boundsOfParameter(named name: String) -> [String]? {
    guard !name.contains(".") else { return nil }
    for owner in ancestors {
      guard let clause = owner.child(.genericParameterClause) else { continue }
      let names = (clause.firstToken...clause.lastToken).dropFirst().filter { token in
        token == clause.firstToken + 1 || tree.tokens[token - 1].kind == .comma
      }
      guard names.contains(where: { tree.name(ofToken: $0) == name }) else { continue }
      return clause.constraints(on: name) + (owner.child(.genericWhereClause)?.constraints(on: name) ?? [])
    }
    return nil
  }

  /// Of an import, the module: `UIKit` of `@testable import struct UIKit.CGRect`.
  package var importedModule: String? {
    let tree = tree
    guard var token = (firstToken...max(firstToken, lastToken)).first(where: { tree.token($0, is: "import") }) else { return nil }
    token += 1
    if ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor"].contains(where: {
      tree.name(ofToken: token) == $0
    }), token < lastToken {
      token += 1
    }
    return token <= lastToken ? tree.name(ofToken: token) : nil
  }

  fileprivate var aliasNameToken: Int { (ownToken("typealias") ?? firstToken) + 1 }
}
