import Rewriting
import Semantics
import Syntax

/// `UIDevice.current.userInterfaceIdiom == .pad` → the horizontal size class of whoever asks.
///
/// The inner display of a phone is as wide as a pad and its idiom is a phone's, so layout has to ask for the width there is. What is
/// presented, kept, named or gated by the kind of device is no layout and is left to a person, or left alone.
package struct Idiom: KeepingTransform {
  package static let metadata = Metadata(
    id: "idiom",
    title: "Layout by the kind of device",
    summary: "Layout that asks for a pad or a phone asks for the horizontal size class; anchors of popovers are set on every device.",
    checklistItem: "Device idiom checks",
    explanation: """
      Matches `UIDevice.current.userInterfaceIdiom`, `UI_USER_INTERFACE_IDIOM()`, `X.traitCollection.userInterfaceIdiom` and
      `UIScreen.main.traitCollection.userInterfaceIdiom` where they are compared with `.pad` or `.phone`: `==`, `!=`, either way round,
      `switch`, `if case`, and through a local constant.

      Writes `traitCollection.horizontalSizeClass == .regular` for a pad and `== .compact` for a phone, from the traits that are at hand: a
      view's or a controller's own, those that are passed in, `X`'s where `X` was asked, `@Environment(\\.horizontalSizeClass)` in a SwiftUI
      view. What a set-up method assigns gets a `registerForTraitChanges`. A branch that only anchors a popover loses its condition.

      Leaves `.mac`, `.tv`, `.vision` and `.carPlay` alone, and what is no layout: logs, analytics, user agents, dictionaries, names of
      files, storyboards and assets, limits of memory.

      Leaves a TODO where a branch presents, decides orientations, gates a feature, or stands in for a notch or the tab bar; where the
      answer is kept, a helper gives it to the whole app, or nothing has traits; in set-up code that builds or branches; in app extensions.

      On today's devices this changes two things. The largest iPhones are regular in width in landscape, so they take the pad's path there.
      A narrow iPad window (Split View, Slide Over, a small Stage Manager window) is compact, so it takes the phone's path.
      """,
    example: (
      before: "columns = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 2",
      after: "columns = traitCollection.horizontalSizeClass == .regular ? 3 : 2"
    ))
  package static let triggers = ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"]
  package static let anchors: [NodeKind] = [.memberAccess, .functionCall, .identifier]

  /// What a registration for this transform's values covers.
  package static let kept = KeptTrait(id: metadata.id, trait: DeviceAspect.idiom.trait) { node, prefix, context in
    DeviceJudge(.idiom, in: context).keptEdits(of: node, behind: prefix)
  }

  package init() {}

  package func findings(at node: Node, in context: Context) -> [Finding] {
    DeviceJudge(.idiom, in: context).findings(at: node)
  }
}
