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
            LazyVStack(alignment: .center, spacing: 8) { // as in the guide book
                /* The nearest trail comes first. */
                ForEach(trails) { trail in
                    TrailRow(trail: trail)
                }
            }
            .padding(.horizontal)
        }
    }
}
