// The screen's traits give way to the nearest ones at hand; where there are none, or they would be kept, a person decides.
import SwiftUI
import UIKit

final class ThemePresentation: UIPresentationController {
    private let dimming = UIView()

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.alpha = UIScreen.main.traitCollection.userInterfaceStyle == .dark ? 0.6 : 0.3
    }
}

final class ThemeController: UIViewController {
    private lazy var isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark

    func image(named name: String, compatibleWith traitCollection: UITraitCollection?) -> UIImage? {
        UIImage(named: name, in: nil, compatibleWith: traitCollection ?? UIScreen.main.traitCollection)
    }

    func crossfade() {
        UIView.animate(withDuration: 0.3) { [weak self] in
            guard let self else { return }
            self.view.alpha = UIScreen.main.traitCollection.accessibilityContrast == .high ? 1 : 0.8
        }
        let traitCollection = UITraitCollection(userInterfaceStyle: .dark)
        view.isHidden = UIScreen.main.traitCollection.userInterfaceStyle == traitCollection.userInterfaceStyle
    }
}

enum Palette {
    static func accent(for traits: UITraitCollection) -> UIColor {
        UIScreen.main.traitCollection.accessibilityContrast == .high ? .blue : UIColor.systemBlue.resolvedColor(with: UIScreen.main.traitCollection)
    }

    static func background() -> UIColor {
        UIColor.systemBackground.resolvedColor(with: UIScreen.main.traitCollection)
    }
}

struct ThemeBadge: View {
    var body: some View {
        Text(UIScreen.main.traitCollection.userInterfaceStyle == .dark ? "Dark" : "Light")
    }
}
