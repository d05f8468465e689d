// Leading and trailing, top and bottom: a proxy's insets are taken off and padded with by name.
import SwiftUI

struct PlayerChrome: View {
    let title: String

    var body: some View {
        GeometryReader { geo in
            VStack {
                Text(title)
                    .padding(.leading, geo.safeAreaInsets.leading).padding(.trailing, geo.safeAreaInsets.trailing)
                    .padding(.top, geo.safeAreaInsets.top).padding(.bottom, geo.safeAreaInsets.bottom)
                Color.black
                    .padding(.leading, geo.safeAreaInsets.leading + 12).padding(.trailing, geo.safeAreaInsets.trailing + 12)
                    .frame(width: geo.size.width - geo.safeAreaInsets.trailing - geo.safeAreaInsets.leading, height: 2)
                Text(title)
                    .safeAreaPadding(.leading, geo.safeAreaInsets.leading).safeAreaPadding(.trailing, geo.safeAreaInsets.trailing)
                    .contentMargins(.top, geo.safeAreaInsets.top).contentMargins(.bottom, geo.safeAreaInsets.bottom)
                Text(title)
                    .padding(.leading, geo.safeAreaInsets.leading)
                    .padding(.horizontal, max(geo.safeAreaInsets.leading, geo.safeAreaInsets.trailing))
                    .frame(height: geo.size.height - (geo.safeAreaInsets.top + geo.safeAreaInsets.bottom))
            }
        }
    }
}
