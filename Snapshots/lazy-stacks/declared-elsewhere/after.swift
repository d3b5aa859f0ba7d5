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
            content
        }
    }

    private var content: some View {
        LazyVStack {
            ForEach(trails) { TrailRow(trail: $0) }
        }
    }
}
