import SwiftUI

/// Entries by day, as wide as the view that holds it.
struct StatsChart: View {
    let counts: [Int]

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 2 / UIScreen.main.scale) {
                ForEach(counts.indices, id: \.self) { day in
                    Color.orange
                        .frame(width: (proxy.size.width - proxy.safeAreaInsets.leading * 2) / CGFloat(max(counts.count, 1)))
                        .frame(height: CGFloat(counts[day]) * 8)
                }
            }
            .padding(.horizontal, proxy.safeAreaInsets.leading)
        }
    }
}
