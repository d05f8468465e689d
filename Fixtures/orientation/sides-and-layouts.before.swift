// The longer of two sides, constraints for each shape and stacks side by side or above each other follow the view's shape.
import SwiftUI
import UIKit

final class QuayController: UIViewController {
    private let stack = UIStackView()
    private let label = UILabel()
    private let flow = UICollectionViewFlowLayout()
    private var landscapeConstraints: [NSLayoutConstraint] = []
    private var portraitConstraints: [NSLayoutConstraint] = []

    func arrange() {
        let length = UIDevice.current.orientation.isLandscape
            ? max(view.bounds.width, view.bounds.height) : min(view.bounds.width, view.bounds.height)
        label.frame.size.width = length
        if UIDevice.current.orientation.isLandscape {
            NSLayoutConstraint.deactivate(portraitConstraints)
            NSLayoutConstraint.activate(landscapeConstraints)
        } else {
            NSLayoutConstraint.deactivate(landscapeConstraints)
            NSLayoutConstraint.activate(portraitConstraints)
        }
        if UIDevice.current.orientation.isLandscape {
            stack.axis = .horizontal
            stack.spacing = 8
        } else {
            stack.axis = .vertical
            stack.spacing = 16
        }
        stack.axis = isTall ? .vertical : .horizontal
        // Neither a side nor a layout: numbers for each.
        flow.itemSize = UIDevice.current.orientation.isLandscape ? CGSize(width: 80, height: 40) : CGSize(width: 40, height: 80)
        label.font = UIDevice.current.orientation.isLandscape ? Lettering.landscapeFont : Lettering.portraitFont
    }

    private var isTall: Bool { UIDevice.current.orientation.isPortrait }
}

enum Lettering {
    static let landscapeFont = UIFont.systemFont(ofSize: 12)
    static let portraitFont = UIFont.systemFont(ofSize: 17)
}

struct Quay: View {
    var body: some View {
        if UIDevice.current.orientation.isLandscape {
            HStack { Text("Boats") }
        } else {
            VStack { Text("Boats") }
        }
    }
}
