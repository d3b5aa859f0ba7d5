import SwiftUI

struct Trail {
    let name: String
}

struct TrailRow: View {
    let trail: Trail

    var body: some View {
        Text(trail.name)
    }
}

struct TrailSheet: View {
    let name: String

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button(name) { dismiss() }
    }
}
