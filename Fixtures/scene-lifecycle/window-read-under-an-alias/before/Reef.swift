// Another name for the app delegate.
typealias Lighthouse = AppDelegate
