// What flows along the longer side asks for the shape of the view: axes, directions, sides and artwork.
import UIKit

final class StageController: UIViewController {
    private let stack = UIStackView()
    private let flow = UICollectionViewFlowLayout()
    private let backdrop = UIImageView()
    private var wideArtwork: UIImage?
    private let landscapeLayout = UICollectionViewFlowLayout()
    private let portraitLayout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: portraitLayout)

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if UIDevice.current.orientation.isPortrait {
            stack.axis = .vertical
        } else {
            stack.axis = .horizontal
        }
        flow.scrollDirection = !UIApplication.shared.statusBarOrientation.isLandscape ? .vertical : .horizontal
        stack.axis = if UIDevice.current.orientation.isLandscape { .horizontal } else { .vertical }
        let direction: UICollectionView.ScrollDirection = interfaceOrientation.isLandscape ? .horizontal : .vertical
        let side = UIApplication.shared.statusBarOrientation.isLandscape ? view.bounds.height : view.bounds.width
        backdrop.image = UIImage(named: UIDevice.current.orientation.isLandscape ? "stage-landscape" : "stage-portrait")
        grid.setCollectionViewLayout(UIDevice.current.orientation.isPortrait ? portraitLayout : landscapeLayout, animated: false)
        landscapeLayout.scrollDirection = direction
        backdrop.frame.size.width = side
        // Neither a direction nor a side: how much height there is decides.
        stack.spacing = UIDevice.current.orientation.isLandscape ? 4 : 12
    }

    func turn(_ view: UIStackView) {
        view.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}

final class StageView: UIView {
    private let wings = UIStackView()

    override func layoutSubviews() {
        super.layoutSubviews()
        wings.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }

    override func updateConstraints() {
        let bounds = wings.bounds
        wings.axis = bounds.isEmpty || UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        super.updateConstraints()
    }
}
