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

    @State private var isCompact = false

    private var found: [Trail] { trails.filter { $0.name.lowercased().contains(query) } }

    var body: some View {
        Toggle("Compact", isOn: $isCompact)
        List(found) { trail in Text(trail.name).font(isCompact ? .caption : .body) }
    }
}

// Only what it is computed from evaluates the view, or what dismisses it.
struct Search: View {
    let trails: [Trail]
    @State private var query = ""
    @State private var chosen: Int?
    @Environment(\.dismiss) private var dismiss

    private var found: [Trail] { trails.filter { $0.name.lowercased().contains(query) } }

    var body: some View {
        List(found) { trail in
            Button(trail.name) { choose(trail) }.opacity(chosen == trail.id ? 1 : 0.5)
        }
        .searchable(text: $query)
    }

    private func choose(_ trail: Trail) {
        chosen = trail.id
        dismiss()
    }
}

struct Assigned: View {
    let trails: [Trail]
    let isOpen: Bool

    private var sorted: [Trail] {
        let some: [Trail]
        if isOpen { some = trails.filter(\.isOpen) } else { some = trails }
        return some.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
    }

    @Binding var title: String

    var body: some View {
        Text(title)
        List(sorted) { trail in Text(trail.name) }
    }
}

// It is evaluated while people type.
struct Typed: View {
    let trails: [Trail]
    @State private var limit = ""
    @State private var note = ""

    private var some: [Trail] { trails.filter { $0.name.hasPrefix(limit) } }

    var body: some View {
        VStack {
            TextField("Limit", text: $limit)
            TextField("Note", text: $note)
            Text("\(note.count) letters")
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

@MainActor final class Console: ObservableObject {
    @Published var logs: [String]?
    @Published var isFetching = false

    func entries() -> [String] { logs ?? [] }
}

// The state of the view is one of the inputs: no model can compute it.
struct ConsoleView: View {
    @State private var filter = ""
    @ObservedObject var console: Console

    var body: some View {
        let shown = self.console.logs?.filter { $0.lowercased().contains(filter) }
        VStack {
            if console.isFetching { ProgressView() }
            TextField("Filter", text: $filter)
            ForEach(shown ?? [], id: \.self) { log in Text(log) }
            ForEach(console.entries().filter { $0.lowercased().contains(filter) }, id: \.self) { log in
                Text(log)
            }
        }
    }
}

// The dates of the timeline do it again.
struct Ticking: View {
    let logs: [String]
    let query: String

    var body: some View {
        TimelineView(.periodic(from: .now, by: 5)) { _ in
            let found = logs.filter { $0.lowercased().contains(query) }
            ForEach(found, id: \.self) { log in Text(log) }
        }
    }
}

struct Project {
    var paths: [String] = []
    var name = ""
}

// The root changes with the path.
struct Paths: View {
    @State private var project = Project()
    @State private var query = ""
    @State private var isCompact = false

    private var found: [String] {
        project.paths.filter { $0.lowercased().contains(query) || $0 == project.name }
    }

    var body: some View {
        Toggle("Compact", isOn: $isCompact)
        TextField("Name", text: $project.name)
        TextField("Query", text: $query)
        ForEach(found, id: \.self) { path in Text(path).font(isCompact ? .caption : .body) }
    }
}

extension View {
    func chooser<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented) { content().padding() }
    }
}

// The content runs while it is presented.
struct Bar: View {
    let trails: [Trail]
    @State private var isShown = false
    @State private var note = ""

    var body: some View {
        TextField("Note", text: $note)
        Text(note)
            .chooser(isPresented: $isShown) {
                ForEach(trails.sorted { $0.name.lowercased() < $1.name.lowercased() }) { trail in
                    Text(trail.name)
                }
            }
    }
}
