// A view that is brought to the front of its window is in it already; SwiftUI says what the safe area is by itself.
import SwiftUI
import UIKit

final class BadgeView: UIView {
    func raise() {
        window?.bringSubviewToFront(self)
    }

    func show() {
        // TODO: [unfold:global-window] this view is in no window yet: pass in the window, or the view that it comes up in
        UIApplication.shared.keyWindow?.addSubview(self)
        // TODO: [unfold:global-window] this view is in no window yet: pass in the window, or the view that it comes up in
        UIApplication.shared.keyWindow?.bringSubviewToFront(self)
    }
}

struct BadgeList: View {
    var body: some View {
        // TODO: [unfold:global-window] SwiftUI says what the safe area is: read safeAreaInsets of a GeometryProxy, not of a window
        Text("Badges").padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top)
    }
}
