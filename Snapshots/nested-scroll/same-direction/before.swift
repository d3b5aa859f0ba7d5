import SwiftUI

struct Item: Identifiable {
    let id: Int
    let name: String
}

struct ItemRow: View {
    let item: Item

    var body: some View {
        ScrollView { Text(item.name) }
    }
}

struct Nested: View {
    let items: [Item]
    @State private var isShown = false

    var body: some View {
        ScrollView {
            VStack {
                List(items) { Text($0.name) }
                ScrollView(.vertical) { Text("a") }
                ForEach(items) { ItemRow(item: $0) }
            }
        }
    }
}

struct Apart: View {
    let items: [Item]
    let axes: Axis.Set
    @State private var isShown = false

    var body: some View {
        ScrollView {
            ScrollView(.horizontal) { Text("a") }
            ScrollView(axes) { Text("a") }
            List(items) { Text($0.name) }.frame(height: 300)
            List(items) { Text($0.name) }.scrollDisabled(true)
            TabView {
                ScrollView { Text("page") }
            }
            Text("a")
                .sheet(isPresented: $isShown) { ScrollView { Text("b") } }
                .background { ScrollView { Text("c") } }
        }
    }
}

struct Sideways: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ScrollView(.horizontal) { Text("a") }
            }
        }
    }
}

struct Cell<Content: View>: View {
    let title: String
    @ViewBuilder var destination: () -> Content

    var body: some View {
        NavigationLink(destination: destination) { Text(title) }
    }
}

struct Options: View {
    let items: [Item]

    var body: some View {
        VStack { List(items) { Text($0.name) } }
    }
}

// The destination of a link is another screen.
struct Links: View {
    let items: [Item]

    var body: some View {
        ScrollView {
            ForEach(items) { item in
                Cell(title: item.name) { Options(items: items) }
                Cell(title: item.name) { List(items) { Text($0.name) } }
            }
        }
    }
}
