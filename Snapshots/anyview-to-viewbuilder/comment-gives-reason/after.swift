import SwiftUI

struct Inside: View {
    let on: Bool

    var body: some View { content }

    private var content: AnyView {
        // AnyView needed here: the type checker times out
        if on { return AnyView(Text("a")) }
        return AnyView(Image(systemName: "star"))
    }
}

struct OnTheMember: View {
    let on: Bool

    var body: some View { content }

    /// An AnyView, because the compiler needs minutes for the opaque type.
    private var content: AnyView {
        if on { return AnyView(Text("a")) }
        return AnyView(Image(systemName: "star"))
    }
}

struct Heading: View {
    let on: Bool

    var body: some View { content }

    /// What is shown.
    @ViewBuilder
    private var content: some View {
        if on {
            Text("a")
        } else {
            Image(systemName: "star")
        }
    }
}
