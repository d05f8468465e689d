import Semantics
import Syntax

/// One of several conditions of an `if` or `guard` goes, with its comma.
struct ConditionRemoval {
  let edits: [Edit]

  /// Nil for the only condition, and where a comment would go along.
  init?(_ condition: Node) {
    let before = condition.precedingSiblings.last
    let range: Range<Int>
    if let before {
      range = before.range.upperBound..<condition.range.upperBound
    } else {
      guard let next = condition.nextSibling, next.kind != .codeBlock else { return nil }
      range = condition.range.lowerBound..<next.range.lowerBound
    }
    guard !condition.tree.hasComment(in: range) else { return nil }
    edits = [.delete(range)]
  }
}

/// A local's declaration goes, as nothing uses it any more.
package struct LocalRemoval {
  /// They take the declaration's lines along, or one condition of several.
  package let edits: [Edit]

  /// - Parameter binding: Of a `let` alone in its declaration, or of an `if let` or `guard let`.
  package init?(_ binding: Node) {
    let tree = binding.tree
    if binding.kind == .optionalBinding {
      if let removal = ConditionRemoval(binding) {
        edits = removal.edits
        return
      }
      // `guard let x = ... else { return }` alone asks only whether there is an orientation; the traits are always there.
      guard let statement = binding.parent.flatMap(GuardStmt.init), let body = statement.body,
        body.children.allSatisfy({ $0.kind == .returnStmt }), statement.node.standsAlone, !tree.hasComment(in: statement.node.range)
      else { return nil }
      edits = [statement.node.removal]
      return
    }
    guard let statement = binding.parent, let local = VariableDecl(statement), local.bindings.count == 1, statement.standsAlone,
      !tree.hasComment(in: statement.range)
    else { return nil }
    edits = [statement.removal]
  }
}

/// A local constant in its last use, which a rewrite replaces: once that is gone, nobody may need its declaration.
package struct LastUse {
  /// What becomes of the declaration; nothing while it has other uses, or where it cannot go.
  package let removal: [Edit]
  /// The bytes to judge anew when the other uses are gone, so that this one is found to be the only one.
  package let extent: Range<Int>?

  /// - Parameters:
  ///   - name: The local's, in what is replaced.
  ///   - replaced: What goes.
  /// - Returns: Nil if the name is no local constant's, if making it does something, or if it is used behind what is replaced.
  package init?(of name: Node, in replaced: Node) {
    guard name.kind == .identifier else { return nil }
    let text = name.tree.name(ofToken: name.firstToken)
    guard let local = name.localBinding(named: text), [.constant, .optionalBinding].contains(local.kind),
      local.value?.onlyLooksUp == true, !name.isUnwrapped(text, behind: local.node)
    else { return nil }
    let uses = name.uses(ofLocal: text, declaredBy: local.node)
    func isReplaced(_ use: Node) -> Bool { use == replaced || replaced.isAncestor(of: use) }
    guard uses.last.map(isReplaced) == true else { return nil }
    removal = uses.allSatisfy(isReplaced) ? Self.removal(of: local.node) : []
    extent = local.node.enclosing(.codeBlock, .closure, .switchCase, .accessorBlock)?.range
  }

  private static func removal(of binding: Node) -> [Edit] {
    guard let removal = LocalRemoval(binding)?.edits else { return booleanTest(of: binding) ?? [] }
    // A comment behind the declaration would be left alone.
    return removal.contains { $0.range.lowerBound == binding.parent?.range.lowerBound } ? [] : removal
  }

  /// `if let delegate = application.delegate as? AppDelegate` → `if application.delegate is AppDelegate`, as the compiler suggests.
  private static func booleanTest(of binding: Node) -> [Edit]? {
    guard let bound = OptionalBinding(binding), let value = bound.value, !binding.tree.hasComment(in: binding.range) else { return nil }
    let name = Edit.delete(binding.range.lowerBound..<value.range.lowerBound)
    if let cast = Cast(value), cast.isOptional {
      let mark = cast.operand.range.upperBound..<cast.type.range.lowerBound
      return [name, .replace(mark, with: " is ")]
    }
    return value.chainBase == nil ? nil : [name, .insert(" != nil", at: value.range.upperBound)]
  }
}

extension Node {
  /// Whether an expression finds something and does nothing else: members, elements, casts.
  fileprivate var onlyLooksUp: Bool {
    preorder.allSatisfy { node in
      switch node.kind {
      case .functionCall: ["first", "filter", "map", "compactMap", "flatMap"].contains(FunctionCall(node)?.calleeName ?? "")
      case .tryExpr, .awaitExpr, .macroExpansion: false
      case .infixOperator: InfixOperator(node)?.assigns == false
      default: true
      }
    }
  }

  /// The statement goes with its lines; a comment behind it takes its place.
  fileprivate var removal: Edit {
    let comment = tree.source[range.upperBound...].firstIndex { !$0.isBlank } ?? range.upperBound
    guard comment < tree.source.endOfLine(at: range.upperBound) else { return .deleteLines(range, of: tree) }
    return .delete(range.lowerBound..<comment)
  }

  /// Whether no other statement stands on its lines.
  fileprivate var standsAlone: Bool {
    let source = tree.source
    guard beginsLine else { return false }
    let rest = source[range.upperBound..<source.endOfLine(at: range.upperBound)].drop(while: \.isBlank)
    return rest.isEmpty || rest.starts(with: "//".utf8)
  }
}
