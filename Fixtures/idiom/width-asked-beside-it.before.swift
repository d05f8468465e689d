// Where the width is asked already, the device adds nothing, or it is meant apart from the width and a person decides.
import SwiftUI
import UIKit

final class PierController: UIViewController {
    private let lamps = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if UIDevice.current.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass == .regular { lamps.alpha = 1 }
        if UIDevice.current.userInterfaceIdiom == .phone || traitCollection.horizontalSizeClass == .compact { lamps.alpha = 0.5 }
        if UIDevice.current.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .compact { lamps.alpha = 0 }
        if UIDevice.current.userInterfaceIdiom == .phone || UIDevice.current.userInterfaceIdiom == .pad { lamps.tag = 1 }
        switch (lamps.isHidden, traitCollection.userInterfaceIdiom) {
        case (true, .pad): lamps.tag = 2
        default: lamps.tag = 3
        }
        lamps.isHidden = [.pad, .mac].contains(UIDevice.current.userInterfaceIdiom)
    }
}

struct Pier: View {
    @Environment(\.horizontalSizeClass) private var width

    var isNarrow: Bool {
        width == .compact && (UIDevice.current.userInterfaceIdiom == .pad || UIDevice.current.userInterfaceIdiom == .mac)
    }

    var body: some View {
        Text("Lamps").padding(UIDevice.current.userInterfaceIdiom == .pad && width == .regular ? 32 : 16)
    }
}

struct PierTools: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItem {
            if UIDevice.current.userInterfaceIdiom == .pad { Text("Lamps") }
        }
    }
}
