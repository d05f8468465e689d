import Semantics
import Syntax

/// A view or a controller that an object which is neither keeps in a property: a coordinator's `navigationController`.
struct StoredView {
  let name: String
  let isOptional: Bool
  let isController: Bool
  let isWindow: Bool

  /// How what a view has is reached from the object: `navigationController?.view`.
  var path: String { name + (isOptional ? "?" : "") + (isController ? ".view" : "") }
}

extension Context {
  /// What the object around a place keeps that has traits and a size; none where its properties cannot be asked.
  func storedViews(at node: Node) -> [StoredView] {
    guard let type = node.enclosingType, type.node.kind == .classDecl, !node.isInStoredValue, model.selfAccess(at: node).isAvailable,
      !model.kind(of: type).isTraitEnvironment
    else { return [] }
    let properties = type.members.compactMap(VariableDecl.init).filter { !$0.isStatic }.flatMap(\.bindings)
    let stored: [StoredView] = properties.compactMap { binding in
      guard let name = binding.name, node.localBinding(named: name) == nil, let annotation = binding.type, !binding.isComputed else {
        return nil
      }
      let kind = model.kind(ofType: annotation)
      guard kind == .view || kind == .controller else { return nil }
      let type = TypeName(annotation)
      return StoredView(name: name, isOptional: type.needsMark, isController: kind == .controller, isWindow: type.name == "UIWindow")
    }
    // The one that the statement is about, if it names one.
    let statement = node.enclosingStatement
    let named = stored.filter { view in
      statement.preorder.contains { place in
        if let access = MemberAccess(place) { return access.name == view.name && access.base?.isIdentifier("self") == true }
        return place.isIdentifier(named: view.name)
      }
    }
    return named.count == 1 ? named : stored
  }
}

extension Wording {
  private static func fittingOrNone(_ message: String) -> String? { message.count <= Message.limit ? message : nil }

  private static func either(_ views: [StoredView]) -> String {
    let names = views.prefix(3).map { quoted($0.name) }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// Whose traits can be asked by an object that keeps views; nil if it keeps none.
  static func storedTraits(at node: Node, need: String, in context: Context) -> String? {
    let stored = context.storedViews(at: node)
    guard let first = stored.first else { return nil }
    if stored.count > 1 {
      let names = either(stored)
      return fittingOrNone("\(names): decide whose traitCollection.\(need) counts here")
    }
    if first.isOptional {
      return fittingOrNone(about(first.name, "may be nil: unwrap it and read its traitCollection.\(need)"))
    }
    return fittingOrNone(about(first.name, "is at hand: read its traitCollection.\(need)"))
  }

  /// Whose size can be asked by an object that keeps views; nil if it keeps none.
  static func storedSize(at node: Node, in context: Context) -> String? {
    let stored = context.storedViews(at: node)
    guard let first = stored.first else { return nil }
    if stored.count > 1 {
      let names = either(stored)
      return fittingOrNone("\(names): decide whose bounds count here, not the screen's")
    }
    return fittingOrNone("the screen is not the available space: ask \(quoted(first.path + ".bounds")), once it is laid out")
  }

  /// Whose window can be asked by an object that keeps one view; nil if it keeps none, or several.
  /// - Parameter shown: What the function only puts on screen.
  package static func storedWindow(at node: Node, besides shown: [String], in context: Context) -> String? {
    let stored = context.storedViews(at: node).filter { !shown.contains($0.name) }
    guard let only = stored.first, stored.count == 1, !only.isWindow else { return nil }
    let window = quoted(only.path + ".window")
    return fittingOrNone(
      about(node.declaredName, isCounted: true, "picks a window by chance: ask \(window), or take the one that is meant"))
  }
}
