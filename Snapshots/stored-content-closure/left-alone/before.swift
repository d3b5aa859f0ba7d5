import SwiftUI

// Under a condition, in rows, twice, with a parameter, and handed on.
struct Folded<Content: View>: View {
    @State private var isOpen = false
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack { if isOpen { content() } }
    }
}

struct Rows<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { ForEach(0..<3, id: \.self) { _ in content() } }
}

struct Twice<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            content()
            content()
        }
    }
}

struct Numbered<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content

    var body: some View { content(1) }
}

struct Handed<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { VStack(content: content) }
}

struct Given<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content().padding() }
}

struct Screen: View {
    private func text() -> Text { Text("a") }

    var body: some View {
        Folded { Text("a") }
        Rows { Text("a") }
        Twice { Text("a") }
        Numbered { Text("\($0)") }
        Handed { Text("a") }
        Given(content: text)
    }
}
