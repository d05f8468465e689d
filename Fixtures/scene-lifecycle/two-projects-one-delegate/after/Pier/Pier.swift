import UIKit

final class PierController: UIViewController {}
