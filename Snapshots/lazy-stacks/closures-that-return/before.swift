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
                        .background(
                            GeometryReader { proxy -> Color in
                                print(proxy.size)
                                return Color.clear
                            })
                }
            }
        }
    }
}
