// An edge compared with a number is meant to recognise a notch, a home button or a home indicator.
import SwiftUI
import UIKit

final class ClockController: UIViewController {
    private let face = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:symmetric-insets] a top inset of 44 or more is no sign of a notch: lay out in the safe area everywhere
        face.frame.origin.y = view.safeAreaInsets.top >= 44 ? 60 : 32
        let insets = view.safeAreaInsets
        // TODO: [unfold:symmetric-insets] a bottom inset of 0 is no sign of a home button: lay out in the safe area everywhere
        if insets.bottom == 0 {
            face.frame.size.height -= 8
        }
        // TODO: [unfold:symmetric-insets] a bottom inset other than 0 is no sign of a home indicator: lay out in the safe area
        guard (view.window?.safeAreaInsets.bottom ?? 0) != 0 else { return }
        face.frame.size.height -= insets.bottom
    }
}

struct ClockFace: View {
    var body: some View {
        GeometryReader { proxy in
            // TODO: [unfold:symmetric-insets] a top inset over 24 is no sign of a notch: lay out in the safe area everywhere
            if proxy.safeAreaInsets.top > 24.0 {
                Color.black
            }
        }
    }
}
