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
                ForEach(trails) { row(for: $0) }
            }
        }
    }

    private func row(for trail: Trail) -> some View {
        HStack {
            Text(trail.name)
            FoldingRow(trail: trail)
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
