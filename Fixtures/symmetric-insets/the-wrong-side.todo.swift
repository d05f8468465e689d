// An edge that is set, or held off, by the inset of the opposite edge.
import UIKit

final class GutterController: UIViewController {
    private let list = UIScrollView()
    private let button = UIButton()
    private let gutter: CGFloat = 8

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.contentInset.left = view.safeAreaInsets.left
        // TODO: [unfold:symmetric-insets] `right` is set from `view.safeAreaInsets.left`: each edge has an inset of its own
        list.contentInset.right = view.safeAreaInsets.left
        // TODO: [unfold:symmetric-insets] `trailing` is set from `view.safeAreaInsets.left`: each edge has an inset of its own
        list.directionalLayoutMargins.trailing = view.safeAreaInsets.left
        // TODO: [unfold:symmetric-insets] `left` is set from `view.safeAreaInsets.right`: each edge has an inset of its own
        list.contentInset.left = gutter + view.safeAreaInsets.right

        // Their own edge, another length, both.
        list.contentInset.top = view.safeAreaInsets.top
        list.contentInset.bottom = view.safeAreaInsets.bottom
        list.contentInset.right = view.layoutMargins.left
        list.contentInset.bottom = max(view.safeAreaInsets.top, view.safeAreaInsets.bottom)
        // A list that is turned upside down.
        list.contentInset.bottom = view.safeAreaInsets.top
        let right = view.safeAreaInsets.left
        print(right)
    }

    func pin() {
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: view.safeAreaInsets.left),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -view.safeAreaInsets.right),
            button.topAnchor.constraint(equalTo: view.topAnchor, constant: gutter),
        ])
        // TODO: [unfold:symmetric-insets] trailingAnchor is held off by `view.safeAreaInsets.left`: each edge has an inset of its own
        button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -view.safeAreaInsets.left).isActive = true
        // TODO: [unfold:symmetric-insets] rightAnchor is held off by `view.safeAreaInsets.left`: each edge has an inset of its own
        button.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -view.safeAreaInsets.left).isActive = true
        // TODO: [unfold:symmetric-insets] rightAnchor is held off by `view.safeAreaInsets.left`: each edge has an inset of its own
        button.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -(view.safeAreaInsets.left + gutter)).isActive = true
    }
}
