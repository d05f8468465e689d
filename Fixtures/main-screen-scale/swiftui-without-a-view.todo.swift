// SwiftUI code that is no view, or runs off the main thread, has no environment to ask.
import SwiftUI

struct ScoreApp: App {
    var body: some Scene {
        WindowGroup {
            // TODO: [unfold:main-screen-scale] an App has no environment of its own: read \.displayScale in the view
            Color.green.frame(height: 4 / UIScreen.main.scale)
        }
    }
}

struct ScoreView: View {
    var body: some View {
        Text("Score").onAppear {
            DispatchQueue.global().async {
                // TODO: [unfold:main-screen-scale] traits may not be read off the main thread: read displayScale before the hop
                print(UIScreen.main.scale)
            }
        }
    }
}

enum Badge: View {
    case gold

    var body: some View {
        // TODO: [unfold:main-screen-scale] `Badge` can have no @Environment property: let the view around it pass displayScale in
        Color.yellow.frame(height: 1 / UIScreen.main.scale)
    }
}

struct ScoreView_Previews: PreviewProvider {
    static var previews: some View {
        // TODO: [unfold:main-screen-scale] a preview has no environment of its own: read \.displayScale in the view
        ScoreView().padding(10 / UIScreen.main.scale)
    }
}

struct LineWidth: EnvironmentKey {
    // TODO: [unfold:main-screen-scale] a key knows no display: let the view that sets its value read \.displayScale
    static let defaultValue: CGFloat = 1 / UIScreen.main.scale
}

struct WidestLine: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        // TODO: [unfold:main-screen-scale] a key knows no display: let the view that sets its value read \.displayScale
        value = max(value, nextValue() * UIScreen.main.scale)
    }
}

extension EnvironmentValues {
    // TODO: [unfold:main-screen-scale] these are the environment's values: read their own displayScale
    var onePixel: CGFloat { 1 / UIScreen.main.scale }
}

struct LineView: View {
    // TODO: [unfold:main-screen-scale] `width` is stored before there is an environment: read \.displayScale where it is used, in `body`
    @State private var width = 1 / UIScreen.main.scale
    var body: some View { Color.gray.frame(width: width) }
}
