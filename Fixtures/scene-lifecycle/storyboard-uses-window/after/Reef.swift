import UIKit

final class ReefViewController: UIViewController {
    var store: ReefStore?
}
