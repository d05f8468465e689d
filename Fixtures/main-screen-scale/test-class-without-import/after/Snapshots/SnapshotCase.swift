// A class that comes down from a test case is test code, wherever that is said.
import UIKit
import XCTest

class SnapshotCase: XCTestCase {}
