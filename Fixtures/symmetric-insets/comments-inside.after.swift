// Comments inside a product or a call stay where they are; a call that would become one line over its comment is left to a person.
import SwiftUI
import UIKit

final class DioramaController: UIViewController {
    private let scene = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let a = view.bounds.width - view.safeAreaInsets.left /* the near side */ - view.safeAreaInsets.right // and the far one
        let b = view.bounds.width - view.safeAreaInsets.left - /* either side */ view.safeAreaInsets.right
        let c = view.frame.height - view.safeAreaInsets.top // the bar
            - view.safeAreaInsets.bottom
        scene.frame = CGRect(x: 0, y: 0, width: min(a, b), height: c)
        scene.layoutMargins = UIEdgeInsets(
            top: view.safeAreaInsets.top, left: 8, // painted
            bottom: /* the floor */ view.safeAreaInsets.bottom, right: 8)
        // TODO: [unfold:symmetric-insets] insetBy takes `view.safeAreaInsets.left` off both sides: use inset(by:) with each edge's own
        scene.frame = view.bounds.insetBy(
            dx: view.safeAreaInsets.left, // wings
            dy: view.safeAreaInsets.top
        )
    }
}

struct Diorama: View {
    var body: some View {
        GeometryReader { proxy in
            Color.green.padding(
                .leading, // wings
                proxy.safeAreaInsets.leading
            ).padding(.trailing, proxy.safeAreaInsets.trailing)
        }
    }
}
