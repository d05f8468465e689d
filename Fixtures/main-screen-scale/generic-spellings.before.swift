// The read counts wherever an expression may stand: interpolations, `if` and `switch` expressions, `try`, `await`, `#if`.
import UIKit

final class ThumbnailController: UIViewController {
    private var store = ThumbnailStore()

    func reload(_ quality: Int) async throws {
        let factor = switch quality {
        case 0: UIScreen.main.scale / 2
        case 1: UIScreen.main.scale
        default: UIScreen.main.scale * 2
        }
        let step = if quality > 1 { 1 / UIScreen.main.scale } else { CGFloat(1) }
        let thumbnails = try await store.thumbnails(at: UIScreen.main.scale * factor)
        try store.save(thumbnails, named: "cover@\(Int(UIScreen.main.scale))x.png")

        #if DEBUG
        print("""
            step \(step) at \(UIScreen.main.scale)
            UIScreen.main.scale is read above
            """)
        #endif
        for case let size? in [view.bounds.size, nil] where size.width > 10 / UIScreen.main.scale { print(size) }
        guard UIScreen.main.scale > 1, case 2...3 = UIScreen.main.scale else { return }
    }
}

struct ThumbnailStore {
    func thumbnails(at scale: CGFloat) async throws -> [UIImage] { [] }
    func save(_ images: [UIImage], named name: String) throws {}
}
