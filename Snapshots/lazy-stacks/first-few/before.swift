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
            VStack {
                ForEach(trails.prefix(5)) { TrailRow(trail: $0) }
            }
        }
    }
}

struct ShortList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails.prefix(min(trails.count, 6))) { TrailRow(trail: $0) }
            }
        }
    }
}
