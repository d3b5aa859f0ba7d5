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
                ForEach(trails) { trail in
                    GeometryReader { proxy in
                        Text(trail.name).frame(width: proxy.size.width / 2)
                    }
                }
            }
        }
    }
}
