// A list of both edges is another spelling of `.horizontal` or `.vertical`; the side that is padded by the other is for a person.
import SwiftUI

struct TicketList: View {
    let tickets: [String]

    var body: some View {
        GeometryReader { proxy in
            VStack {
                Text("Tickets")
                    .padding(.leading, proxy.safeAreaInsets.leading).padding(.trailing, proxy.safeAreaInsets.trailing)
                    .padding(.top, proxy.safeAreaInsets.top + 8).padding(.bottom, proxy.safeAreaInsets.bottom + 8)
                Text("All of them").padding(.leading, proxy.safeAreaInsets.leading).padding(.trailing, proxy.safeAreaInsets.trailing)
                Text("None").padding([.leading, .top], proxy.safeAreaInsets.leading)
                // TODO: [unfold:symmetric-insets] `trailing` is padded by `proxy.safeAreaInsets.leading`: each edge has an inset of its own
                Text("Some").padding([.horizontal, .top], proxy.safeAreaInsets.leading)
                // TODO: [unfold:symmetric-insets] `trailing` is padded by `proxy.safeAreaInsets.leading`: each edge has an inset of its own
                Text("Late").padding(.trailing, proxy.safeAreaInsets.leading + 4)
                Text("Gone").padding(.bottom, proxy.safeAreaInsets.top)
            }
        }
    }
}
