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
        if view.bounds.width <= view.bounds.height {
            stack.axis = .vertical
        } else {
            stack.axis = .horizontal
        }
        flow.scrollDirection = view.bounds.width <= view.bounds.height ? .vertical : .horizontal
        stack.axis = if view.bounds.width > view.bounds.height { .horizontal } else { .vertical }
        let direction: UICollectionView.ScrollDirection = view.bounds.width > view.bounds.height ? .horizontal : .vertical
        let side = view.bounds.width > view.bounds.height ? view.bounds.height : view.bounds.width
        backdrop.image = UIImage(named: view.bounds.width > view.bounds.height ? "stage-landscape" : "stage-portrait")
        grid.setCollectionViewLayout(view.bounds.width <= view.bounds.height ? portraitLayout : landscapeLayout, animated: false)
        landscapeLayout.scrollDirection = direction
        backdrop.frame.size.width = side
        // Neither a direction nor a side: how much height there is decides.
        stack.spacing = traitCollection.verticalSizeClass == .compact ? 4 : 12
    }

    func turn(_ view: UIStackView) {
        view.axis = self.view.bounds.width > self.view.bounds.height ? .horizontal : .vertical
    }
}

final class StageView: UIView {
    private let wings = UIStackView()

    override func layoutSubviews() {
        super.layoutSubviews()
        wings.axis = bounds.width > bounds.height ? .horizontal : .vertical
    }

    override func updateConstraints() {
        let bounds = wings.bounds
        wings.axis = bounds.isEmpty || self.bounds.width > self.bounds.height ? .horizontal : .vertical
        super.updateConstraints()
    }
}
