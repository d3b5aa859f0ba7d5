import SwiftUI

// swiftfix:disable anyview-to-viewbuilder
struct TrailBadge: View {
    let isOpen: Bool

    var body: some View {
        Text(isOpen ? "Open" : "Closed")
    }
}
// swiftfix:enable anyview-to-viewbuilder

struct TrailName: View {
    let name: String

    var body: some View {
        Text(name)
    }
}
// swiftfix:enable lazy-stacks
