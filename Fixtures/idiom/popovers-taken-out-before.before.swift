// The popover's controller may have a name before the branch, or be handed in; what a helper does with a popover is not seen from here.
import UIKit

final class TicketController: UIViewController {
    private let stub = UIButton()

    func tear(_ sheet: UIViewController) {
        let popover = sheet.popoverPresentationController
        if UIDevice.current.userInterfaceIdiom == .pad {
            popover?.sourceView = stub
        }
        if let arrow = sheet.popoverPresentationController {
            if UIDevice.current.userInterfaceIdiom == .pad {
                arrow.sourceRect = stub.bounds
            }
        }
        if UIDevice.current.userInterfaceIdiom == .pad {
            anchorPopover(of: sheet)
        }
        present(sheet, animated: true)
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        if traitCollection.userInterfaceIdiom == .pad { popoverPresentationController.sourceView = stub }
    }

    private func anchorPopover(of sheet: UIViewController) {}
}
