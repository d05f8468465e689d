// What is no view but has a container says how much room there is.
import UIKit

final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        // TODO: [unfold:main-screen-bounds] a transition fills its container, not the screen: ask `transitionContext.containerView.bounds`
        transitionContext.view(forKey: .to)?.frame.origin.y = UIScreen.main.bounds.height
    }
}

final class ShelfController: UIViewController {
    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            // TODO: [unfold:main-screen-bounds] a section has the space of its `environment.container`: ask that for its effectiveContentSize
            let width = UIScreen.main.bounds.width / 2
            return self.section(environment, width)
        }
    }

    private func section(_ environment: NSCollectionLayoutEnvironment, _ width: CGFloat) -> NSCollectionLayoutSection? { nil }
}

enum Shelves {
    // TODO: [unfold:main-screen-bounds] a section has the space of its `environment.container`: ask that for its effectiveContentSize
    static func width(in environment: NSCollectionLayoutEnvironment) -> CGFloat { UIScreen.main.bounds.width / 3 }
}
