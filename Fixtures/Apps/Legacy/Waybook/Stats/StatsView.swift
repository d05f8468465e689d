import SwiftUI

struct StatsView: View {
    let trips: [Trip]

    var body: some View {
        ScrollView {
            VStack(spacing: UIDevice.current.userInterfaceIdiom == .pad ? 32 : 16) {
                if !UIDevice.current.orientation.isLandscape {
                    Text("\(trips.count) trips")
                        .font(.largeTitle)
                }
                ForEach(trips, id: \.id) { trip in
                    StatsRow(title: trip.title, count: trip.entries.count)
                        .frame(width: UIScreen.main.bounds.width * 0.9)
                }
            }
        }
    }
}

struct StatsRow: View {
    let title: String
    let count: Int

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text("\(count)")
        }
        .padding()
        .border(Color.secondary, width: 1 / UIScreen.main.scale)
    }
}
