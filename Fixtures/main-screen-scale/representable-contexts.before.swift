// Make and update methods have a context under whatever name; a coordinator has to be handed the scale.
import SwiftUI
import UIKit

struct PageView: UIViewControllerRepresentable {
    var page: Int

    func makeCoordinator() -> Coordinator {
        Coordinator(scale: UIScreen.main.scale)
    }

    func makeUIViewController(context ctx: Context) -> UIPageViewController {
        let pages = UIPageViewController()
        pages.view.layer.borderWidth = 1 / UIScreen.main.scale
        return pages
    }

    func updateUIViewController(_ pages: UIPageViewController, context: UIViewControllerRepresentableContext<PageView>) {
        pages.children.forEach { child in
            child.view.layer.cornerRadius = CGFloat(page) / UIScreen.main.scale
        }
    }

    static func dismantleUIViewController(_ pages: UIPageViewController, coordinator: Coordinator) {
        pages.view.layer.borderWidth = 0 * UIScreen.main.scale
    }

    final class Coordinator: NSObject {
        private let scale: CGFloat

        init(scale: CGFloat) { self.scale = scale }

        func pixels(_ points: CGFloat) -> CGFloat {
            (points * UIScreen.main.scale).rounded()
        }
    }
}
