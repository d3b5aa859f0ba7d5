import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let length: Double
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView { VStack(alignment: .leading) { ForEach(trails) { Text($0.name) } } }
    }
}
