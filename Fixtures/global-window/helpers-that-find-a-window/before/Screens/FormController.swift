// Helpers that find a window keep their uses until a person has chosen; each TODO counts them.
import UIKit

final class FormController: UIViewController {
    func send() {
        UIApplication.activeWindow?.endEditing(true)
        guard UIApplication.activeWindow != nil else { return }
        topController()?.dismiss(animated: true)
        UIApplication.shared.keyWindow?.endEditing(true)
    }
}
