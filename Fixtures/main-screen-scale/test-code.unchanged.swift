// Tests are no part of the app: they may say what they like about the main screen.
import UIKit
import XCTest

final class HairlineTests: XCTestCase {
    func testWidth() {
        let view = UIView()
        view.layer.borderWidth = 1 / UIScreen.main.scale
        XCTAssertEqual(view.layer.borderWidth * UIScreen.main.scale, 1)
    }
}

final class HairlineView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / UIScreen.main.scale
    }
}
