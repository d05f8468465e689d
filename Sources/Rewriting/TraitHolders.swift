import Semantics
import Syntax

extension LocalBinding {
  /// What is no view but has a `traitCollection`.
  static let holdersOfTraits: Set<String> = [
    "NSCollectionLayoutEnvironment", "UITraitEnvironment", "UIWindowScene", "UIPresentationController",
  ]

  /// Of a parameter, what follows its name to what has a `traitCollection`: nothing, or `.containerView`. Nil if nothing of it is known to.
  var pathToHolderOfTraits: String? {
    guard isParameter, name != "_" else { return nil }
    if let typeName {
      if typeName == "UIViewControllerContextTransitioning" { return isOptional ? nil : ".containerView" }
      return Self.holdersOfTraits.contains(typeName) ? "" : nil
    }
    return isHandedByKnownCall ? "" : nil
  }

  /// Of a parameter that is no view but knows of traits, what to do with it.
  func adviceOnTraits(for need: String) -> String? {
    guard isParameter, name != "_" else { return nil }
    if typeName == "EnvironmentValues" { return "`\(spelling)` is an environment: read its \(need)" }
    if typeName?.hasSuffix("GestureRecognizer") == true { return "unwrap `\(spelling).view` and read its traitCollection.\(need)" }
    return pathToHolderOfTraits.map { "`\(spelling)\($0)` has traits: read its traitCollection.\(need)" }
  }

  /// Of a closure's parameter without a type: whether UIKit hands it something that has traits.
  private var isHandedByKnownCall: Bool {
    guard kind == .closureParameter, let closure = node.enclosing(.closure).flatMap(Closure.init) else { return false }
    switch closure.receivingCall?.calleeName {
    case "CellRegistration", "SupplementaryRegistration": return closure.parameters.count == 3 && closure.parameters.first == node
    default: return false
    }
  }
}
