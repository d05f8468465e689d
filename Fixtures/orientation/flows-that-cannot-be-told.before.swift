// While a view is set up its shape is not final, outside its layout it may be old, and SwiftUI has none: a person decides.
import SwiftUI
import UIKit

final class ShelfController: UIViewController {
    private let shelf = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        shelf.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }

    private func setupShelf() {
        if UIApplication.shared.statusBarOrientation.isPortrait {
            shelf.axis = .vertical
        } else {
            shelf.axis = .horizontal
        }
    }
}

final class ShelfView: UIView {
    private let shelf = UIStackView()

    func rearrange() {
        shelf.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}

struct Shelf: View {
    var body: some View {
        ScrollView(UIDevice.current.orientation.isLandscape ? .horizontal : .vertical) {
            Text("Books")
        }
    }
}
