// SwiftUI code that is no view, or runs off the main thread, has no environment to ask.
import SwiftUI

struct ScoreApp: App {
    var body: some Scene {
        WindowGroup {
            Color.green.frame(height: 4 / UIScreen.main.scale)
        }
    }
}

struct ScoreView: View {
    var body: some View {
        Text("Score").onAppear {
            DispatchQueue.global().async {
                print(UIScreen.main.scale)
            }
        }
    }
}

enum Badge: View {
    case gold

    var body: some View {
        Color.yellow.frame(height: 1 / UIScreen.main.scale)
    }
}

struct ScoreView_Previews: PreviewProvider {
    static var previews: some View {
        ScoreView().padding(10 / UIScreen.main.scale)
    }
}

struct LineWidth: EnvironmentKey {
    static let defaultValue: CGFloat = 1 / UIScreen.main.scale
}

struct WidestLine: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue() * UIScreen.main.scale)
    }
}

extension EnvironmentValues {
    var onePixel: CGFloat { 1 / UIScreen.main.scale }
}

struct LineView: View {
    @State private var width = 1 / UIScreen.main.scale
    var body: some View { Color.gray.frame(width: width) }
}
