import Foundation
import UIKit

enum ReefSync {
    static func save() {}
}
