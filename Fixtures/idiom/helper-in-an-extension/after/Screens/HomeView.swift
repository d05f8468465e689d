// Helpers that hide the question keep their uses until a person has chosen; each TODO counts them.
import SwiftUI

struct HomeView: View {
    var body: some View {
        Text("Home").padding(UIDevice.isPad ? 32 : 16)
        if !UIDevice.isPad { Text("Turn the phone") }
    }
}
