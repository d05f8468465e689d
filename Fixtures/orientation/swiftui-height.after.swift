// A SwiftUI view asks its environment, under the name it has there; a style and a modifier do too, an extension cannot.
import SwiftUI

struct RowStyle: LabelStyle {
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            if verticalSizeClass == .regular { configuration.title }
        }
    }
}

struct Podcast: View {
    @Environment(\.verticalSizeClass) private var height
    let title: String

    var body: some View {
        Text(title).lineLimit(height != .compact ? 3 : 1)
            .opacity(height == .regular ? 1 : 0.9)
            .onTapGesture { if height == .compact { play() } }
    }

    private func play() {}
}

extension View {
    func shrunkInLandscape() -> some View {
        // TODO: [unfold:orientation] an extension of View has no environment: make this a ViewModifier that reads \.verticalSizeClass
        scaleEffect(UIDevice.current.orientation.isLandscape ? 0.8 : 1)
    }
}
