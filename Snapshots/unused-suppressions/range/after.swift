import SwiftUI

struct TrailBadge: View {
    let isOpen: Bool

    var body: some View {
        Text(isOpen ? "Open" : "Closed")
    }
}

struct TrailName: View {
    let name: String

    var body: some View {
        Text(name)
    }
}
