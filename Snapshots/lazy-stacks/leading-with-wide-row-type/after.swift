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
            LazyVStack(alignment: .leading) {
                ForEach(trails) { trail in
                    WideTrailRow(trail: trail)
                }
            }
        }
    }
}

struct WideTrailRow: View {
    let trail: Trail

    var body: some View {
        Text(trail.name)
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}
