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

struct Region: Identifiable {
    let id: Int
    let name: String
    let trails: [Trail]
}

struct RegionList: View {
    let regions: [Region]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(regions) { region in
                    Section(region.name) {
                        ForEach(region.trails) { TrailRow(trail: $0) }
                    }
                }
            }
        }
    }
}
