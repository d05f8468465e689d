// A TODO stands above the innermost statement, member or declaration that begins its line, outside strings and expressions.
import UIKit

// Plain comments stay above.
// TODO: [unfold:main-screen-scale] `dotsPerPoint` is computed once for all displays: make it a function of a UITraitCollection
/// How many dots make a point.
///
/// The lines of a documentation comment belong to the declaration.
let dotsPerPoint = UIScreen.main.scale

enum PixelSize {
    // TODO: [unfold:main-screen-scale] a default argument cannot ask a view: let callers pass their traitCollection.displayScale
    case fitted(scale: CGFloat = UIScreen.main.scale)
    case exact(Int)

    // Plain comments stay above attributes too.
    // TODO: [unfold:main-screen-scale] a default argument cannot ask a view: let callers pass their traitCollection.displayScale
    @discardableResult
    static func round(
        _ value: CGFloat,
        to scale: CGFloat = UIScreen.main.scale
    ) -> CGFloat {
        (value * scale).rounded() / scale
    }

    var dots: Int {
        switch self {
        // TODO: [unfold:main-screen-scale] `dots` (1 use) has no view to ask: make it a method that takes a UITraitCollection
        case .fitted(let scale) where scale > UIScreen.main.scale: return Int(scale)
        case .fitted:
            // TODO: [unfold:main-screen-scale] `dots` (1 use) has no view to ask: make it a method that takes a UITraitCollection
            return Int(UIScreen.main.scale)
        case .exact(let dots):
            return dots
        }
    }

    func describe() -> String {
        let parts = ["one", "two"]
        // TODO: [unfold:main-screen-scale] `describe` has no view to ask: pass a UITraitCollection in, read its displayScale
        return """
            at \(UIScreen.main.scale)
            \(parts.map { part in
                part + " of \(UIScreen.main.scale)"
            })
            """
    }

    func areas(_ sizes: [CGSize]) -> [CGFloat] {
        // TODO: [unfold:main-screen-scale] `areas` has no view to ask: pass a UITraitCollection in, read its displayScale
        return sizes
            .map { $0.width * $0.height }
            .map { $0 * UIScreen.main.scale }
    }

    func sides(_ sizes: [CGSize]) -> [CGFloat] {
        sizes.map { size in
            guard size.width > 0 else { return 0 }
            // TODO: [unfold:main-screen-scale] `sides` has no view to ask: pass a UITraitCollection in, read its displayScale
            return size.width * UIScreen.main.scale
        }
    }
}
