// A pad is regular in height both ways, so where only pads are asked which way they are turned a person decides.
import SwiftUI
import UIKit

final class LibraryController: UIViewController {
    private let shelves = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // TODO: [unfold:orientation] a pad's height is regular either way: ask for the shape of the view's bounds here
        shelves.isHidden = traitCollection.horizontalSizeClass == .regular && UIDevice.current.orientation.isLandscape
        if traitCollection.horizontalSizeClass == .regular {
            // TODO: [unfold:orientation] a pad's height is regular either way: ask for the shape of the view's bounds here
            shelves.tag = UIDevice.current.orientation.isLandscape ? 4 : 3
        } else {
            shelves.tag = traitCollection.verticalSizeClass == .compact ? 3 : 2
        }
        // An axis follows the shape on every device.
        let stack = UIStackView()
        if traitCollection.horizontalSizeClass == .regular {
            stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
        }
        if traitCollection.horizontalSizeClass != .regular && traitCollection.verticalSizeClass == .compact { shelves.alpha = 0 }
    }
}

struct Library: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        // TODO: [unfold:orientation] a pad's height is regular either way: ask for the shape of the view's bounds here
        Text("Books").padding(horizontalSizeClass == .regular ? UIDevice.current.orientation.isLandscape ? 64 : 32 : 16)
    }
}
