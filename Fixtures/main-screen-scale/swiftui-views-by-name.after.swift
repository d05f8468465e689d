// SwiftUI's own views are no classes, even where their names end like those of UIKit, and an extension gives them no environment.
import SwiftUI
import UIKit

extension Text {
    func underlined() -> some View {
        // TODO: [unfold:main-screen-scale] an extension of Text has no environment: make this a ViewModifier that reads \.displayScale
        overlay(alignment: .bottom) { Rectangle().frame(height: 1 / UIScreen.main.scale) }
    }
}

extension Button {
    func outlined() -> some View {
        // TODO: [unfold:main-screen-scale] an extension of Button has no environment: make this a ViewModifier that reads \.displayScale
        border(Color.gray, width: 1 / UIScreen.main.scale)
    }
}

final class Outliner {
    // TODO: [unfold:main-screen-scale] `width` has no view to ask: pass a UITraitCollection in, read its displayScale
    func width(of view: AnyView) -> CGFloat { 2 / UIScreen.main.scale }

    func width(of label: Label<Text, Image>, in window: UIWindow) -> CGFloat { 2 / window.traitCollection.displayScale }
}
