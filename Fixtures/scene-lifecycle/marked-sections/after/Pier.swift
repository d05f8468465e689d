import UIKit

final class PierController: UIViewController {}

enum Tide {
    static func refresh() {}
    static func save() {}
}
