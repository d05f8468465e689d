// One edge's inset on all four sides is a person's to sort out.
import SwiftUI

struct Postcard: View {
    var body: some View {
        GeometryReader { proxy in
            // TODO: [unfold:symmetric-insets] `proxy.safeAreaInsets.leading` is one edge's inset, and stands here for all four: give each its own
            Text("a").padding(proxy.safeAreaInsets.leading)
            // TODO: [unfold:symmetric-insets] `proxy.safeAreaInsets.top` is one edge's inset, and stands here for all four: give each its own
            Text("b").padding(.all, proxy.safeAreaInsets.top + 8)
            // TODO: [unfold:symmetric-insets] `proxy.safeAreaInsets.top` is one edge's inset, and stands here for all four: give each its own
            Text("c").safeAreaPadding(max(proxy.safeAreaInsets.top, 16))
            // TODO: [unfold:symmetric-insets] `proxy.safeAreaInsets.leading` is on both sides here: give each edge its own
            Text("d").contentMargins(.horizontal, proxy.safeAreaInsets.leading, for: .scrollContent)
            let lead = proxy.safeAreaInsets.leading
            // TODO: [unfold:symmetric-insets] `lead` is one edge's inset, and stands here for all four: give each its own
            Text("e").padding(lead)
            // TODO: [unfold:symmetric-insets] `proxy.safeAreaInsets.leading` is one edge's inset, and stands here for all four: give each its own
            Rectangle().inset(by: proxy.safeAreaInsets.leading)

            // Each edge its own, or the larger of two.
            Text("f").padding(proxy.safeAreaInsets)
            Text("g").padding(.leading, proxy.safeAreaInsets.leading)
            Text("h").padding(max(proxy.safeAreaInsets.leading, proxy.safeAreaInsets.trailing))
            Text("i").padding(16)
        }
    }
}
