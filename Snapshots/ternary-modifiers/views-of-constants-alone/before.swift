import SwiftUI

struct Badge: View {
    let text: String

    var body: some View {
        Text(text).padding(4)
    }
}

struct Counter: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
    }
}

struct Holder: View {
    let text: String

    var body: some View {
        HStack {
            Text(text)
            Counter()
        }
    }
}

struct Loading: View {
    let text: String

    var body: some View {
        Text(text).onAppear { print("loaded") }
    }
}

struct Searching: View {
    let text: String

    var body: some View {
        Text(text).focusable()
    }
}

struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack { content() }
    }
}

struct Row: View {
    let on: Bool

    var body: some View {
        VStack {
            if on { Badge(text: "a").opacity(0.5) } else { Badge(text: "a") }
            if on { Counter().opacity(0.5) } else { Counter() }
            if on { Holder(text: "a").opacity(0.5) } else { Holder(text: "a") }
            if on { Loading(text: "a").opacity(0.5) } else { Loading(text: "a") }
            if on { Searching(text: "a").opacity(0.5) } else { Searching(text: "a") }
            if on {
                Card { Text("a") }.opacity(0.5)
            } else {
                Card { Text("a") }
            }
            if on {
                Card { Counter() }.opacity(0.5)
            } else {
                Card { Counter() }
            }
        }
    }
}
