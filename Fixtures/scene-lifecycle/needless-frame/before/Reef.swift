// The first screen.
import UIKit

final class ReefViewController: UIViewController {}
