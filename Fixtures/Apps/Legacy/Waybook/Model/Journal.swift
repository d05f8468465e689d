import Foundation

/// All trips, kept in one file.
final class Journal {
    static let shared = Journal()

    private(set) var trips: [Trip] = []
    private(set) var tickets: [Ticket] = []
    private var savedAt = Date.distantPast

    func load() {
        let entries = [
            Entry(title: "Harbour", text: "Fog until noon.", photos: ["harbour-1", "harbour-2"], latitude: 60.39, longitude: 5.32),
            Entry(title: "Up the hill", text: "The funicular was closed, so we walked.", photos: ["hill"], latitude: 60.4, longitude: 5.34),
        ]
        trips = [Trip(id: "bergen", title: "Bergen", start: Date(timeIntervalSince1970: 1_700_000_000), entries: entries)]
        tickets = [Ticket(code: "WB-2210-7", carrier: "Coastal Ferry", departure: Date(timeIntervalSince1970: 1_700_100_000))]
    }

    func save() {
        savedAt = Date()
    }

    func reloadIfChanged() {
        if Date().timeIntervalSince(savedAt) > 3600 { load() }
    }
}
