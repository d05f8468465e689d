// A coordinate, a bar with air, a ratio, the other axis, a constraint's constant, edges counted otherwise: nothing there says that both edges are meant.
import SwiftUI
import UIKit

final class KiteController: UIViewController {
    private let kite = UIView()
    private var height: NSLayoutConstraint?
    var reach: CGFloat = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.bottom` is doubled, but the top inset may differ: name the edges that are meant
        kite.frame.origin.y = view.bounds.height - 60 - view.safeAreaInsets.bottom * 2
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled, but the right inset may differ: name the edges that are meant
        kite.center = CGPoint(x: view.bounds.width - view.safeAreaInsets.left * 2, y: 0)
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.bottom` is doubled, but the top inset may differ: name the edges that are meant
        kite.frame.size.height = 44 + view.safeAreaInsets.bottom * 2
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.top` is doubled, but the bottom inset may differ: name the edges that are meant
        kite.frame.size.width = view.bounds.width - view.safeAreaInsets.top * 2
        // TODO: [unfold:symmetric-insets] a share of twice `view.safeAreaInsets.left`: the right inset may differ; use each edge's own
        kite.alpha = view.safeAreaInsets.left * 2 / view.bounds.width
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled, but the right inset may differ: name the edges that are meant
        kite.transform = CGAffineTransform(translationX: 2 * view.safeAreaInsets.left, y: 0)
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.top` is doubled, but the bottom inset may differ: name the edges that are meant
        height?.constant = -view.safeAreaInsets.top * 2
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled, but the right inset may differ: name the edges that are meant
        reach = view.bounds.midX - view.safeAreaInsets.left * 2
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled, but the right inset may differ: name the edges that are meant
        reach = view.bounds.width - (view.safeAreaInsets.left * 2).rounded()
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled with its other terms: subtract the right inset by name
        reach = (view.bounds.width / 2 - view.safeAreaInsets.left) * 2
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled, but the right inset may differ: name the edges that are meant
        reach = view.bounds.width + -2 * view.safeAreaInsets.left
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.top` is doubled, but the bottom inset may differ: name the edges that are meant
        reach = view.bounds.height - view.safeAreaInsets.top * 2 - view.safeAreaInsets.bottom
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled, but the right inset may differ: name the edges that are meant
        reach = view.bounds.width - view.safeAreaInsets.left - 2 * view.safeAreaInsets.left
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.left` is doubled, but the right inset may differ: name the edges that are meant
        if reach > view.safeAreaInsets.left * 2 {
            reach = 0
        }
    }
}

struct Kite: View {
    var body: some View {
        GeometryReader { proxy in
            // TODO: [unfold:symmetric-insets] `proxy.safeAreaInsets.leading` is doubled, but the trailing inset may differ: name the edges that are meant
            Color.red
                .offset(x: proxy.safeAreaInsets.leading * 2)
            // TODO: [unfold:symmetric-insets] `proxy.safeAreaInsets.bottom` is doubled, but the top inset may differ: name the edges that are meant
            Color.blue
                .padding(.bottom, proxy.safeAreaInsets.bottom * 2 + 8)
            // TODO: [unfold:symmetric-insets] `proxy.safeAreaInsets.leading` is doubled, but the trailing inset may differ: name the edges that are meant
            Color.green
                .padding(.horizontal, proxy.safeAreaInsets.leading * 2)
        }
    }
}
