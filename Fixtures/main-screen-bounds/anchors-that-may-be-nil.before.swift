// A popover's rectangle reads the bounds of its source view, unless that may be nil, or is a window found by chance.
import SwiftUI
import UIKit

final class MenuController: UIViewController {
    private let button = UIButton()
    @IBOutlet private weak var outlet: UIButton!
    private weak var anchor: UIView?

    func fromButton(_ menu: UIViewController) {
        menu.popoverPresentationController?.sourceView = button
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromOutlet(_ menu: UIViewController) {
        menu.popoverPresentationController?.sourceView = outlet
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromAnchor(_ menu: UIViewController) {
        menu.popoverPresentationController?.sourceView = self.anchor
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromSender(_ menu: UIViewController, sender: UIView?) {
        menu.popoverPresentationController?.sourceView = sender
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromTap(_ menu: UIViewController, tap: UITapGestureRecognizer) {
        menu.popoverPresentationController?.sourceView = tap.view
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromAnything(_ menu: UIViewController, item: Any) {
        let source = item as? UIView
        menu.popoverPresentationController?.sourceView = source
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromSomething(_ menu: UIViewController, item: Any) {
        guard let source = item as? UIView else { return }
        menu.popoverPresentationController?.sourceView = source
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }
}

struct ShareSheet: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = UIApplication.shared.windows.first
        sheet.popoverPresentationController?.sourceRect = CGRect(x: UIScreen.main.bounds.midX, y: 0, width: 1, height: 1)
        return sheet
    }

    func updateUIViewController(_ sheet: UIActivityViewController, context: Context) {}
}
