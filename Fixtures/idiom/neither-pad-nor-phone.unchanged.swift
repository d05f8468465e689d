// Other kinds of device, traits that are made up, and the project's own idioms are left alone.
import UIKit

enum Idiom { case pad, phone }

struct Instrument { var userInterfaceIdiom: Idiom }

final class OrganController: UIViewController {
    private let pedal = UIView()
    private let organ = Instrument(userInterfaceIdiom: .pad)

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pedal.isHidden = UIDevice.current.userInterfaceIdiom == .mac || traitCollection.userInterfaceIdiom == .tv
        pedal.alpha = organ.userInterfaceIdiom == .pad ? 1 : 0
        setOverrideTraitCollection(UITraitCollection(userInterfaceIdiom: .pad), forChild: children[0])
        #if targetEnvironment(macCatalyst)
        pedal.alpha = UIDevice.current.userInterfaceIdiom == .pad ? 1 : 0
        #endif
        switch UIDevice.current.userInterfaceIdiom {
        case .tv: pedal.tag = 1
        case .vision: pedal.tag = 2
        default: pedal.tag = 3
        }
    }
}
