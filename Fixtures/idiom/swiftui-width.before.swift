// A SwiftUI view, a modifier and a style ask their environment; what has none leaves the question to a person.
import SwiftUI

struct Columns: ViewModifier {

    func body(content: Content) -> some View {
        content.padding(.horizontal, UIDevice.current.userInterfaceIdiom == .pad ? 48 : 16)
    }
}

struct Library: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var isOpen = false
    private let isPad = UIDevice.current.userInterfaceIdiom == .pad

    var body: some View {
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: Text("Shelves")
        case .phone: Text("Books")
        default: Text(isPad ? "Library" : "")
        }
        Text("Search").opacity(UI_USER_INTERFACE_IDIOM() != .phone || isOpen ? 1 : 0)
    }

    static func title() -> String {
        UIDevice.current.userInterfaceIdiom == .pad ? String(repeating: "-", count: 40) : "-"
    }
}
