import SwiftUI

// Containers hand their content on, some of them in a circle; the last one has an event.
struct First<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { Second { content() } }
}

struct Second<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { Third { content() } }
}

struct Third<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { Fourth { content() } }
}

struct Fourth<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { Fifth { content() } }
}

struct Fifth<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { Sixth { content() } }
}

struct Sixth<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content().onAppear { print("shown") } }
}

struct There<Content: View>: View {
    var isDeep = false
    @ViewBuilder let content: () -> Content

    var body: some View {
        if isDeep { AnyView(Back { content() }) } else { AnyView(content()) }
    }
}

struct Back<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { AnyView(There { content() }) }
}

struct Labels: View {
    let isDim: Bool

    var body: some View {
        VStack {
            First {
                if isDim { Text("a").opacity(0.5) } else { Text("a") }
            }
            There {
                Text("b").opacity(isDim ? 0.5 : 1)
            }
        }
    }
}
