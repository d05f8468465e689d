// In an initializer, a static member or a one-line struct, or under a taken name, the environment cannot be asked.
import SwiftUI

struct RulerMark: View {
    private let height: CGFloat
    private let name: String

    init(name: String) {
        self.name = name
        // TODO: [unfold:main-screen-scale] there is no environment in `init` yet: read \.displayScale in `body` instead
        height = 3 / UIScreen.main.scale
    }

    var body: some View { Text(name).frame(height: height) }

    static func spacing(_ marks: Int) -> CGFloat {
        // TODO: [unfold:main-screen-scale] a static member has no environment: pass displayScale in from `body`
        CGFloat(marks) / UIScreen.main.scale
    }
}

struct ZoomLabel: View {
    let displayScale: String

    var body: some View {
        // TODO: [unfold:main-screen-scale] `displayScale` means something else here: rename it, then read \.displayScale
        Text(displayScale)
            .padding(1 / UIScreen.main.scale)
    }
}

// TODO: [unfold:main-screen-scale] give `Hairline` an @Environment(\.displayScale) property and read that
struct Hairline: View { var body: some View { Color.gray.frame(height: 1 / UIScreen.main.scale) } }

struct Notch: Shape {
    func path(in rect: CGRect) -> Path {
        // TODO: [unfold:main-screen-scale] a Shape has no environment: let the view that uses `Notch` pass displayScale in
        Path(rect.insetBy(dx: 1 / UIScreen.main.scale, dy: 0))
    }
}

extension View {
    func hairlineBorder() -> some View {
        // TODO: [unfold:main-screen-scale] an extension of View has no environment: make this a ViewModifier that reads \.displayScale
        border(Color.gray, width: 1 / UIScreen.main.scale)
    }
}

extension ButtonStyle {
    var outlineWidth: CGFloat {
        // TODO: [unfold:main-screen-scale] an extension of ButtonStyle has no environment: read \.displayScale in each type that conforms
        2 / UIScreen.main.scale
    }
}
