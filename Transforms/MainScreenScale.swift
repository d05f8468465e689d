import Rewriting
import Semantics
import Syntax

/// `UIScreen.main.scale` → the display scale of the view, the controller or the SwiftUI environment that asks.
///
/// Of two displays the main screen is one, so its scale is right on one of them only. Where the value is computed in set-up code and
/// kept, the rewrite also registers for changes (`registerForTraitChanges`, iOS 17).
package struct MainScreenScale: KeepingTransform {
  package static let metadata = Metadata(
    id: "main-screen-scale",
    title: "UIScreen.main.scale",
    summary:
      "`UIScreen.main.scale` becomes the `displayScale` of the traits or the environment at hand, and kept values are kept up to date.",
    checklistItem: "Main screen references",
    explanation: """
      Matches every read of `UIScreen.main.scale`.

      Writes `traitCollection.displayScale` in a view, a view controller or a presentation controller; the trait collection that a
      function is handed, if there is one; `displayScale` with its `@Environment` property in a SwiftUI view;
      `context.environment.displayScale` in a representable; the traits of the one view that a helper is handed.
      A value that set-up code (`init`, `viewDidLoad`, `awakeFromNib`, `setup...`, `configure...`) computes and keeps also gets a
      `registerForTraitChanges`, so that it is computed again on the other display.

      A private function or computed property that only code with traits calls is handed a `traitCollection` by its callers.

      Leaves a TODO where nothing has traits to ask: globals, statics, stored and lazy values, default arguments, `init` before
      `super.init`, closures with a weak `self` that is not bound, code off the main thread, helpers that are handed no view.

      A detached view may have the scale 0 (unspecified): look twice at divisions in code that runs before the view is in a window.
      """,
    example: (
      before: """
      override func layoutSubviews() {
        super.layoutSubviews()
        line.frame.size.height = 1 / UIScreen.main.scale
      }
      """,
      after: """
      override func layoutSubviews() {
        super.layoutSubviews()
        line.frame.size.height = 1 / traitCollection.displayScale
      }
      """
    ))
  package static let triggers = ["UIScreen"]
  package static let anchors: [NodeKind] = [.memberAccess]

  /// What a registration for this transform's values covers.
  package static let kept = KeptTrait(trait: "UITraitDisplayScale") { node, prefix, context in
    guard let read = MainScreenRead(node, in: context.model), read.member == "scale" else { return nil }
    return edits(of: read, to: prefix + "traitCollection.displayScale")
  }

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    guard let read = MainScreenRead(node, in: context.model), read.member == "scale" else { return [] }
    if let other = read.otherScreenMember(in: context) {
      return [.todo(at: node, message: Wording.compared(with: other))]
    }
    if node.standsInForMissingScale {
      return [.todo(at: node, message: "this stands in for a scale of 0, before there is a display: decide what holds then")]
    }
    if let kept = node.lazyValueAround {
      return [.todo(at: node, message: Wording.lazy(kept, at: node, need: "displayScale"))]
    }
    switch context.model.traitSource(at: node) {
    case .own(let traits):
      return [rewriteAndKeep(read, to: traits + ".displayScale", in: context)]
    case .handed(let traits):
      return [rewrite(read, to: traits + ".displayScale")]
    case .environmentValues(let values):
      return [rewrite(read, to: values + ".displayScale")]
    case .environment(let type):
      switch EnvironmentProperty("displayScale").access(at: node, in: type, context: context) {
      case .property(let name, let insertions):
        return [rewrite(read, to: name, with: insertions)]
      case .none(let obstacle):
        return [.todo(at: node, message: Wording.environment(obstacle, at: node, "displayScale"))]
      }
    case .none(let reason):
      if reason.isForWantOfTraits, var fix = HandingDown(in: context).fix(for: node) {
        fix.edits = Self.edits(of: read, to: "traitCollection.displayScale") + fix.edits
        return [.rewrite(read.node, message: "UIScreen.main.scale → traitCollection.displayScale", fix: fix)]
      }
      return [
        .todo(
          at: node, message: Wording.noTraits(reason, at: node, need: "displayScale", in: context),
          helper: Wording.helper(at: node, in: context))
      ]
    }
  }

  private func rewrite(_ read: MainScreenRead, to source: String, with more: [Edit] = []) -> Finding {
    .rewrite(read.node, message: "UIScreen.main.scale → \(source)", edits: Self.edits(of: read, to: source) + more)
  }

  /// The rewrite of a read of `self`'s own traits, with the registration that keeps a stored value up to date.
  private func rewriteAndKeep(_ read: MainScreenRead, to source: String, in context: Context) -> Finding {
    var fix = Fix(edits: Self.edits(of: read, to: source))
    switch TraitRegistration(in: context).upkeep(of: read.node, trait: Self.kept.trait) {
    case .nothing, .registered: break
    case .registration(let edits): fix.edits += edits
    case .person(let offset, let reason):
      fix.todos.append(TodoNote(at: offset, message: Wording.upkeep(reason, trait: Self.kept.trait)))
    }
    return .rewrite(read.node, message: "UIScreen.main.scale → \(source)", fix: fix)
  }

  /// `UIScreen` becomes the source's first part, `.main` goes, `scale` becomes its last name; what stands between them stays.
  private static func edits(of read: MainScreenRead, to source: String) -> [Edit] {
    guard let period = source.lastIndex(of: ".") else { return read.edits(replacingItBy: source) }
    let name = String(source[source.index(after: period)...])
    return read.screen.edits(replacingItBy: String(source[..<period]))
      + [.replace(token: read.access.nameToken, of: read.node.tree, with: name)]
  }
}

extension Node {
  /// Whether it is what a branch falls back on where the traits' own `displayScale` is 0.
  fileprivate var standsInForMissingScale: Bool {
    guard let member = enclosingMember else { return false }
    var child = self
    for ancestor in ancestors {
      if ancestor == member { return false }
      if [.ifExpr, .guardStmt, .ternary].contains(ancestor.kind), let condition = ancestor.firstChild, condition != child,
        condition.comparesScaleWithZero(in: member)
      {
        return true
      }
      child = ancestor
    }
    return false
  }

  private func comparesScaleWithZero(in member: Node) -> Bool {
    preorder.compactMap(InfixOperator.init).contains { infix in
      guard ["==", ">", "<=", "!=", "<"].contains(infix.operatorText), let zero = [infix.left, infix.right].first(where: \.isNumber),
        ["0", "0.0", ".0"].contains(zero.text)
      else { return false }
      let value = infix.left == zero ? infix.right : infix.left
      if value.lastName == "displayScale" { return true }
      return value.lastName.flatMap { localBinding(named: $0)?.value?.lastName } == "displayScale"
    }
  }
}
