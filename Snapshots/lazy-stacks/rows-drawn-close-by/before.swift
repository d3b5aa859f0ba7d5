import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

/// A few points outside of its frame a row is seen as before.
struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    ZStack {
                        Text(trail.name).frame(maxWidth: .infinity)
                        Circle().frame(width: 8, height: 8).position(x: 10, y: 10)
                    }
                    .frame(height: 60)
                    .offset(x: 100, y: -8)
                    .scaleEffect(x: 1.05, y: 1.1)
                    .overlay(alignment: .trailing) { Color.red.frame(width: 400, height: 60) }
                }
            }
        }
    }
}
