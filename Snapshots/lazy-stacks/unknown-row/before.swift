import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let length: Double
}

struct TrailList<Row: View>: View {
    let trails: [Trail]
    @ViewBuilder let row: (Trail) -> Row

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    row(trail)
                }
            }
        }
    }
}
