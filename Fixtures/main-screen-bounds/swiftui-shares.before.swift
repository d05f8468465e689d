// A part of the screen's side becomes the same part of the container's, on one line, whatever the factor is.
import SwiftUI

struct TicketView: View {
    let columns: Int
    let isWide: Bool

    var body: some View {
        VStack {
            Text("Ticket")
                .frame(width: UIScreen.main.bounds.width / CGFloat(columns))
                .frame(height: UIScreen.main.bounds.size.height * (isWide ? 0.5 : 0.25))
            Image("code")
                .frame(
                    width: UIScreen.main.bounds.width * 0.4
                )
                .padding()
            Color.clear.frame(height: UIScreen.main.bounds.height)
        }
    }
}
