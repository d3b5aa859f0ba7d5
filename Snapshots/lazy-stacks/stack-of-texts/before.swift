import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let length: Double
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView { VStack { ForEach(trails) { trail in Text(trail.name) } } }
    }
}
