import XCTest

@testable import Shelves

final class LibraryTests: XCTestCase {
    func testAnEmptyLibrary() {
        XCTAssertTrue(Library().shelves.isEmpty)
    }
}
