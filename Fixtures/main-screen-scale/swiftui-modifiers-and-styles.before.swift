// Modifiers and styles have an environment as views have, in closures and extensions too, under its bare name.
import SwiftUI

struct PixelBorder: ViewModifier {
    var color: Color = .gray

    func body(content: Content) -> some View {
        content.border(color, width: 1 / UIScreen.main.scale)
    }
}

struct OutlineButtonStyle: ButtonStyle
{
    let radius: CGFloat

    func makeBody(configuration: Configuration) -> some View
    {
        configuration.label
            .padding(8)
            .background(RoundedRectangle(cornerRadius: radius).stroke(Color.blue, lineWidth: 2 / UIScreen.main.scale))
    }
}

struct Staircase<Step: View>: View { // one step for each item
  /// A property of the environment goes above this comment, which stays with `steps`.
  let steps: [String]
  let step: (String) -> Step

  var body: some View {
    VStack(spacing: gap) {
      ForEach(steps, id: \.self) { name in
        step(name).offset(x: 1 / UIScreen.main.scale)
      }
    }
  }
}

extension Staircase {
  private var gap: CGFloat {
    let pixels = [1, 2].map { $0 / UIScreen.main.scale }
    return pixels[0]
  }
}
