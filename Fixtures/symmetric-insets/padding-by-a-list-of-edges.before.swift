// A list of both edges is another spelling of `.horizontal` or `.vertical`; the side that is padded by the other is for a person.
import SwiftUI

struct TicketList: View {
    let tickets: [String]

    var body: some View {
        GeometryReader { proxy in
            VStack {
                Text("Tickets")
                    .padding([.leading, .trailing], proxy.safeAreaInsets.leading)
                    .padding([.bottom, .top], proxy.safeAreaInsets.top + 8)
                Text("All of them").padding([.horizontal], proxy.safeAreaInsets.leading)
                Text("None").padding([.leading, .top], proxy.safeAreaInsets.leading)
                Text("Some").padding([.horizontal, .top], proxy.safeAreaInsets.leading)
                Text("Late").padding(.trailing, proxy.safeAreaInsets.leading + 4)
                Text("Gone").padding(.bottom, proxy.safeAreaInsets.top)
            }
        }
    }
}
