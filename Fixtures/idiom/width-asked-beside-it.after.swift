// Where the width is asked already, the device adds nothing, or it is meant apart from the width and a person decides.
import SwiftUI
import UIKit

final class PierController: UIViewController {
    private let lamps = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if traitCollection.horizontalSizeClass == .regular { lamps.alpha = 1 }
        if traitCollection.horizontalSizeClass == .compact { lamps.alpha = 0.5 }
        // TODO: [unfold:idiom] width and kind of device are asked together here: say what the device adds to horizontalSizeClass
        if UIDevice.current.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .compact { lamps.alpha = 0 }
        // TODO: [unfold:idiom] width and kind of device are asked together here: say what the device adds to horizontalSizeClass
        if UIDevice.current.userInterfaceIdiom == .phone || UIDevice.current.userInterfaceIdiom == .pad { lamps.tag = 1 }
        // TODO: [unfold:idiom] the device is one of several things switched over here: ask horizontalSizeClass apart from them
        switch (lamps.isHidden, traitCollection.userInterfaceIdiom) {
        case (true, .pad): lamps.tag = 2
        default: lamps.tag = 3
        }
        // TODO: [unfold:idiom] phones and pads are mixed with other devices here: ask for the width apart from them
        lamps.isHidden = [.pad, .mac].contains(UIDevice.current.userInterfaceIdiom)
    }
}

struct Pier: View {
    @Environment(\.horizontalSizeClass) private var width

    var isNarrow: Bool {
        // TODO: [unfold:idiom] width and kind of device are asked together here: say what the device adds to horizontalSizeClass
        width == .compact && (UIDevice.current.userInterfaceIdiom == .pad || UIDevice.current.userInterfaceIdiom == .mac)
    }

    var body: some View {
        Text("Lamps").padding(width == .regular ? 32 : 16)
    }
}

struct PierTools: ToolbarContent {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    var body: some ToolbarContent {
        ToolbarItem {
            if horizontalSizeClass == .regular { Text("Lamps") }
        }
    }
}
