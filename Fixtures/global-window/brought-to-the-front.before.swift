// A view that is brought to the front of its window is in it already; SwiftUI says what the safe area is by itself.
import SwiftUI
import UIKit

final class BadgeView: UIView {
    func raise() {
        UIApplication.shared.keyWindow?.bringSubviewToFront(self)
    }

    func show() {
        UIApplication.shared.keyWindow?.addSubview(self)
        UIApplication.shared.keyWindow?.bringSubviewToFront(self)
    }
}

struct BadgeList: View {
    var body: some View {
        Text("Badges").padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top)
    }
}
