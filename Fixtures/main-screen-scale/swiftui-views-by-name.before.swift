// SwiftUI's own views are no classes, even where their names end like those of UIKit, and an extension gives them no environment.
import SwiftUI
import UIKit

extension Text {
    func underlined() -> some View {
        overlay(alignment: .bottom) { Rectangle().frame(height: 1 / UIScreen.main.scale) }
    }
}

extension Button {
    func outlined() -> some View {
        border(Color.gray, width: 1 / UIScreen.main.scale)
    }
}

final class Outliner {
    func width(of view: AnyView) -> CGFloat { 2 / UIScreen.main.scale }

    func width(of label: Label<Text, Image>, in window: UIWindow) -> CGFloat { 2 / UIScreen.main.scale }
}
