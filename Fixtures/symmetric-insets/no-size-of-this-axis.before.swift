// A coordinate, a bar with air, a ratio, the other axis, a constraint's constant, edges counted otherwise: nothing there says that both edges are meant.
import SwiftUI
import UIKit

final class KiteController: UIViewController {
    private let kite = UIView()
    private var height: NSLayoutConstraint?
    var reach: CGFloat = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        kite.frame.origin.y = view.bounds.height - 60 - view.safeAreaInsets.bottom * 2
        kite.center = CGPoint(x: view.bounds.width - view.safeAreaInsets.left * 2, y: 0)
        kite.frame.size.height = 44 + view.safeAreaInsets.bottom * 2
        kite.frame.size.width = view.bounds.width - view.safeAreaInsets.top * 2
        kite.alpha = view.safeAreaInsets.left * 2 / view.bounds.width
        kite.transform = CGAffineTransform(translationX: 2 * view.safeAreaInsets.left, y: 0)
        height?.constant = -view.safeAreaInsets.top * 2
        reach = view.bounds.midX - view.safeAreaInsets.left * 2
        reach = view.bounds.width - (view.safeAreaInsets.left * 2).rounded()
        reach = (view.bounds.width / 2 - view.safeAreaInsets.left) * 2
        reach = view.bounds.width + -2 * view.safeAreaInsets.left
        reach = view.bounds.height - view.safeAreaInsets.top * 2 - view.safeAreaInsets.bottom
        reach = view.bounds.width - view.safeAreaInsets.left - 2 * view.safeAreaInsets.left
        if reach > view.safeAreaInsets.left * 2 {
            reach = 0
        }
    }
}

struct Kite: View {
    var body: some View {
        GeometryReader { proxy in
            Color.red
                .offset(x: proxy.safeAreaInsets.leading * 2)
            Color.blue
                .padding(.bottom, proxy.safeAreaInsets.bottom * 2 + 8)
            Color.green
                .padding(.horizontal, proxy.safeAreaInsets.leading * 2)
        }
    }
}
