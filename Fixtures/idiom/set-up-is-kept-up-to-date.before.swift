// What a set-up method assigns is set again when the width class changes; what it builds or branches on is not rewritten.
import UIKit

final class LibraryController: UIViewController {
  private let shelves = UIStackView()
  private let filter = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    shelves.spacing = UIDevice.current.userInterfaceIdiom == .pad ? 32 : 16
    filter.isHidden = traitCollection.userInterfaceIdiom == .phone
    if UIDevice.current.userInterfaceIdiom == .pad {
      view.addSubview(filter)
    }
    filter.widthAnchor.constraint(equalToConstant: UIDevice.current.userInterfaceIdiom == .pad ? 320 : 200).isActive = true
  }
}
