// Names, logs, user agents, dictionaries and limits of memory go by the device, not by the room there is.
import UIKit
import os

private let logger = Logger(subsystem: "org.example.radio", category: "device")

final class RadioController: UIViewController {
    private let cache = NSCache<NSString, UIImage>()

    func tune() {
        let kind = UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "handset"
        logger.info("tuned on \(UIDevice.current.userInterfaceIdiom == .pad ? 2 : 1)")
        print(UIDevice.current.userInterfaceIdiom == .phone, kind)
        var request = URLRequest(url: URL(fileURLWithPath: "/"))
        request.setValue("Radio/1 (\(UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone"))", forHTTPHeaderField: "User-Agent")
        let fields: [String: Any] = ["pad": UIDevice.current.userInterfaceIdiom == .pad, "raw": UIDevice.current.userInterfaceIdiom.rawValue]
        Telemetry.send(fields, device: UIDevice.current.userInterfaceIdiom)
        let intro = Bundle.main.url(forResource: UIDevice.current.userInterfaceIdiom == .pad ? "intro-wide" : "intro", withExtension: "mp4")
        cache.totalCostLimit = UIDevice.current.userInterfaceIdiom == .pad ? 200_000_000 : 50_000_000
        print(request, intro as Any)
    }
}

enum Telemetry {
    static func send(_ fields: [String: Any], device: UIUserInterfaceIdiom) {}
}
