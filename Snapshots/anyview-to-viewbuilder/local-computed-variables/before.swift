import SwiftUI

struct TrailCard: View {
    let name: String
    let isOpen: Bool

    var body: some View {
        var title: AnyView { AnyView(Text(name).bold()) }
        var badge: AnyView {
            if isOpen {
                return AnyView(Image(systemName: "sun.max"))
            }
            return AnyView(Text("closed"))
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
