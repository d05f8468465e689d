// A named answer is one about shape or about height, as its uses are; where they are both, a person decides.
import UIKit

final class GalleryController: UIViewController {
    private let strip = UIStackView()
    private let flow = UICollectionViewFlowLayout()
    private let caption = UILabel()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isLandscape = view.bounds.width > view.bounds.height
        strip.axis = isLandscape ? .horizontal : .vertical
        flow.scrollDirection = isLandscape ? .horizontal : .vertical
    }

    func caption(_ text: String) {
        let isPortrait = traitCollection.verticalSizeClass == .regular
        caption.numberOfLines = isPortrait ? 3 : 1
        caption.isHidden = !isPortrait && text.isEmpty
    }

    func rearrange() {
        // TODO: [unfold:orientation] `landscape` picks an axis and a height below: ask for shape and size class separately
        let landscape = UIDevice.current.orientation.isLandscape
        strip.axis = landscape ? .horizontal : .vertical
        strip.spacing = landscape ? 4 : 12
    }
}
