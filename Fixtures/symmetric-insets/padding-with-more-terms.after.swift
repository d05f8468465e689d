// Whatever else stands in a padding's length is repeated for the opposite edge, the one that was written first.
import SwiftUI

struct Lantern: View {
    @State private var isLit = false
    let margin: CGFloat

    var body: some View {
        GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            VStack {
                Text("1").padding(.trailing, proxy.safeAreaInsets.trailing + 12).padding(.leading, proxy.safeAreaInsets.leading + 12)
                Text("2").padding(Edge.Set.bottom, insets.bottom / 2).padding(.top, insets.top / 2)
                Text("3").padding(.leading, max(insets.leading, margin)).padding(.trailing, max(insets.trailing, margin)).lineLimit(1)
                Text("4").padding(.leading, isLit ? insets.leading : 0).padding(.trailing, isLit ? insets.trailing : 0)
                Text("5").padding(.leading, insets.leading + insets.top).padding(.trailing, insets.trailing + insets.top)
                Text("6").padding(.horizontal, insets.leading + insets.trailing)
                Text("7")
                    .padding(
                        .top,
                        margin + insets.top
                    ).padding(.bottom, margin + insets.bottom)
                Text("8").padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))

                // The other axis, both edges, insets of unknown origin; one edge for all four is a person's.
                Text("9").padding(.horizontal, insets.top)
                // TODO: [unfold:symmetric-insets] `insets.top` is one edge's inset, and stands here for all four: give each its own
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
