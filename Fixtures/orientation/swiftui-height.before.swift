// A SwiftUI view asks its environment, under the name it has there; a style and a modifier do too, an extension cannot.
import SwiftUI

struct RowStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            if UIDevice.current.orientation.isPortrait { configuration.title }
        }
    }
}

struct Podcast: View {
    @Environment(\.verticalSizeClass) private var height
    let title: String

    var body: some View {
        Text(title).lineLimit(!UIDevice.current.orientation.isLandscape ? 3 : 1)
            .opacity(UIDeviceOrientationIsPortrait(UIDevice.current.orientation) ? 1 : 0.9)
            .onTapGesture { if UIApplication.shared.statusBarOrientation.isLandscape { play() } }
    }

    private func play() {}
}

extension View {
    func shrunkInLandscape() -> some View {
        scaleEffect(UIDevice.current.orientation.isLandscape ? 0.8 : 1)
    }
}
