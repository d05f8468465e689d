// In an initializer, a static member or a one-line struct, or under a taken name, the environment cannot be asked.
import SwiftUI

struct RulerMark: View {
    private let height: CGFloat
    private let name: String

    init(name: String) {
        self.name = name
        height = 3 / UIScreen.main.scale
    }

    var body: some View { Text(name).frame(height: height) }

    static func spacing(_ marks: Int) -> CGFloat {
        CGFloat(marks) / UIScreen.main.scale
    }
}

struct ZoomLabel: View {
    let displayScale: String

    var body: some View {
        Text(displayScale)
            .padding(1 / UIScreen.main.scale)
    }
}

struct Hairline: View { var body: some View { Color.gray.frame(height: 1 / UIScreen.main.scale) } }

struct Notch: Shape {
    func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: 1 / UIScreen.main.scale, dy: 0))
    }
}

extension View {
    func hairlineBorder() -> some View {
        border(Color.gray, width: 1 / UIScreen.main.scale)
    }
}

extension ButtonStyle {
    var outlineWidth: CGFloat {
        2 / UIScreen.main.scale
    }
}
