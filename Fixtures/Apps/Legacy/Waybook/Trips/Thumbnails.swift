import UIKit

/// Small copies of photos, made off the main thread and kept in memory.
final class Thumbnails {
    static let shared = Thumbnails()

    private let cache = NSCache<NSString, UIImage>()
    private let queue = DispatchQueue(label: "thumbnails")

    init() {
        cache.countLimit = UIDevice.current.userInterfaceIdiom == .pad ? 400 : 120
    }

    func load(_ name: String, pixels: CGSize, completion: @escaping (UIImage?) -> Void) {
        if let image = cache.object(forKey: name as NSString) {
            completion(image)
            return
        }
        queue.async {
            let image = UIImage(named: name).map { self.shrink($0, to: pixels) }
            DispatchQueue.main.async {
                if let image { self.cache.setObject(image, forKey: name as NSString) }
                completion(image)
            }
        }
    }

    private func shrink(_ image: UIImage, to pixels: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: pixels, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: pixels))
        }
    }
}
