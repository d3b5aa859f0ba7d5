import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                Divider()
                ForEach(trails) { Text($0.name) }
            }
        }
    }
}

@MainActor func cell(_ trails: [Trail]) -> UIHostingConfiguration<TrailList, EmptyView> {
    UIHostingConfiguration { TrailList(trails: trails) }
}
