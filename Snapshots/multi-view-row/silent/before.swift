import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    var isOpen = false
}

struct Trails: View {
    let trails: [Trail]
    let names: [Int: String]

    var body: some View {
        List {
            // Two rows on purpose.
            ForEach(trails) { trail in
                NavigationLink(trail.name) { Text(trail.name) }
                if trail.isOpen {
                    Button("Close") {}
                }
            }
            // Each key has a value.
            ForEach(names.keys.sorted(), id: \.self) { id in
                if let name = names[id] { Text(name) }
            }
        }
    }
}

// Nothing jumps to a row.
struct Stack: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                    if trail.isOpen { Divider() }
                }
            }
        }
    }
}

// Each part is a row with insets of its own.
struct Parts: View {
    let trails: [Trail]

    var body: some View {
        List {
            ForEach(trails) { trail in
                Text(trail.name).listRowInsets(EdgeInsets())
                if trail.isOpen { Divider().listRowInsets(EdgeInsets()) }
            }
        }
    }
}

struct Table: Identifiable {
    let id: Int
    let trails: [Trail]
}

// The jumps are to whole tables, to what is above the stack, or to another list.
struct Tables: View {
    let tables: [Table]
    let trails: [Trail]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                ForEach(tables) { TableView(table: $0) }
            }
            .onAppear { proxy.scrollTo(1) }
        }
        ScrollViewReader { proxy in
            ScrollView {
                Text("Top").id("top")
                LazyVStack {
                    ForEach(trails) { trail in
                        Text(trail.name)
                        if trail.isOpen { Divider() }
                    }
                }
            }
            .onAppear { proxy.scrollTo("top") }
        }
    }
}

struct TableView: View {
    let table: Table

    var body: some View {
        LazyVStack {
            ForEach(table.trails) { trail in
                Text(trail.name)
                if trail.isOpen { Divider() }
            }
        }
    }
}

// A function takes the proxy, and the mark above the rows.
func jump<ID: Hashable>(with scroller: ScrollViewProxy, to id: ID) { scroller.scrollTo(id) }

struct Timeline: View {
    let trails: [Trail]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                Text("Start").id("start")
                LazyVStack {
                    ForEach(trails) { trail in
                        Text(trail.name)
                        if trail.isOpen { Divider() }
                    }
                }
            }
            .onAppear { jump(with: proxy, to: "start") }
        }
    }
}
