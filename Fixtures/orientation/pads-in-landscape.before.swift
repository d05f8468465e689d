// A pad is regular in height both ways, so where only pads are asked which way they are turned a person decides.
import SwiftUI
import UIKit

final class LibraryController: UIViewController {
    private let shelves = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shelves.isHidden = traitCollection.horizontalSizeClass == .regular && UIDevice.current.orientation.isLandscape
        if traitCollection.horizontalSizeClass == .regular {
            shelves.tag = UIDevice.current.orientation.isLandscape ? 4 : 3
        } else {
            shelves.tag = UIDevice.current.orientation.isLandscape ? 3 : 2
        }
        // An axis follows the shape on every device.
        let stack = UIStackView()
        if traitCollection.horizontalSizeClass == .regular {
            stack.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        }
        if traitCollection.horizontalSizeClass != .regular && UIDevice.current.orientation.isLandscape { shelves.alpha = 0 }
    }
}

struct Library: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        Text("Books").padding(horizontalSizeClass == .regular ? UIDevice.current.orientation.isLandscape ? 64 : 32 : 16)
    }
}
