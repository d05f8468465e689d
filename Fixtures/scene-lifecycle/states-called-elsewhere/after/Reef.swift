import UIKit

func wakeUp(_ delegate: AppDelegate) {
    delegate.applicationDidBecomeActive(.shared)
}
