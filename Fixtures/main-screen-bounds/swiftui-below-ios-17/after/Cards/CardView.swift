// A container-relative frame is for iOS 17, so in an app that also runs before that a person decides.
import SwiftUI

struct CardView: View {
    var body: some View {
        // TODO: [unfold:main-screen-bounds] from iOS 17 use containerRelativeFrame(.horizontal) for this share of the width
        VStack {
            Text("Queen of hearts")
        }
        .frame(width: UIScreen.main.bounds.width * 0.8)
    }
}
