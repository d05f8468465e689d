// While a view is set up its shape is not final, outside its layout it may be old, and SwiftUI has none: a person decides.
import SwiftUI
import UIKit

final class ShelfController: UIViewController {
    private let shelf = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: [unfold:orientation] the view's shape is not final in viewDidLoad: choose the axis in viewDidLayoutSubviews
        shelf.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }

    private func setupShelf() {
        // TODO: [unfold:orientation] `setupShelf` may run before the view has its shape: choose the axis in viewDidLayoutSubviews
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
        // TODO: [unfold:orientation] outside layoutSubviews the bounds may be old: choose the axis there
        shelf.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}

struct Shelf: View {
    var body: some View {
        // TODO: [unfold:orientation] the height class is regular both ways on the inner display: use the container's shape
        ScrollView(UIDevice.current.orientation.isLandscape ? .horizontal : .vertical) {
            Text("Books")
        }
    }
}
