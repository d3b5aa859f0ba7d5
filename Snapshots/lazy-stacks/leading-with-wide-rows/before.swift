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
                    HStack {
                        Text(trail.name)
                        Spacer()
                        Text(trail.length, format: .number)
                    }
                }
            }
        }
    }
}
