// What a branch presents, how, and which ways it may turn is for a person, who knows what the presentation needs.
import UIKit

final class ExportController: UIViewController {
    private let button = UIButton()

    func export(_ files: [URL]) {
        let picker = UIViewController()
        if UIDevice.current.userInterfaceIdiom == .pad {
            picker.modalPresentationStyle = .popover
            picker.popoverPresentationController?.sourceView = button
        }
        if UIDevice.current.userInterfaceIdiom == .pad {
            picker.popoverPresentationController?.sourceView = button
        } else {
            present(picker, animated: true)
        }
        let style: UIAlertController.Style = UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet
        present(UIAlertController(title: nil, message: nil, preferredStyle: style), animated: true)
        if UIDevice.current.userInterfaceIdiom == .phone {
            present(UIActivityViewController(activityItems: files, applicationActivities: nil), animated: true)
        }
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        picker.modalPresentationStyle = isPad ? .formSheet : .fullScreen
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
    }
}
