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
        VStack {
            List {
                ForEach(trails) { TrailRow(trail: $0) }
            }
            Form {
                ForEach(trails) { TrailRow(trail: $0) }
            }
            Grid {
                ForEach(trails) { TrailRow(trail: $0) }
            }
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible())]) {
                    ForEach(trails) { TrailRow(trail: $0) }
                }
            }
        }
    }
}
