import Rewriting
import Semantics
import Syntax

/// `UIScreen.main.bounds` → the bounds of the view that the size is for.
///
/// The screen's size says nothing about the room a view has: not in Split View, not on the inner display, not while the device unfolds.
package struct MainScreenBounds: Transform {
  package static let metadata = Metadata(
    id: "main-screen-bounds",
    title: "UIScreen.main.bounds",
    summary: "`UIScreen.main.bounds` becomes the bounds of the view, scroll view or scene that the size is for.",
    checklistItem: "Main screen references",
    explanation: """
      Matches every read of `UIScreen.main.bounds` and of what hangs on it (`.width`, `.size.height`, ...).

      Writes, in a view controller, `view.bounds`, or the bounds of the collection, table or scroll view that a delegate method is passed;
      `size` in `viewWillTransition(to:with:)`; `.zero` for the first frame of a view that is made in `init` or `loadView`;
      `UIWindow(windowScene:)` where the scene is at hand; in SwiftUI, for `.frame(width: UIScreen.main.bounds.width * 0.8)`,
      `.containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }` (iOS 17).

      Leaves a TODO where the size is not final (`init`, `viewDidLoad`, `viewWillAppear`, `setup...`, `configure...`, `make...`), where a
      device is recognised by its screen (`== 812`, `max(width, height)`, a `switch`), in views, in statics and constants, and in texts that
      say they are about the screen. It never writes a GeometryReader, which changes the layout around it.
      """,
    example: (
      before: """
      func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: UIScreen.main.bounds.width / 3, height: 80)
      }
      """,
      after: """
      func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width / 3, height: 80)
      }
      """
    ))
  package static let triggers = ["UIScreen"]
  package static let anchors: [NodeKind] = [.memberAccess]

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    guard let bounds = ScreenBounds(node, in: context.model) else { return [] }
    switch BoundsJudge(bounds, in: context).verdict {
    case .source(let source): return [rewrite(bounds, to: source)]
    case .replacement(let fix, let message): return [.rewrite(node, message: message, fix: fix)]
    case .person(let message): return [.todo(at: node, message: message, helper: Wording.helper(at: node, in: context))]
    case .skip(let reason): return [.skip(node, reason: reason)]
    }
  }

  /// `UIScreen` becomes the source, `.main` goes; where the source says it all (`.zero`, `size`), `.bounds` goes too.
  private func rewrite(_ bounds: ScreenBounds, to source: BoundsJudge.Source) -> Finding {
    let read = bounds.read
    var edits = read.screen.edits(replacingItBy: source.text)
    if source.standsFor != .owner { edits += read.access.editsRemovingMember }
    if source.standsFor == .size, bounds.part != .rect, let size = read.node.parenthesized.parent.flatMap(MemberAccess.init),
      size.isNamed("size")
    {
      edits += size.editsRemovingMember
    }
    return .rewrite(read.node, message: "UIScreen.main.bounds → \(source.text)\(source.standsFor == .owner ? ".bounds" : "")", edits: edits)
  }
}
