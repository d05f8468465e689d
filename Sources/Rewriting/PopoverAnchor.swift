import Semantics
import Syntax

/// An `if` that asks for a pad and then only anchors a popover: the anchor is right on every display, so the condition goes.
struct PopoverAnchor {
  let fix: Fix

  /// The fix for all of them, or nil if one of them has to stay.
  /// - Parameter local: The binding of a local that nothing asks any more.
  static func fix(for branches: [Node], removing local: Node?) -> Fix? {
    let anchors = branches.compactMap { PopoverAnchor($0) }
    guard anchors.count == branches.count, var fix = anchors.first?.fix else { return nil }
    for anchor in anchors.dropFirst() { fix.edits += anchor.fix.edits }
    guard let local else { return fix }
    guard let removal = LocalRemoval(local)?.edits else { return nil }
    fix.edits += removal
    fix.extent = local.enclosing(.codeBlock, .closure, .switchCase, .accessorBlock)?.range
    return fix
  }

  /// Nil where the branch cannot be unwrapped: it is an `else if`, declares a name that the block around it has too, or a comment
  /// stands in the condition.
  init?(_ node: Node) {
    guard let branch = IfExpr(node), branch.elseBody == nil, node.isItem, let body = branch.body else { return nil }
    if branch.conditions.count > 1 {
      // Of further conditions, only the one that takes the popover itself says nothing more.
      let asked = branch.conditions.first { OptionalBinding($0) == nil }
      let bound = branch.conditions.compactMap(OptionalBinding.init)
      guard branch.conditions.count == 2, bound.first?.value?.lastName == "popoverPresentationController",
        let removal = asked.flatMap({ ConditionRemoval($0) })?.edits
      else { return nil }
      fix = Fix(edits: removal)
      return
    }
    let tree = node.tree
    guard !tree.hasComment(in: node.range.lowerBound..<tree.tokens[body.firstToken].range.lowerBound),
      node.parent.map({ !body.declaresName(ofBlock: $0, around: node) }) ?? true
    else { return nil }
    fix = Fix(edits: Self.unwrapping(node, body), extent: node.range)
  }

  /// The body one level further out, byte for byte: what stands before it and behind it goes, and one level of each line's indentation.
  private static func unwrapping(_ node: Node, _ body: Node) -> [Edit] {
    let (tree, source) = (node.tree, node.tree.source)
    let open = tree.tokens[body.firstToken].range.upperBound
    let close = tree.tokens[body.lastToken].range
    let first = source[open...].firstIndex { !$0.isBlank } ?? open
    let opensLine = source.endOfLine(at: open) < close.lowerBound
    guard opensLine else {
      let last = source[..<close.lowerBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? close.lowerBound
      return [.delete(node.range.lowerBound..<first), .delete(last..<close.upperBound)]
    }
    var edits: [Edit] = []
    let own = source.indentation(at: node.range.lowerBound)
    var line = source.startOfNextLine(at: open)
    // A comment behind the brace stays where the `if` was; else the first line of the body moves there.
    if first < source.endOfLine(at: open) {
      edits.append(.delete(node.range.lowerBound..<first))
    } else {
      while source[line...].first.map({ $0 == 0x0A || $0 == 0x0D }) == true, line < close.lowerBound {
        line = source.startOfNextLine(at: line)
      }
      edits.append(.delete(node.range.lowerBound..<line + source.indentation(at: line).count))
      line = source.startOfNextLine(at: line)
    }
    let level = levelOfIndentation(in: body, own: own)
    let last = source.startOfLine(at: close.lowerBound)
    while line < last {
      let indentation = source.indentation(at: line)
      if indentation.starts(with: own), indentation.dropFirst(own.count).starts(with: level), !level.isEmpty {
        edits.append(.delete(line + own.count..<line + own.count + level.count))
      }
      line = source.startOfNextLine(at: line)
    }
    return edits + [closing(close, of: source)]
  }

  /// What the body's first statement is indented by beyond the `if`.
  private static func levelOfIndentation(in body: Node, own: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let statement = body.firstChild else { return [] }
    let indentation = body.tree.source.indentation(at: statement.range.lowerBound)
    return indentation.starts(with: own) ? indentation.dropFirst(own.count) : []
  }

  /// The closing brace goes with its line, or alone where something else stands there.
  private static func closing(_ brace: Range<Int>, of source: [UInt8]) -> Edit {
    let start = source.startOfLine(at: brace.lowerBound)
    let end = source.endOfLine(at: brace.upperBound)
    guard source[start..<brace.lowerBound].allSatisfy(\.isBlank) else {
      let before = source[..<brace.lowerBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? brace.lowerBound
      return .delete(before..<brace.upperBound)
    }
    if source[brace.upperBound..<end].allSatisfy(\.isBlank) { return .delete(source.endOfLine(before: start)..<end) }
    let next = source[brace.upperBound...].firstIndex { !$0.isBlank } ?? brace.upperBound
    return .delete(brace.lowerBound..<next)
  }
}

extension Node {
  /// Whether a block that is unwrapped declares a name that the block around it has too.
  fileprivate func declaresName(ofBlock block: Node, around branch: Node) -> Bool {
    let names = Set(children.compactMap(VariableDecl.init).flatMap(\.bindings).compactMap(\.name))
    guard !names.isEmpty else { return false }
    return block.children.contains { item in
      guard item != branch else { return false }
      let bound =
        VariableDecl(item)?.bindings.compactMap(\.name) ?? GuardStmt(item)?.conditions.compactMap { OptionalBinding($0)?.name } ?? []
      return !names.isDisjoint(with: bound)
    }
  }
}
