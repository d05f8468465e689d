// A frame that asks for more than a share of its own axis, and any other use of the screen in SwiftUI, is left to a person.
import SwiftUI

struct BoardingPass: View {
    // TODO: [unfold:main-screen-bounds] `screen` would not follow the window: measure the container where its size is used
    private let screen = UIScreen.main.bounds

    var body: some View {
        VStack {
            // TODO: [unfold:main-screen-bounds] take it off with padding, or in containerRelativeFrame(.horizontal) { length, _ in ... }
            Text("Gate").frame(width: UIScreen.main.bounds.width - 40)
            // TODO: [unfold:main-screen-bounds] use containerRelativeFrame(.horizontal) with this share of the container's width
            Text("Seat").frame(width: 0.5 * UIScreen.main.bounds.width)
            // TODO: [unfold:main-screen-bounds] use containerRelativeFrame(.horizontal) for the width, and what is left of this frame for the rest
            Text("Row").frame(width: UIScreen.main.bounds.width, height: 80)
            // TODO: [unfold:main-screen-bounds] the screen's height is used as a width: say which side of the container is meant
            Text("Name").frame(width: UIScreen.main.bounds.height)
            // TODO: [unfold:main-screen-bounds] a view that may take all the width there is needs maxWidth: .infinity
            Text("Class").frame(maxWidth: UIScreen.main.bounds.width)
            // TODO: [unfold:main-screen-bounds] `offset` needs the container's height, not the screen's: measure it with onGeometryChange
            Text("Date").offset(y: UIScreen.main.bounds.height / 2)
        }
    }
}
