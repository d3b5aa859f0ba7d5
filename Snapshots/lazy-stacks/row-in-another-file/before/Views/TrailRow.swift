import SwiftUI

struct TrailRow: View {
    let trail: Trail

    var body: some View {
        Label(trail.name, systemImage: "map")
            .trailStyle()
    }
}
