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

struct ScrollView<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
    }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { TrailRow(trail: $0) }
            }
        }
    }
}
