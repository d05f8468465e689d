// Where a parameter or a local takes the environment's name, only the reads in its scope are left to a person.
import SwiftUI

struct Swatches: View {
    let colors: [Color]

    var body: some View {
        HStack(spacing: 1 / UIScreen.main.scale) {
            ForEach(colors.indices, id: \.self) { index in
                colors[index].frame(width: width(displayScale: 2))
            }
        }
    }

    private func width(displayScale: CGFloat) -> CGFloat {
        displayScale * 20 / UIScreen.main.scale
    }
}
