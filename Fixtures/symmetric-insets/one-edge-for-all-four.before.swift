// One edge's inset on all four sides is a person's to sort out.
import SwiftUI

struct Postcard: View {
    var body: some View {
        GeometryReader { proxy in
            Text("a").padding(proxy.safeAreaInsets.leading)
            Text("b").padding(.all, proxy.safeAreaInsets.top + 8)
            Text("c").safeAreaPadding(max(proxy.safeAreaInsets.top, 16))
            Text("d").contentMargins(.horizontal, proxy.safeAreaInsets.leading, for: .scrollContent)
            let lead = proxy.safeAreaInsets.leading
            Text("e").padding(lead)
            Rectangle().inset(by: proxy.safeAreaInsets.leading)

            // Each edge its own, or the larger of two.
            Text("f").padding(proxy.safeAreaInsets)
            Text("g").padding(.leading, proxy.safeAreaInsets.leading)
            Text("h").padding(max(proxy.safeAreaInsets.leading, proxy.safeAreaInsets.trailing))
            Text("i").padding(16)
        }
    }
}
