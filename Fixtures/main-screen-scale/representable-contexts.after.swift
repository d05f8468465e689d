// Make and update methods have a context under whatever name; a coordinator has to be handed the scale.
import SwiftUI
import UIKit

struct PageView: UIViewControllerRepresentable {
    var page: Int

    func makeCoordinator() -> Coordinator {
        // TODO: [unfold:main-screen-scale] there is no context here yet: give the coordinator displayScale in `updateUIViewController`
        Coordinator(scale: UIScreen.main.scale)
    }

    func makeUIViewController(context ctx: Context) -> UIPageViewController {
        let pages = UIPageViewController()
        pages.view.layer.borderWidth = 1 / ctx.environment.displayScale
        return pages
    }

    func updateUIViewController(_ pages: UIPageViewController, context: UIViewControllerRepresentableContext<PageView>) {
        pages.children.forEach { child in
            child.view.layer.cornerRadius = CGFloat(page) / context.environment.displayScale
        }
    }

    static func dismantleUIViewController(_ pages: UIPageViewController, coordinator: Coordinator) {
        pages.view.layer.borderWidth = 0 * pages.traitCollection.displayScale
    }

    final class Coordinator: NSObject {
        private let scale: CGFloat

        init(scale: CGFloat) { self.scale = scale }

        func pixels(_ points: CGFloat) -> CGFloat {
            // TODO: [unfold:main-screen-scale] a coordinator has no environment: pass displayScale on from `updateUIViewController`
            (points * UIScreen.main.scale).rounded()
        }
    }
}
