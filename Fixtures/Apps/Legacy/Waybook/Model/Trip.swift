import CoreLocation
import Foundation

struct Trip: Hashable {
    let id: String
    var title: String
    var start: Date
    var entries: [Entry]
}

struct Entry: Hashable {
    var title: String
    var text: String
    var photos: [String]
    var latitude: Double
    var longitude: Double

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

struct Ticket: Hashable {
    let code: String
    let carrier: String
    let departure: Date
}
