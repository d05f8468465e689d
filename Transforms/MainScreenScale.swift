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
      function is passed, if there is one; `displayScale` with its `@Environment` property in a SwiftUI view;
      `context.environment.displayScale` in a representable; the traits of the one view that a helper is passed.
      A value that set-up code (`init`, `viewDidLoad`, `awakeFromNib`, `setup...`, `configure...`) computes and keeps also gets a
      `registerForTraitChanges`, so that it is computed again on the other display; what is made with it once (a view, an image that is
      drawn), and a method that runs again, get a TODO in its place.

      A private function or computed property that only code with traits calls is passed a `traitCollection` by its callers.

      Leaves a TODO where nothing has traits to ask: globals, statics, stored and lazy values, default arguments, `init` before
      `super.init`, closures with a weak `self` that is not bound, code off the main thread, helpers that are passed no view.

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
  package static let triggers = ["UIScreen & scale"]
  package static let anchors: [NodeKind] = [.memberAccess]

  /// How a copy of a kept value reads the scale anew, in the registration that keeps it up to date.
  package static let kept = KeptTrait(id: metadata.id, trait: "UITraitDisplayScale") { node, prefix, context in
    read(at: node, in: context).map { edits(of: $0, asking: prefix + "traitCollection") }
  }

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    guard let read = Self.read(at: node, in: context) else { return [] }
    if let reason = reasonToLeave(read, in: context) { return [.todo(at: node, message: reason)] }
    switch context.model.traitSource(at: node) {
    case .own(let traits): return [rewriteAndKeep(read, asking: traits, in: context)]
    case .handed(let holder), .environmentValues(let holder): return [rewrite(read, asking: holder)]
    case .environment(let type): return [readEnvironment(in: type, for: read, in: context)]
    case .none(let reason): return [handDown(to: read, for: reason, in: context) ?? withoutTraits(read, reason, in: context)]
    }
  }

  /// The read of `UIScreen.main.scale` that a node is; nil for any other node.
  private static func read(at node: Node, in context: Context) -> MainScreenRead? {
    MainScreenRead(node, of: "scale", in: context.model)
  }

  /// Why a person has to decide, whatever traits there are.
  private func reasonToLeave(_ read: MainScreenRead, in context: Context) -> String? {
    if let other = read.otherScreenMember(in: context) { return Wording.compared(with: other) }
    if read.node.standsInForMissingScale { return "this stands in for a scale of 0, before there is a display: decide what to use then" }
    return read.node.lazyValueAround.map { Wording.lazy($0, at: read.node, need: "displayScale") }
  }

  // MARK: Rewrites

  /// `UIScreen.main.scale` → `traitCollection.displayScale`, of whatever holds the traits.
  private func rewrite(_ read: MainScreenRead, asking holder: String) -> Finding {
    .rewrite(read.node, message: Self.message(holder + ".displayScale"), edits: Self.edits(of: read, asking: holder))
  }

  /// The rewrite of a read of `self`'s own traits, with the registration that keeps a stored value up to date.
  private func rewriteAndKeep(_ read: MainScreenRead, asking traits: String, in context: Context) -> Finding {
    var fix = Fix(edits: Self.edits(of: read, asking: traits))
    switch TraitRegistration(in: context).upkeep(of: read.node, trait: Self.kept.trait) {
    case .nothing, .registered: break
    case .registration(let edits): fix.edits += edits
    case .person(let offset, let reason):
      fix.todos.append(TodoNote(at: offset, message: Wording.upkeep(reason, trait: Self.kept.trait)))
    }
    return .rewrite(read.node, message: Self.message(traits + ".displayScale"), fix: fix)
  }

  /// In a SwiftUI view its `@Environment` property stands for the whole read.
  private func readEnvironment(in type: TypeDecl, for read: MainScreenRead, in context: Context) -> Finding {
    switch EnvironmentProperty("displayScale").access(at: read.node, in: type, context: context) {
    case .property(let name, let declaration):
      .rewrite(read.node, message: Self.message(name), edits: read.edits(replacingItBy: name) + declaration)
    case .none(let obstacle): .todo(at: read.node, message: Wording.environment(obstacle, at: read.node, "displayScale"))
    }
  }

  /// The rewrite of a private function that its callers hand a `traitCollection`; nil if they cannot.
  private func handDown(to read: MainScreenRead, for reason: NoTraits, in context: Context) -> Finding? {
    guard reason.isForWantOfTraits, var fix = HandingDown(in: context).fix(for: read.node) else { return nil }
    fix.edits = Self.edits(of: read, asking: "traitCollection") + fix.edits
    return .rewrite(read.node, message: Self.message("traitCollection.displayScale"), fix: fix)
  }

  private func withoutTraits(_ read: MainScreenRead, _ reason: NoTraits, in context: Context) -> Finding {
    let message = Wording.noTraits(reason, at: read.node, need: "displayScale", in: context)
    return .todo(at: read.node, message: message, helper: Wording.helper(at: read.node, in: context))
  }

  private static func message(_ source: String) -> String { "UIScreen.main.scale → \(source)" }

  /// Token by token, so that what stands between them stays: `UIScreen` becomes the holder, `.main` goes, `scale` becomes `displayScale`.
  private static func edits(of read: MainScreenRead, asking holder: String) -> [Edit] {
    read.screen.edits(replacingItBy: holder) + [.replace(token: read.access.nameToken, of: read.node.tree, with: "displayScale")]
  }
}

extension Node {
  /// `let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale`: whether it is what a branch falls
  /// back on where the traits have no scale yet.
  fileprivate var standsInForMissingScale: Bool {
    guard let member = enclosingMember else { return false }
    var child = self
    for ancestor in ancestors {
      if ancestor == member { return false }
      if [.ifExpr, .guardStmt, .ternary].contains(ancestor.kind), let condition = ancestor.firstChild, condition != child,
        condition.comparesScaleWithZero
      {
        return true
      }
      child = ancestor
    }
    return false
  }

  private var comparesScaleWithZero: Bool {
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
