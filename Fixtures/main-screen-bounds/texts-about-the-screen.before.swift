// A text that says that it tells of the screen would lie with the view's size in it. Any other text is as right with that as before.
import UIKit

final class HarbourController: UIViewController {
    private let caption = UILabel()
    private var report: [String: Any] = [:]

    func describe() {
        print("Screen: \(UIScreen.main.bounds)")
        print("device size", UIScreen.main.bounds.size)
        NSLog("screen %@", NSStringFromCGRect(UIScreen.main.bounds))
        caption.text = "Resolution: " + String(describing: UIScreen.main.bounds.size)
        caption.text = String(format: "%.0f points of screen", UIScreen.main.bounds.width)
        report = ["screenWidth": UIScreen.main.bounds.width, "columns": UIScreen.main.bounds.width / 80]
    }

    func layOut() {
        print("laying out in \(UIScreen.main.bounds)")
        caption.text = "\(Int(UIScreen.main.bounds.width)) points wide"
        let style = "@media screen { img { max-width: \(UIScreen.main.bounds.width)px; } }"
        let rows = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[screen(\(UIScreen.main.bounds.width))]", metrics: ["screenWidth": UIScreen.main.bounds.width], views: ["screen": caption])
        show("screen", style, width: UIScreen.main.bounds.width, rows)
    }

    private func show(_ name: String, _ style: String, width: CGFloat, _ rows: [NSLayoutConstraint]) {}
}

enum Support {
    static func mail() -> String { "Screen: \(UIScreen.main.bounds.width)" }
}
