// A SwiftUI frame is made relative to its container wherever it stands, under a name that is free for the length.
import SwiftUI
import UIKit

struct Shelf: View {
    let length: CGFloat

    var body: some View {
        Color.brown
            .frame(width: UIScreen.main.bounds.width * length)
            .shelved()
    }
}

extension View {
    func shelved() -> some View {
        frame(height: UIScreen.main.bounds.height / 6)
    }
}

final class ShelfController: UIViewController {
    func open() {
        let shelf = Shelf(length: 0.5).frame(width: UIScreen.main.bounds.width)
        present(UIHostingController(rootView: shelf), animated: true)
    }
}

struct Shelf_Previews: PreviewProvider {
    static var previews: some View {
        Shelf(length: 0.4).frame(height: UIScreen.main.bounds.height * 0.3)
    }
}
