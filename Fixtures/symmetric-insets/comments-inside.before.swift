// Comments inside a product or a call stay where they are; a call that would become one line over its comment is left to a person.
import SwiftUI
import UIKit

final class DioramaController: UIViewController {
    private let scene = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let a = view.bounds.width - view.safeAreaInsets.left /* the near side */ * 2 // and the far one
        let b = view.bounds.width - 2 * /* either side */ view.safeAreaInsets.left
        let c = view.frame.height - (view.safeAreaInsets.top // the bar
            * 2)
        scene.frame = CGRect(x: 0, y: 0, width: min(a, b), height: c)
        scene.layoutMargins = UIEdgeInsets(
            top: view.safeAreaInsets.top, left: 8, // painted
            bottom: /* the floor */ view.safeAreaInsets.top, right: 8)
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
                .horizontal, // wings
                proxy.safeAreaInsets.leading
            )
        }
    }
}
