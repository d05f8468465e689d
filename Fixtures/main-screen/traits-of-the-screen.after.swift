// The screen's traits give way to the nearest ones at hand; where there are none, or they would be kept, a person decides.
import SwiftUI
import UIKit

final class ThemePresentation: UIPresentationController {
    private let dimming = UIView()

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.alpha = traitCollection.userInterfaceStyle == .dark ? 0.6 : 0.3
    }
}

final class ThemeController: UIViewController {
    // TODO: [unfold:main-screen] `isDark` would be kept for ever: compute it where it is used, from traitCollection
    private lazy var isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark

    func image(named name: String, compatibleWith traitCollection: UITraitCollection?) -> UIImage? {
        UIImage(named: name, in: nil, compatibleWith: traitCollection ?? self.traitCollection)
    }

    func crossfade() {
        UIView.animate(withDuration: 0.3) { [weak self] in
            guard let self else { return }
            self.view.alpha = self.traitCollection.accessibilityContrast == .high ? 1 : 0.8
        }
        let traitCollection = UITraitCollection(userInterfaceStyle: .dark)
        view.isHidden = self.traitCollection.userInterfaceStyle == traitCollection.userInterfaceStyle
    }
}

enum Palette {
    static func accent(for traits: UITraitCollection) -> UIColor {
        traits.accessibilityContrast == .high ? .blue : UIColor.systemBlue.resolvedColor(with: traits)
    }

    static func background() -> UIColor {
        // TODO: [unfold:main-screen] `background` has no view to ask: pass a UITraitCollection in
        UIColor.systemBackground.resolvedColor(with: UIScreen.main.traitCollection)
    }
}

struct ThemeBadge: View {
    var body: some View {
        // TODO: [unfold:main-screen] a SwiftUI view has its traits in the environment: read @Environment(\.colorScheme)
        Text(UIScreen.main.traitCollection.userInterfaceStyle == .dark ? "Dark" : "Light")
    }
}
