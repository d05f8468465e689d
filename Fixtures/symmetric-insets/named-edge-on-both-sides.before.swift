// An edge that has a local name and is used for both sides: the opposite edge has to get a name too.
import SwiftUI
import UIKit

struct Banner: View {
    var body: some View {
        GeometryReader { proxy in
            let side = proxy.safeAreaInsets.leading
            VStack {
                Text("Today").padding(.leading, side)
                Text("Tomorrow").padding(.horizontal, side)
                Text("Some day").padding(.horizontal, max(side, 16))
            }
        }
    }
}

final class BannerController: UIViewController {
    private let scroll = UIScrollView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = view.safeAreaInsets.left
        scroll.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        scroll.layoutMargins = UIEdgeInsets(top: 0, left: max(side, 16), bottom: 0, right: max(side, 16))
        scroll.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: view.safeAreaInsets.right)
    }
}
