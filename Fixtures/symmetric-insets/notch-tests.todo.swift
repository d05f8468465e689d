// An edge compared with a number is meant to recognise a notch, a home button or a home indicator.
import SwiftUI
import UIKit

final class ClockController: UIViewController {
    private let face = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:symmetric-insets] `view.safeAreaInsets.top >= 44` is no sign of a notch or a home button: lay out in the safe area
        face.frame.origin.y = view.safeAreaInsets.top >= 44 ? 60 : 32
        let insets = view.safeAreaInsets
        // TODO: [unfold:symmetric-insets] `insets.bottom == 0` is no sign of a notch or a home button: lay out in the safe area
        if insets.bottom == 0 {
            face.frame.size.height -= 8
        }
        // TODO: [unfold:symmetric-insets] the window's bottom inset is no sign of a notch or a home button: lay out in the safe area
        guard (view.window?.safeAreaInsets.bottom ?? 0) != 0 else { return }
        face.frame.size.height -= insets.bottom
    }
}

struct ClockFace: View {
    var body: some View {
        GeometryReader { proxy in
            // TODO: [unfold:symmetric-insets] `proxy.safeAreaInsets.top > 24.0` is no sign of a notch or a home button: lay out in the safe area
            if proxy.safeAreaInsets.top > 24.0 {
                Color.black
            }
        }
    }
}
