// A popover's rectangle reads the bounds of its source view, unless that may be nil, or is a window found by chance.
import SwiftUI
import UIKit

final class MenuController: UIViewController {
    private let button = UIButton()
    @IBOutlet private weak var outlet: UIButton!
    private weak var anchor: UIView?

    func fromButton(_ menu: UIViewController) {
        menu.popoverPresentationController?.sourceView = button
        menu.popoverPresentationController?.sourceRect = button.bounds
    }

    func fromOutlet(_ menu: UIViewController) {
        menu.popoverPresentationController?.sourceView = outlet
        menu.popoverPresentationController?.sourceRect = outlet.bounds
    }

    func fromAnchor(_ menu: UIViewController) {
        menu.popoverPresentationController?.sourceView = self.anchor
        // TODO: [unfold:main-screen-bounds] sourceRect is in the coordinates of sourceView: take the bounds of the view that is set there
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromSender(_ menu: UIViewController, sender: UIView?) {
        menu.popoverPresentationController?.sourceView = sender
        // TODO: [unfold:main-screen-bounds] sourceRect is in the coordinates of sourceView: take the bounds of the view that is set there
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromTap(_ menu: UIViewController, tap: UITapGestureRecognizer) {
        menu.popoverPresentationController?.sourceView = tap.view
        // TODO: [unfold:main-screen-bounds] sourceRect is in the coordinates of sourceView: take the bounds of the view that is set there
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromAnything(_ menu: UIViewController, item: Any) {
        let source = item as? UIView
        menu.popoverPresentationController?.sourceView = source
        // TODO: [unfold:main-screen-bounds] sourceRect is in the coordinates of sourceView: take the bounds of the view that is set there
        menu.popoverPresentationController?.sourceRect = UIScreen.main.bounds
    }

    func fromSomething(_ menu: UIViewController, item: Any) {
        guard let source = item as? UIView else { return }
        menu.popoverPresentationController?.sourceView = source
        menu.popoverPresentationController?.sourceRect = source.bounds
    }
}

struct ShareSheet: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        // TODO: [unfold:global-window] `makeUIViewController` picks a window by chance: take the caller's view, window or scene
        sheet.popoverPresentationController?.sourceView = UIApplication.shared.windows.first
        // TODO: [unfold:main-screen-bounds] sourceRect is in the coordinates of sourceView: take the bounds of the view that is set there
        sheet.popoverPresentationController?.sourceRect = CGRect(x: UIScreen.main.bounds.midX, y: 0, width: 1, height: 1)
        return sheet
    }

    func updateUIViewController(_ sheet: UIActivityViewController, context: Context) {}
}
