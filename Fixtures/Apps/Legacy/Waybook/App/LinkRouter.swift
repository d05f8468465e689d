import Foundation

/// Turns links and home-screen shortcuts into places in the journal.
final class LinkRouter {
    static let didRequestTrip = Notification.Name("LinkRouter.didRequestTrip")

    func open(_ url: URL, from sender: String?) -> Bool {
        guard url.scheme == "waybook" || url.host == "waybook.example.org" else { return false }
        Analytics.track("link", ["sender": sender ?? "unknown"])
        return show(url.lastPathComponent)
    }

    func perform(_ shortcut: String) -> Bool {
        switch shortcut {
        case "org.example.waybook.latest":
            guard let latest = Journal.shared.trips.last else { return false }
            return show(latest.id)
        default:
            return false
        }
    }

    private func show(_ trip: String) -> Bool {
        guard Journal.shared.trips.contains(where: { $0.id == trip }) else { return false }
        NotificationCenter.default.post(name: Self.didRequestTrip, object: trip)
        return true
    }
}
