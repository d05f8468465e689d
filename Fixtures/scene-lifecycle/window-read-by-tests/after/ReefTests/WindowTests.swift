import UIKit
import XCTest

final class WindowTests: XCTestCase {
    func testWindow() {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        XCTAssertNotNil(delegate?.window)
    }
}
