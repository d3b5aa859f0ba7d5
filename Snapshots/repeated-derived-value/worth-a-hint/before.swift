import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isOpen = true
}

enum Kind: CaseIterable { case open, closed }

// Nothing evaluates it often, and few steps make the collection.
struct Quiet: View {
    let trails: [Trail]
    @State private var isShown = false

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        VStack {
            Text("\(trails.reduce(0) { $0 + $1.id })")
            if isShown { ForEach(open) { trail in Text(trail.name) } }
        }
    }
}

// Texts take longer.
struct Compared: View {
    let trails: [Trail]
    let query: String

    private var found: [Trail] { trails.filter { $0.name.lowercased().contains(query) } }

    var body: some View { List(found) { trail in Text(trail.name) } }
}

struct Assigned: View {
    let trails: [Trail]
    let isOpen: Bool

    private var sorted: [Trail] {
        let some: [Trail]
        if isOpen { some = trails.filter(\.isOpen) } else { some = trails }
        return some.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
    }

    var body: some View { List(sorted) { trail in Text(trail.name) } }
}

// It is evaluated while people type.
struct Typed: View {
    let trails: [Trail]
    @State private var limit = ""

    private var some: [Trail] { trails.filter { $0.name.hasPrefix(limit) } }

    var body: some View {
        VStack {
            TextField("Limit", text: $limit)
            ForEach(some) { trail in Text(trail.name) }
        }
    }
}

// Each row does it.
struct Counts: View {
    let trails: [Trail]

    var body: some View {
        List(Kind.allCases, id: \.self) { kind in
            Text("\(trails.filter { $0.isOpen == (kind == .open) }.count)")
        }
    }
}

// The result is only compared.
struct Watched: View {
    let trails: [Trail]
    @State private var changes = 0

    var body: some View {
        Text("\(changes)").onChange(of: Set(trails.map(\.id))) { changes += 1 }
    }
}

enum Names {
    nonisolated(unsafe) static var all: [String] = Locale.availableIdentifiers.sorted()
}

// The names are constant, what is chosen from them isn't.
struct Chosen: View {
    let trails: [Trail]
    let isLong: Bool
    @Binding var hidden: [String]
    @AppStorage("query") private var query = ""

    private var shown: [String] { Names.all.filter { !hidden.contains($0.lowercased()) } }
    private var short: [String] { Names.all.filter { $0.lowercased() < "b" } }
    private var found: [Trail] {
        trails.filter { $0.name.lowercased().contains(query) && $0.isOpen == isLong && !hidden.contains($0.name) }
    }
    private var hits: [Trail] { trails.filter { $0.name.lowercased().contains(query) } }

    var body: some View {
        List {
            ForEach(shown, id: \.self) { name in Text(name) }
            ForEach(short, id: \.self) { name in Text(name) }
            ForEach(found) { trail in Text(trail.name) }
            ForEach(hits) { trail in Text(trail.name) }
        }
    }
}
