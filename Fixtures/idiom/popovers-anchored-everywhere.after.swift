// Branches that only anchor a popover lose their condition and stay one level further out, on one line or many, in any type.
import UIKit

final class ShareController: UIViewController {
    private let button = UIButton()

    func share(_ items: [Any]) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        // Where the arrow points.
        if let popover = sheet.popoverPresentationController {
            popover.sourceView = button
            popover.sourceRect = button.bounds
        }
        present(sheet, animated: true)
    }

    func ask() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        alert.popoverPresentationController?.sourceView = button
        present(alert, animated: true)
    }

    func explain() {
        let help = UIViewController()
        if let popover = help.popoverPresentationController {
            popover.sourceView = button
            popover.permittedArrowDirections = [.up, .down]
        }
        present(help, animated: true)
    }
}

enum Sharing {
    static func anchor(_ sheet: UIViewController, to item: UIBarButtonItem) {
        sheet.popoverPresentationController?.barButtonItem = item
    }
}
