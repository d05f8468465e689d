// Whatever else stands in a padding's length is repeated for the opposite edge, the one that was written first.
import SwiftUI

struct Lantern: View {
    @State private var isLit = false
    let margin: CGFloat

    var body: some View {
        GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            VStack {
                Text("1").padding(.horizontal, proxy.safeAreaInsets.trailing + 12)
                Text("2").padding(Edge.Set.vertical, insets.bottom / 2)
                Text("3").padding(.horizontal, max(insets.leading, margin)).lineLimit(1)
                Text("4").padding(.horizontal, isLit ? insets.leading : 0)
                Text("5").padding(.horizontal, insets.leading + insets.top)
                Text("6").padding(.horizontal, insets.leading + insets.leading)
                Text("7")
                    .padding(
                        .vertical,
                        margin + insets.top
                    )
                Text("8").padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.top, trailing: insets.leading))

                // The other axis, both edges, insets of unknown origin; one edge for all four is a person's.
                Text("9").padding(.horizontal, insets.top)
                Text("10").padding(.all, insets.top).padding(insets.leading)
                Text("11").padding(.horizontal, insets.leading + insets.trailing)
                Text("12").modifier(Gutter(insets: insets))
            }
        }
    }
}

struct Gutter: ViewModifier {
    let insets: EdgeInsets

    func body(content: Content) -> some View {
        content.padding(.horizontal, insets.leading)
    }
}
