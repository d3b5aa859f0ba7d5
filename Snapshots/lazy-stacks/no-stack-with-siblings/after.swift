import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let length: Double
}

struct TrailRow: View {
    let trail: Trail

    var body: some View {
        Text(trail.name)
    }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            LazyVStack {
                // The title scrolls away with the rows.
                Text("Trails")
                    .font(.title)

                ForEach(trails) { trail in
                    /* A row
                       for each trail. */
                    TrailRow(trail: trail)
                }
                // Nothing below.
            }
        }
    }
}
