// What a branch presents, how, and which ways it may turn is for a person, who knows what the presentation needs.
import UIKit

final class ExportController: UIViewController {
    private let button = UIButton()

    func export(_ files: [URL]) {
        let picker = UIViewController()
        // TODO: [unfold:idiom] how this is presented needs more than a width: a popover adapts by itself, but needs its anchor
        if UIDevice.current.userInterfaceIdiom == .pad {
            picker.modalPresentationStyle = .popover
            picker.popoverPresentationController?.sourceView = button
        }
        // TODO: [unfold:idiom] one branch anchors, the other presents: anchor always, then present in one way
        if UIDevice.current.userInterfaceIdiom == .pad {
            picker.popoverPresentationController?.sourceView = button
        } else {
            present(picker, animated: true)
        }
        // TODO: [unfold:idiom] how this is presented needs more than a width: an action sheet needs its anchor on every display
        let style: UIAlertController.Style = UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet
        present(UIAlertController(title: nil, message: nil, preferredStyle: style), animated: true)
        // TODO: [unfold:idiom] how this is presented needs more than a width: anchor the activities, then present them anywhere
        if UIDevice.current.userInterfaceIdiom == .phone {
            present(UIActivityViewController(activityItems: files, applicationActivities: nil), animated: true)
        }
        // TODO: [unfold:idiom] `isPad` decides a presentation below: how it is presented needs more than a width
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        picker.modalPresentationStyle = isPad ? .formSheet : .fullScreen
    }

    // TODO: [unfold:orientation] only a preference, which the inner display ignores: lay out for every shape
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        // TODO: [unfold:idiom] which ways it turns should not depend on the device: allow all, and lay out by size class
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
    }
}
