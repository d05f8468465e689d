// Where a local or a nested type is called `UIScreen` it is meant; elsewhere, and with its module's name, Apple's is.
import UIKit

final class ProjectorView: UIView {
    struct Lamp { var scale: CGFloat }
    struct Rig { var main: Lamp }

    func align(_ UIScreen: Rig) -> CGFloat {
        let real = UIKit.UIScreen.main.scale
        return UIScreen.main.scale * real
    }

    func focus() -> CGFloat {
        UIScreen.main.scale
    }
}

enum Simulation {
    struct UIScreen {
        static let main = ProjectorView.Lamp(scale: 1)
    }

    static func scale() -> CGFloat { UIScreen.main.scale }
}
