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
                ForEach(trails) { trail in
                    Text(trail.name)
                        .frame(maxWidth: .infinity)
                        .background {
                            GeometryReader { proxy in
                                Circle().position(x: 4, y: proxy.frame(in: .local).midY)
                            }
                        }
                }
            }
        }
    }
}
