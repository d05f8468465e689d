// What is no view but has a container says how much room there is.
import UIKit

final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionContext.view(forKey: .to)?.frame.origin.y = UIScreen.main.bounds.height
    }
}

final class ShelfController: UIViewController {
    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = UIScreen.main.bounds.width / 2
            return self.section(environment, width)
        }
    }

    private func section(_ environment: NSCollectionLayoutEnvironment, _ width: CGFloat) -> NSCollectionLayoutSection? { nil }
}

enum Shelves {
    static func width(in environment: NSCollectionLayoutEnvironment) -> CGFloat { UIScreen.main.bounds.width / 3 }
}
