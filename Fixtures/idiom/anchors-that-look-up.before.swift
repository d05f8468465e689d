// An anchor may look up the cell it points at, by a local's name too; comments stay, and what also presents is left.
import UIKit

final class DropoffController: UITableViewController {
    private let item = UIBarButtonItem()

    func offer(_ sheet: UIViewController, at path: IndexPath) {
        if UIDevice.current.userInterfaceIdiom == .pad { // needs an arrow
            let cell = tableView.cellForRow(at: path)
            sheet.popoverPresentationController?.sourceView = cell
            // the middle
            sheet.popoverPresentationController?.sourceRect = CGRect(
                x: 0, y: 0,
                width: 8, height: 8)

            sheet.popoverPresentationController?.permittedArrowDirections = []
        } // done
        present(sheet, animated: true)
    }

    func ask(_ sheet: UIViewController) {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        if isPad {
            sheet.popoverPresentationController?.barButtonItem = item
        }
        if !(UIDevice.current.userInterfaceIdiom == .phone) {
            if let row = tableView.indexPathForSelectedRow {
                sheet.popoverPresentationController?.sourceView = tableView.cellForRow(at: row)
            } else {
                sheet.popoverPresentationController?.sourceView = view
            }
        }
        if case .pad = UIDevice.current.userInterfaceIdiom { sheet.popoverPresentationController?.delegate = nil }
        if let popover = sheet.popoverPresentationController, UIDevice.current.userInterfaceIdiom == .pad {
            popover.sourceView = view
        }
        if UIDevice.current.userInterfaceIdiom == .pad && sheet.isBeingPresented {
            sheet.popoverPresentationController?.sourceView = view
        }
    }
}
