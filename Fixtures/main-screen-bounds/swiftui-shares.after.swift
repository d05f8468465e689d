// A part of the screen's side becomes the same part of the container's, on one line, whatever the factor is.
import SwiftUI

struct TicketView: View {
    let columns: Int
    let isWide: Bool

    var body: some View {
        VStack {
            Text("Ticket")
                .containerRelativeFrame(.horizontal) { length, _ in length / CGFloat(columns) }
                .containerRelativeFrame(.vertical) { length, _ in length * (isWide ? 0.5 : 0.25) }
            Image("code")
                .containerRelativeFrame(.horizontal) { length, _ in length * 0.4 }
                .padding()
            Color.clear.containerRelativeFrame(.vertical)
        }
    }
}
