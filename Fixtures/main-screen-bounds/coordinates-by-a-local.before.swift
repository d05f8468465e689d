// A size that a local holds meets the keyboard's frame, or a place in the window, where the local is used: the view's own would be another.
import UIKit

final class NoteController: UIViewController {
    private let bar = UIView()
    private var keyboardFrame = CGRect.zero

    @objc func keyboardWillShow(_ note: Notification) {
        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        let screenHeight = UIScreen.main.bounds.height
        let covered = screenHeight - end.origin.y
        bar.transform = CGAffineTransform(translationX: 0, y: -covered)
    }

    @objc func keyboardDidChange(_ note: Notification) {
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let size = UIScreen.main.bounds.size
        if end.minY >= size.height { bar.isHidden = true }
    }

    func follow() {
        bar.frame.origin.y = UIScreen.main.bounds.height - keyboardFrame.minY
    }

    @objc func pan(_ gesture: UIPanGestureRecognizer) {
        let place = gesture.location(in: nil)
        let half = UIScreen.main.bounds.width / 2
        let width = UIScreen.main.bounds.width
        if place.x > UIScreen.main.bounds.width - 20 { bar.isHidden = true }
        if gesture.location(in: view.window).x > width { bar.isHidden = false }
        if gesture.location(in: view).x > half { bar.alpha = 0 }
    }

    func scroll(to field: UIView) {
        let frame = view.convert(field.frame, from: field.superview)
        bar.isHidden = frame.maxY > UIScreen.main.bounds.height
    }
}
