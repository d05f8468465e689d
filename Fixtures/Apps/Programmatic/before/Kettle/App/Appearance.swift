import UIKit

enum Appearance {
  static func apply() {
    UINavigationBar.appearance().prefersLargeTitles = true
  }
}
