// The program begins with a type of its own, which hands one app delegate or another to UIKit.
import UIKit

@main
enum Entry {
    static func main() {
        let delegate: AnyClass = NSClassFromString("ReefTests.QuietDelegate") ?? AppDelegate.self
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
    }
}
