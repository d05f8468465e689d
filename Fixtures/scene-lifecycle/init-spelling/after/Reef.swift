import UIKit

final class ReefViewController: UIViewController {
}
