// A SwiftUI frame is made relative to its container wherever it stands, under a name that is free for the length.
import SwiftUI
import UIKit

struct Shelf: View {
    let length: CGFloat

    var body: some View {
        Color.brown
            .containerRelativeFrame(.horizontal) { whole, _ in whole * length }
            .shelved()
    }
}

extension View {
    func shelved() -> some View {
        containerRelativeFrame(.vertical) { length, _ in length / 6 }
    }
}

final class ShelfController: UIViewController {
    func open() {
        let shelf = Shelf(length: 0.5).containerRelativeFrame(.horizontal)
        present(UIHostingController(rootView: shelf), animated: true)
    }
}

struct Shelf_Previews: PreviewProvider {
    static var previews: some View {
        Shelf(length: 0.4).containerRelativeFrame(.vertical) { length, _ in length * 0.3 }
    }
}
