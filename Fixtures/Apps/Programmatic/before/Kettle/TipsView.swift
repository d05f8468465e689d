import SwiftUI

struct TipsView: View {
  var body: some View {
    Text("Green tea likes 70 degrees.")
  }
}
