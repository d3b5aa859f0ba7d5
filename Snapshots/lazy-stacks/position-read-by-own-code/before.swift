import SwiftUI

struct Item: Identifiable {
    let id: Int
    let name: String
}

// Code of the project's own works with the scroll position.
struct Jumping<Content: View>: View {
    let target: Int
    @ViewBuilder let content: () -> Content

    var body: some View {
        ScrollViewReader { proxy in
            content().onAppear { proxy.scrollTo(target) }
        }
    }
}

struct Remembering: ViewModifier {
    @State private var row: Int?

    func body(content: Content) -> some View { content.scrollPosition(id: $row) }
}

extension View {
    func remembering() -> some View { modifier(Remembering()) }
}

struct Framed<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content().padding() }
}

@MainActor struct Lists {
    let items: [Item]

    var inAReader: some View {
        Jumping(target: 5) {
            ScrollView { VStack { ForEach(items) { item in Text(item.name) } } }
        }
    }

    var withAModifier: some View {
        ScrollView { VStack { ForEach(items) { item in Text(item.name) } } }.remembering()
    }

    var withAModifierOnTheStack: some View {
        ScrollView { VStack { ForEach(items) { item in Text(item.name) } }.modifier(Remembering()) }
    }

    // This one doesn't.
    var inAFrame: some View {
        Framed {
            ScrollView { VStack { ForEach(items) { item in Text(item.name) } } }
        }
    }
}
