// What a type is may be said in other files: superclasses, aliases and extensions are followed through the project.
import UIKit

class ThemedView: UIView {}
typealias Themed = ThemedView
protocol Hosting: UIViewController {}
