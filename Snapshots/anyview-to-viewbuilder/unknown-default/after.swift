import SwiftUI

struct SchemeBadge: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        badge
    }

    @ViewBuilder
    private var badge: some View {
        switch scheme {
        case .light: Text("Light")
        case .dark: Image(systemName: "moon")
        @unknown default: EmptyView()
        }
    }
}
