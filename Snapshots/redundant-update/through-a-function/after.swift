import Combine
import SwiftUI

@MainActor final class Events: ObservableObject {
    @Published var shouldQueue = false
    @Published var isPinned = false
}

struct Offset: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}

struct Timeline: View {
    @ObservedObject var events: Events

    private func scrolled(to offset: CGFloat) {
        let shouldQueue = offset > 0
        if events.shouldQueue != shouldQueue { events.shouldQueue = shouldQueue }
    }

    private func tapped(at offset: CGFloat) {
        events.isPinned = offset > 0
    }

    var body: some View {
        ScrollView { Text("\(events.shouldQueue) \(events.isPinned)").onTapGesture { tapped(at: 1) } }
            .onPreferenceChange(Offset.self) { offset in scrolled(to: offset) }
    }
}
