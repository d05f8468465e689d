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
        let length = view.bounds.width > view.bounds.height
            ? max(view.bounds.width, view.bounds.height) : min(view.bounds.width, view.bounds.height)
        label.frame.size.width = length
        if view.bounds.width > view.bounds.height {
            NSLayoutConstraint.deactivate(portraitConstraints)
            NSLayoutConstraint.activate(landscapeConstraints)
        } else {
            NSLayoutConstraint.deactivate(landscapeConstraints)
            NSLayoutConstraint.activate(portraitConstraints)
        }
        if view.bounds.width > view.bounds.height {
            stack.axis = .horizontal
            stack.spacing = 8
        } else {
            stack.axis = .vertical
            stack.spacing = 16
        }
        stack.axis = isTall ? .vertical : .horizontal
        // Neither a side nor a layout: numbers for each.
        flow.itemSize = traitCollection.verticalSizeClass == .compact ? CGSize(width: 80, height: 40) : CGSize(width: 40, height: 80)
        label.font = traitCollection.verticalSizeClass == .compact ? Lettering.landscapeFont : Lettering.portraitFont
    }

    private var isTall: Bool { view.bounds.width <= view.bounds.height }
}

enum Lettering {
    static let landscapeFont = UIFont.systemFont(ofSize: 12)
    static let portraitFont = UIFont.systemFont(ofSize: 17)
}

struct Quay: View {
    var body: some View {
        // TODO: [unfold:orientation] the height class is regular both ways on the inner display: use the container's shape
        if UIDevice.current.orientation.isLandscape {
            HStack { Text("Boats") }
        } else {
            VStack { Text("Boats") }
        }
    }
}
