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
                ForEach(trails) { trail in
                    if trail.length > 20 {
                        TrailRow(trail: trail)
                            .bold()
                    } else {
                        TrailRow(trail: trail)
                    }
                }
            }
        }
    }
}
