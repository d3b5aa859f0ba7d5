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

/// Among the statements of a builder, a variable can't be opaque.
struct TrailBadge: View {
    let isOpen: Bool

    var body: some View {
        var label: AnyView { AnyView(Text("open")) }
        if isOpen { label } else { Text("closed") }
    }

    /// Would become a builder's.
    @ViewBuilder
    func header() -> some View {
        var label: AnyView { AnyView(Text("header")) }
        if isOpen {
            label
        } else {
            Image(systemName: "moon")
        }
    }

    /// Can't become a builder's.
    func footer() -> AnyView {
        var label: some View { Text("footer") }
        if isOpen { return AnyView(label) }
        return AnyView(Image(systemName: "moon"))
    }
}
