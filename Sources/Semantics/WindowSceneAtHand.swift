import Syntax

extension Node {
  /// The name of a window scene that is at hand and is no optional.
  package var windowSceneAtHand: String? {
    var hidden: Set<String> = []
    for binding in visibleBindings where hidden.insert(binding.name).inserted {
      if binding.typeName == "UIWindowScene", !binding.isOptional { return binding.name }
      guard [.optionalBinding, .constant].contains(binding.kind) else { continue }
      guard let value = binding.value?.unparenthesized else {
        if binding.kind == .optionalBinding, Self.isWindowScene(binding.name, at: binding.node) { return binding.name }
        continue
      }
      if let cast = Cast(value), cast.isForced, TypeName(cast.type).name == "UIWindowScene" { return binding.name }
      guard binding.kind == .optionalBinding else { continue }
      if value.kind == .identifier, Self.isWindowScene(tree.name(ofToken: value.firstToken), at: value) { return binding.name }
      if let cast = Cast(value), cast.isOptional, TypeName(cast.type).name == "UIWindowScene" { return binding.name }
      if value.lastName == "windowScene" { return binding.name }
    }
    return nil
  }

  /// Whether a local, or a property of one's own, is annotated as a window scene.
  private static func isWindowScene(_ name: String, at place: Node) -> Bool {
    if let local = place.localBinding(named: name) { return local.typeName == "UIWindowScene" }
    let own = (place.enclosingType?.members ?? []).compactMap(VariableDecl.init).flatMap(\.bindings).first { $0.name == name }
    return own?.type.map { TypeName($0).name == "UIWindowScene" } ?? false
  }
}
