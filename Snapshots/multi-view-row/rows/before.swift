import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let isOpen: Bool
}

struct Trails: View {
    let trails: [Trail]

    var body: some View {
        List {
            ForEach(trails) { trail in
                Text(trail.name)
                Text("\(trail.id)")
            }
            ForEach(trails) { trail in
                if trail.isOpen {
                    Text(trail.name)
                }
            }
            ForEach(trails) { trail in
                switch trail.id {
                case 0: Text("first")
                default: EmptyView()
                }
            }
            ForEach(trails) { trail in
                if trail.isOpen {
                    Text(trail.name)
                    Text("open")
                } else {
                    Text(trail.name)
                }
            }
        }
    }
}

struct Stack: View {
    let trails: [Trail]

    var body: some View {
        LazyVStack {
            ForEach(trails) { trail in
                Text(trail.name)
                Divider()
            }
        }
        List(trails) { trail in
            if trail.isOpen { Text(trail.name) }
        }
    }
}

struct Mixed: View {
    let trails: [Trail]

    var body: some View {
        List {
            ForEach(trails) { trail in
                Text(trail.name)
                if trail.isOpen { Divider() }
            }
            ForEach(Level.allCases, id: \.self) { level in
                if level != .hard { Text("a") }
            }
        }
        LazyVStack {
            ForEach(trails) { trail in
                if trail.isOpen { Text(trail.name) }
            }
        }
    }
}

enum Level: CaseIterable { case easy, medium, hard }

enum Note: Hashable {
    case word(String)
    case user(Int)
}

// There may be many of these.
struct Notes: View {
    let notes: [Note]

    var body: some View {
        List(notes, id: \.self) { note in
            if note != .user(0) { Text("a") }
        }
    }
}

struct Levels: View {
    let levels: [Level]

    var body: some View {
        List(levels, id: \.self) { level in
            if level != .hard { Text("a") }
        }
    }
}

struct Silent: View {
    let trails: [Trail]

    var body: some View {
        List {
            ForEach(trails) { trail in
                let name = trail.name
                if trail.isOpen { Text(name) } else { Text("closed") }
            }
            ForEach(trails) { trail in
                Section { Text(trail.name) }
                Section { Text("a") }
            }
            ForEach(trails) { trail in
                Text(trail.name)
                #if os(macOS)
                Text("a")
                #endif
            }
            ForEach(0..<3) { index in
                Text("\(index)")
                Divider()
            }
        }
        VStack {
            ForEach(trails) { trail in
                Text(trail.name)
                Divider()
            }
        }
    }
}

struct Day: Identifiable {
    let id: Int
    let trails: [Trail]
}

struct Nested: View {
    let days: [Day]

    var body: some View {
        ScrollViewReader { proxy in
            LazyVStack {
                ForEach(days) { day in
                    Text("\(day.id)")
                    ForEach(day.trails) { trail in Text(trail.name) }
                }
                ForEach(days) { day in
                    if day.id > 0 { Divider() }
                    ForEach(day.trails) { trail in Text(trail.name) }
                }
                ForEach(days) { day in
                    VStack {
                        Text("\(day.id)")
                        ForEach(day.trails) { trail in Text(trail.name) }
                    }
                }
                ForEach(days) { day in
                    ForEach(day.trails) { trail in Text(trail.name) }
                }
                ForEach(days) { day in
                    Text("\(day.id)")
                    ForEach(day.trails) { trail in
                        Section { Text(trail.name) }
                    }
                }
            }
            .onAppear { proxy.scrollTo(1) }
        }
    }
}

struct Jumping: View {
    let trails: [Trail]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack {
                    ForEach(trails) { trail in
                        Text(trail.name)
                        if trail.isOpen { Divider() }
                    }
                }
                // The views of a cell are in several columns.
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(trails) { trail in
                        Text(trail.name)
                        if trail.isOpen { Text("open") }
                    }
                }
            }
            .onAppear { proxy.scrollTo(1) }
        }
    }
}

// The positions that 'onDelete' gives are those of all elements.
struct Deleted: View {
    @State private var trails: [Trail] = []

    var body: some View {
        List {
            ForEach(trails) { trail in
                if trail.isOpen { Text(trail.name) }
            }
            .onDelete { trails.remove(atOffsets: $0) }
        }
    }
}

// The elements can be unwrapped before: a condition for anything else is one of them.
struct Unwrapping: View {
    let notes: [Note]
    let trails: [Int: Trail]
    let isOpen: Bool

    var body: some View {
        List {
            ForEach(notes, id: \.self) { note in
                if case .word(let word) = note { Text(word) }
            }
            ForEach(notes, id: \.self) { note in
                if case let Note.user(id) = note, let trail = trails[id] { Text(trail.name) }
            }
            ForEach(Array(trails.values)) { trail in
                if let first = trail.name.first { Text(String(first)) }
            }
        }
    }
}

// The view that makes this one jumps.
struct Part: View {
    let trails: [Trail]

    var body: some View {
        LazyVStack {
            ForEach(trails) { trail in
                Text(trail.name)
                if trail.isOpen { Divider() }
            }
        }
    }
}

struct Whole: View {
    let trails: [Trail]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView { part }
                .onAppear { proxy.scrollTo(1) }
        }
    }

    private var part: some View { Part(trails: trails) }
}

// This panel scrolls by itself, and is shown in a sheet or beside a list that jumps.
struct Panel: View {
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

struct Screen: View {
    let trails: [Trail]
    @State private var isShown = false

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                Panel(trails: trails).frame(height: 100)
                Text("Last").id(trails.count)
            }
            .onAppear { proxy.scrollTo(trails.count) }
            .sheet(isPresented: $isShown) { Rest(trails: trails) }
        }
    }
}

struct Rest: View {
    let trails: [Trail]

    var body: some View {
        LazyVStack {
            ForEach(trails) { trail in
                Text(trail.name)
                if trail.isOpen { Divider() }
            }
        }
    }
}

// The jumps are to what is before all rows.
struct Top: View {
    let trails: [Trail]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack {
                    Text("Top").id(1)
                    ForEach(trails) { trail in
                        Text(trail.name)
                        if trail.isOpen { Divider() }
                    }
                }
            }
            .onAppear { proxy.scrollTo(1) }
            .onChange(of: trails.count) {
                if let first = trails.first?.id { proxy.scrollTo(first) }
            }
        }
    }
}

struct Entry: Identifiable {
    let id: Int
    let hour: String?
    let trail: Trail?
}

// Each entry has one of the two.
struct Entries: View {
    let entries: [Entry]

    var body: some View {
        List {
            ForEach(entries) { entry in
                if let hour = entry.hour {
                    Text(hour)
                } else if let trail = entry.trail {
                    Text(trail.name)
                }
            }
        }
    }
}
