import SwiftUI

extension View {
    func trailStyle() -> some View {
        modifier(TrailStyle())
    }
}

struct TrailStyle: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content
            .padding()
            .opacity(isEnabled ? 1 : 0.5)
    }
}
