// The read counts wherever an expression may stand: interpolations, `if` and `switch` expressions, `try`, `await`, `#if`.
import UIKit

final class ThumbnailController: UIViewController {
    private var store = ThumbnailStore()

    func reload(_ quality: Int) async throws {
        let factor = switch quality {
        case 0: traitCollection.displayScale / 2
        case 1: traitCollection.displayScale
        default: traitCollection.displayScale * 2
        }
        let step = if quality > 1 { 1 / traitCollection.displayScale } else { CGFloat(1) }
        let thumbnails = try await store.thumbnails(at: traitCollection.displayScale * factor)
        try store.save(thumbnails, named: "cover@\(Int(traitCollection.displayScale))x.png")

        #if DEBUG
        print("""
            step \(step) at \(traitCollection.displayScale)
            UIScreen.main.scale is read above
            """)
        #endif
        for case let size? in [view.bounds.size, nil] where size.width > 10 / traitCollection.displayScale { print(size) }
        guard traitCollection.displayScale > 1, case 2...3 = traitCollection.displayScale else { return }
    }
}

struct ThumbnailStore {
    func thumbnails(at scale: CGFloat) async throws -> [UIImage] { [] }
    func save(_ images: [UIImage], named name: String) throws {}
}
