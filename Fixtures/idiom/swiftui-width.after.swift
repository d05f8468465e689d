// A SwiftUI view, a modifier and a style ask their environment; what has none leaves the question to a person.
import SwiftUI

struct Columns: ViewModifier {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    func body(content: Content) -> some View {
        content.padding(.horizontal, horizontalSizeClass == .regular ? 48 : 16)
    }
}

struct Library: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var isOpen = false
    // TODO: [unfold:idiom] `isPad` (1 use) is asked before there is an environment: read \.horizontalSizeClass in `body`
    private let isPad = UIDevice.current.userInterfaceIdiom == .pad

    var body: some View {
        switch width {
        case .regular: Text("Shelves")
        case .compact: Text("Books")
        default: Text(isPad ? "Library" : "")
        }
        Text("Search").opacity(width != .compact || isOpen ? 1 : 0)
    }

    static func title() -> String {
        // TODO: [unfold:idiom] a static member has no environment: pass horizontalSizeClass in from `body`
        UIDevice.current.userInterfaceIdiom == .pad ? String(repeating: "-", count: 40) : "-"
    }
}
