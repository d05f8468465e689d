// A text that says that it tells of the screen would lie with the view's size in it. Any other text is as right with that as before.
import UIKit

final class HarbourController: UIViewController {
    private let caption = UILabel()
    private var report: [String: Any] = [:]

    func describe() {
        // TODO: [unfold:main-screen-bounds] this text tells of a screen: give it the view's size and say so, or name the screen that shows the view
        print("Screen: \(UIScreen.main.bounds)")
        // TODO: [unfold:main-screen-bounds] this text tells of a screen: give it the view's size and say so, or name the screen that shows the view
        print("device size", UIScreen.main.bounds.size)
        // TODO: [unfold:main-screen-bounds] this text tells of a screen: give it the view's size and say so, or name the screen that shows the view
        NSLog("screen %@", NSStringFromCGRect(UIScreen.main.bounds))
        // TODO: [unfold:main-screen-bounds] this text tells of a screen: give it the view's size and say so, or name the screen that shows the view
        caption.text = "Resolution: " + String(describing: UIScreen.main.bounds.size)
        // TODO: [unfold:main-screen-bounds] this text tells of a screen: give it the view's size and say so, or name the screen that shows the view
        caption.text = String(format: "%.0f points of screen", UIScreen.main.bounds.width)
        // TODO: [unfold:main-screen-bounds] this entry tells of a screen: give it the view's size and say so, or name the screen that shows the view
        report = ["screenWidth": UIScreen.main.bounds.width, "columns": view.bounds.width / 80]
    }

    func layOut() {
        print("laying out in \(view.bounds)")
        caption.text = "\(Int(view.bounds.width)) points wide"
        let style = "@media screen { img { max-width: \(view.bounds.width)px; } }"
        let rows = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[screen(\(view.bounds.width))]", metrics: ["screenWidth": view.bounds.width], views: ["screen": caption])
        show("screen", style, width: view.bounds.width, rows)
    }

    private func show(_ name: String, _ style: String, width: CGFloat, _ rows: [NSLayoutConstraint]) {}
}

enum Support {
    // TODO: [unfold:main-screen-bounds] this text tells of a screen: give it the view's size and say so, or name the screen that shows the view
    static func mail() -> String { "Screen: \(UIScreen.main.bounds.width)" }
}
