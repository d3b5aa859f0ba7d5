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
            VStack(alignment: .leading) {
                ForEach(trails) { trail in
                    FoldingRow(trail: trail)
                        .onDisappear {}
                    Divider().frame(width: 40)
                }
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
