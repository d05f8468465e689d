// An edge compared with a number is meant to recognise a notch, a home button or a home indicator.
import SwiftUI
import UIKit

final class ClockController: UIViewController {
    private let face = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        face.frame.origin.y = view.safeAreaInsets.top >= 44 ? 60 : 32
        let insets = view.safeAreaInsets
        if insets.bottom == 0 {
            face.frame.size.height -= 8
        }
        guard (view.window?.safeAreaInsets.bottom ?? 0) != 0 else { return }
        face.frame.size.height -= insets.bottom
    }
}

struct ClockFace: View {
    var body: some View {
        GeometryReader { proxy in
            if proxy.safeAreaInsets.top > 24.0 {
                Color.black
            }
        }
    }
}
