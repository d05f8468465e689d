// A frame that asks for more than a share of its own axis, and any other use of the screen in SwiftUI, is left to a person.
import SwiftUI

struct BoardingPass: View {
    private let screen = UIScreen.main.bounds

    var body: some View {
        VStack {
            Text("Gate").frame(width: UIScreen.main.bounds.width - 40)
            Text("Seat").frame(width: 0.5 * UIScreen.main.bounds.width)
            Text("Row").frame(width: UIScreen.main.bounds.width, height: 80)
            Text("Name").frame(width: UIScreen.main.bounds.height)
            Text("Class").frame(maxWidth: UIScreen.main.bounds.width)
            Text("Date").offset(y: UIScreen.main.bounds.height / 2)
        }
    }
}
