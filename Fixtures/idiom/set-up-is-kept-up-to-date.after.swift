// What a set-up method assigns is set again when the width class changes; what it builds or branches on is not rewritten.
import UIKit

final class LibraryController: UIViewController {
  private let shelves = UIStackView()
  private let filter = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    shelves.spacing = traitCollection.horizontalSizeClass == .regular ? 32 : 16
    filter.isHidden = traitCollection.horizontalSizeClass == .compact
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
      self.shelves.spacing = self.traitCollection.horizontalSizeClass == .regular ? 32 : 16
      self.filter.isHidden = self.traitCollection.horizontalSizeClass == .compact
    }
    // TODO: [unfold:idiom] decided once, before the width is known: decide in viewWillLayoutSubviews, from traitCollection
    if UIDevice.current.userInterfaceIdiom == .pad {
      view.addSubview(filter)
    }
    // TODO: [unfold:idiom] this constraint is made once: keep it, and set its constant when UITraitHorizontalSizeClass changes
    filter.widthAnchor.constraint(equalToConstant: UIDevice.current.userInterfaceIdiom == .pad ? 320 : 200).isActive = true
  }
}
