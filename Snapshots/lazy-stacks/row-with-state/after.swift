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
            LazyVStack {
                ForEach(trails) { FoldingRow(trail: $0) }
            }
        }
    }
}

struct FoldingRow: View {
    let trail: Trail
    @State private var isOpen = false

    var body: some View {
        Button(trail.name) { isOpen.toggle() }
            .opacity(isOpen ? 1 : 0.5)
    }
}
