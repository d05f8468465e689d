// A local that carries the idiom waits for the next pass; the registration that is there by then takes in all its uses.
import UIKit

final class LanternView: UIView {
    private let wick = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        wick.font = UIDevice.current.userInterfaceIdiom == .pad ? .systemFont(ofSize: 20) : .systemFont(ofSize: 14)
        let idiom = UIDevice.current.userInterfaceIdiom
        wick.isHidden = idiom == .phone
        wick.alpha = idiom == .pad ? 1 : 0.5
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}
