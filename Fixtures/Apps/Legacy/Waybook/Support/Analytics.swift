import UIKit

enum Analytics {
    private static var log: [String] = []

    static func track(_ event: String, _ fields: [String: String] = [:]) {
        let device = "\(UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone") \(UIDevice.current.systemVersion)"
        log.append("\(event) \(fields) on \(device)")
    }
}
