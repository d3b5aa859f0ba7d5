import SwiftUI

struct Spacing {
    var horizontal = 8.0
    var vertical = 4.0
}

private struct SpacingKey: EnvironmentKey {
    static let defaultValue = Spacing(vertical: 2)
}

final class Tracker: EnvironmentKey, Sendable {
    static let defaultValue = Tracker()
}

extension EnvironmentValues {
    var spacing: Spacing {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }
    var tracker: Tracker { self[Tracker.self] }
}

struct TrailRow: View {
    var body: some View {
        Text("Trail")
    }
}

struct TrailDetail: View {
    @Environment(\.tracker) private var tracker

    var body: some View {
        Text("\(ObjectIdentifier(tracker).hashValue)")
    }
}
