// Leading and trailing, top and bottom: a proxy's insets are taken off and padded with by name.
import SwiftUI

struct PlayerChrome: View {
    let title: String

    var body: some View {
        GeometryReader { geo in
            VStack {
                Text(title)
                    .padding(.horizontal, geo.safeAreaInsets.leading)
                    .padding(.vertical, geo.safeAreaInsets.top)
                Color.black
                    .padding(.horizontal, geo.safeAreaInsets.leading + 12)
                    .frame(width: geo.size.width - 2 * geo.safeAreaInsets.trailing, height: 2)
                Text(title)
                    .safeAreaPadding(.horizontal, geo.safeAreaInsets.leading)
                    .contentMargins(.vertical, geo.safeAreaInsets.top)
                Text(title)
                    .padding(.leading, geo.safeAreaInsets.leading)
                    .padding(.horizontal, max(geo.safeAreaInsets.leading, geo.safeAreaInsets.trailing))
                    .frame(height: geo.size.height - (geo.safeAreaInsets.top + geo.safeAreaInsets.top))
            }
        }
    }
}
