// A TODO stands above the innermost statement, member or declaration that begins its line, outside strings and expressions.
import UIKit

// Plain comments stay above.
/// How many dots make a point.
///
/// The lines of a documentation comment belong to the declaration.
let dotsPerPoint = UIScreen.main.scale

enum PixelSize {
    case fitted(scale: CGFloat = UIScreen.main.scale)
    case exact(Int)

    // Plain comments stay above attributes too.
    @discardableResult
    static func round(
        _ value: CGFloat,
        to scale: CGFloat = UIScreen.main.scale
    ) -> CGFloat {
        (value * scale).rounded() / scale
    }

    var dots: Int {
        switch self {
        case .fitted(let scale) where scale > UIScreen.main.scale: return Int(scale)
        case .fitted:
            return Int(UIScreen.main.scale)
        case .exact(let dots):
            return dots
        }
    }

    func describe() -> String {
        let parts = ["one", "two"]
        return """
            at \(UIScreen.main.scale)
            \(parts.map { part in
                part + " of \(UIScreen.main.scale)"
            })
            """
    }

    func areas(_ sizes: [CGSize]) -> [CGFloat] {
        return sizes
            .map { $0.width * $0.height }
            .map { $0 * UIScreen.main.scale }
    }

    func sides(_ sizes: [CGSize]) -> [CGFloat] {
        sizes.map { size in
            guard size.width > 0 else { return 0 }
            return size.width * UIScreen.main.scale
        }
    }
}
