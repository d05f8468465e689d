// An extension in another file cannot see a private property, so it gets a TODO unless a visible one is there already.
import SwiftUI

struct Badge: View {
    let count: Int

    var body: some View { Text("\(count)").padding(inset) }
}

struct Pill: View {
    @Environment(\.displayScale) var displayScale
    let text: String

    var body: some View { Text(text).padding(inset) }
}
