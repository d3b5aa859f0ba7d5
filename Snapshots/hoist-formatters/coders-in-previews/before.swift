import SwiftUI

struct Trail: Codable {
    let name: String

    // Previews alone make it.
    static var sample: Trail? { try? JSONDecoder().decode(Trail.self, from: Data()) }
}

struct TrailRow: View {
    let trail: Trail?

    var body: some View { Text(trail?.name ?? "") }
}

struct TrailRow_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            TrailRow(trail: .sample)
            TrailRow(trail: try? JSONDecoder().decode(Trail.self, from: Data()))
        }
    }
}
