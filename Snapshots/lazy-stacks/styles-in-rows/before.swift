import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let isOpen: Bool
}

extension View {
    func card<S: Shape>(in shape: S) -> some View {
        background(Color.gray, in: shape).overlay { shape.stroke(.black) }
    }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                        .frame(maxWidth: .infinity)
                        .background(.background.secondary, in: Capsule())
                        .background(trail.isOpen ? Material.thin : Material.ultraThin)
                        .card(in: RoundedRectangle(cornerRadius: 8))
                }
            }
        }
    }
}
