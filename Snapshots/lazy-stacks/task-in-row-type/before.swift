import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let length: Double
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { LoadingRow(trail: $0) }
            }
        }
    }
}

struct LoadingRow: View {
    let trail: Trail

    var body: some View {
        Text(trail.name)
            .task { await warmUp() }
    }

    private func warmUp() async {}
}
