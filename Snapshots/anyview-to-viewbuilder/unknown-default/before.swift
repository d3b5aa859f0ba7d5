import SwiftUI

struct SchemeBadge: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        badge
    }

    private var badge: AnyView {
        switch scheme {
        case .light: return AnyView(Text("Light"))
        case .dark: return AnyView(Image(systemName: "moon"))
        @unknown default: return AnyView(EmptyView())
        }
    }
}
