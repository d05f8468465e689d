import Syntax

/// What surrounds a place: the type, the member, how `self` is reached, when the code runs.
package struct Scope: Sendable {
  /// The type or extension whose member the place is in; nil for a global.
  package let type: TypeDecl?
  /// The kind of `self`; `other` outside types.
  package let kind: TypeKind
  /// The declaration in the type's members, or in the file, that holds the place.
  package let member: Node?
  package let selfAccess: SelfAccess
  package let phase: MethodPhase
  /// The base name of the method, or the name of the property, that holds the place.
  package let methodName: String?

  /// Whether the place is in an initializer.
  package var isInInitializer: Bool { member?.kind == .initializerDecl }
}

extension FileModel {
  package func scope(of node: Node) -> Scope {
    let type = node.enclosingType
    return Scope(
      type: type, kind: type.map { kind(of: $0) } ?? .other, member: node.enclosingMember, selfAccess: node.selfAccess, phase: node.phase,
      methodName: node.enclosingMethodName)
  }

  /// How a member of `self` is spelled at a place: `view`, `self.view` in a closure or behind a local of that name, `controller.view`.
  /// Nil where `self` cannot be reached.
  package func memberOfSelf(_ name: String, at node: Node, _ access: SelfAccess? = nil) -> String? {
    guard let prefix = (access ?? node.selfAccess).prefix else { return nil }
    if prefix.isEmpty, node.localBinding(named: name) != nil { return "self." + name }
    return prefix + name
  }
}
