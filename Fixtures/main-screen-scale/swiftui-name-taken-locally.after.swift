// Where a parameter or a local takes the environment's name, only the reads in its scope are left to a person.
import SwiftUI

struct Swatches: View {
    @Environment(\.displayScale) private var displayScale
    let colors: [Color]

    var body: some View {
        HStack(spacing: 1 / displayScale) {
            ForEach(colors.indices, id: \.self) { index in
                colors[index].frame(width: width(displayScale: 2))
            }
        }
    }

    private func width(displayScale: CGFloat) -> CGFloat {
        // TODO: [unfold:main-screen-scale] `displayScale` is a parameter here: use it, or rename it and read the environment's
        displayScale * 20 / UIScreen.main.scale
    }
}
