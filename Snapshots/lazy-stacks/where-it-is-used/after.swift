import SwiftUI

struct Item: Identifiable {
    let id: Int
    let title: String
}

// As a property.
struct Measured: View {
    let items: [Item]

    var body: some View {
        ViewThatFits {
            list
            Text("too long")
        }
    }

    private var list: some View {
        ScrollView {
            VStack {
                ForEach(items) { item in
                    Text(item.title)
                }
            }
        }
    }
}

// As a function, with a modifier.
struct Backed: View {
    let items: [Item]

    var body: some View {
        list(of: items).background(Color.red)
    }

    private func list(of items: [Item]) -> some View {
        ScrollView {
            VStack {
                ForEach(items) { item in
                    Text(item.title)
                }
            }
        }
    }
}

// As a view, beside another.
struct TitleList: View {
    let items: [Item]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(items) { item in
                    Text(item.title)
                }
            }
        }
    }
}

struct Screen: View {
    let items: [Item]

    var body: some View {
        HStack {
            titles
            Text("side")
        }
    }

    private var titles: some View { TitleList(items: items) }
}

// As a screen of its own, and in a preview.
struct PlainList: View {
    let items: [Item]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(items) { item in
                    Text(item.title)
                }
            }
        }
    }
}

struct Root: View {
    @State private var isShown = false

    var body: some View {
        HStack {
            NavigationLink("List", destination: PlainList(items: []))
            Text("other").sheet(isPresented: $isShown) { PlainList(items: []) }
        }
    }
}

#Preview {
    HStack {
        PlainList(items: [])
    }
}

// In a container of the project's own that measures.
struct Fitting<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        ViewThatFits {
            content()
            Text("too long")
        }
    }
}

struct Fitted: View {
    let items: [Item]

    var body: some View {
        Fitting {
            ScrollView {
                VStack {
                    Divider()
                    ForEach(items) { item in
                        Text(item.title)
                    }
                }
            }
        }
    }
}
