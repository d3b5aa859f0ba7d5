import SwiftUI

struct TrailCard: View {
    let name: String
    let isOpen: Bool

    var body: some View {
        var title: some View { Text(name).bold() }
        @ViewBuilder
        var badge: some View {
            if isOpen {
                Image(systemName: "sun.max")
            } else {
                Text("closed")
            }
        }
        // Goes into an array.
        var footer: AnyView { AnyView(Text("footer")) }
        let footers = [footer]

        return VStack {
            title
            badge.padding()
            footers[0]
        }
    }

    func row() -> AnyView {
        var label: AnyView { AnyView(Text(name)) }
        return label
    }
}
