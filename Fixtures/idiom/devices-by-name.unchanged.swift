// What names the device, chooses a picture or a text by its name, or reports, is not layout.
import SwiftUI
import UIKit

enum DeviceReport {
    static var deviceType: String {
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: return Words.tablet
        default: return Words.handset
        }
    }
}

enum Words {
    static let tablet = "tablet"
    static let handset = "handset"
}

struct AnalyticsService {
    func launch(isPad: Bool = UIDevice.current.userInterfaceIdiom == .pad, on device: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom) {}
}

final class AboutController: UIViewController {
    private let picture = UIImageView()
    private let text = UILabel()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if UIDevice.current.userInterfaceIdiom == .pad {
            picture.image = UIImage(named: "tablet")
        } else {
            picture.image = UIImage(named: "handset")
        }
        text.text = UIDevice.current.userInterfaceIdiom == .pad
            ? NSLocalizedString("Your tablet", comment: "") : NSLocalizedString("Your phone", comment: "")
        if UIDevice.current.userInterfaceIdiom == .phone { AnalyticsService().launch() }
    }

    func page() -> some View {
        Text(UIDevice.current.userInterfaceIdiom == .pad ? "Tablet" : "Handset")
    }
}
