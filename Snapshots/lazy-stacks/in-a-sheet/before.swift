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
    @Binding var isShown: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text("Trails")
        }
        .sheet(isPresented: $isShown) {
            ScrollView {
                VStack {
                    ForEach(trails) { TrailRow(trail: $0) }
                }
            }
        }
    }
}
