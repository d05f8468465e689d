// Both edges, margins that are not the safe area, and insets of unknown origin are left alone.
import SwiftUI
import UIKit

final class LedgeController: UIViewController {
    private let ledge = UIScrollView()
    private let margin: CGFloat = 16

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - view.layoutMargins.left * 2
        let height = view.bounds.height - ledge.contentInset.top * 2 - ledge.adjustedContentInset.bottom * 2
        ledge.frame.size = CGSize(width: width - margin * 2, height: height)
        ledge.frame.size.width = view.bounds.width - additionalSafeAreaInsets.left * 2
        ledge.frame.size.width -= view.safeAreaInsets.left + view.safeAreaInsets.right
        ledge.frame.size.width = view.bounds.width - max(view.safeAreaInsets.left, view.safeAreaInsets.right) * 2
        ledge.center.x = view.safeAreaInsets.left + view.bounds.inset(by: view.safeAreaInsets).width / 2
        ledge.frame.origin.x = view.safeAreaInsets.left * 3 + ledge.safeAreaInsets.left
        ledge.contentInset = UIEdgeInsets(top: 0, left: view.safeAreaInsets.left, bottom: 0, right: view.safeAreaInsets.right)
        ledge.frame.size.width = view.bounds.width - view.directionalLayoutMargins.leading * 2
        ledge.isHidden = view.safeAreaInsets.top > view.safeAreaInsets.bottom
    }

    /// The insets are the caller's, and may be anything.
    func width(of size: CGSize, without insets: UIEdgeInsets) -> CGFloat {
        size.width - insets.left * 2
    }
}

struct Ledge: View {
    var body: some View {
        GeometryReader { proxy in
            Color.gray
                .padding(.horizontal, 16 * 2)
                .padding(.leading, proxy.safeAreaInsets.leading)
                .frame(width: proxy.size.width - proxy.safeAreaInsets.leading - proxy.safeAreaInsets.trailing)
        }
    }
}
