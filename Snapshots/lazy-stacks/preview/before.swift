import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let length: Double
}

struct TrailRow: View {
    let trail: Trail

    var body: some View {
        Text(trail.name)
    }
}

#Preview {
    ScrollView {
        VStack {
            ForEach(0..<100) { number in
                TrailRow(trail: Trail(id: number, name: "Trail", length: 1))
            }
        }
    }
}
