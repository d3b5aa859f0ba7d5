import SwiftUI

enum Kind: String, CaseIterable {
    case loop, traverse

    var isRound: Bool { self == .loop }
    static var round: [Kind] { allCases.filter(\.isRound) }
}

struct Tour: Identifiable {
    let id: Int
    let name: String
    let kind: Kind
}

// A list of two constants is searched quickly, and there are few kinds.
struct Tours: View {
    let tours: [Tour]
    let offered: [Kind]
    @State private var draft = ""

    private var known: [Tour] { tours.filter { ["a", "b"].contains($0.name) } }
    private var kinds: [Kind] {
        Array(Set(tours.map(\.kind))).sorted {
            $0.rawValue.localizedCompare($1.rawValue) == .orderedAscending
        }
    }

    var body: some View {
        VStack {
            TextField("Draft", text: $draft)
            Text("\(draft.count)")
            ForEach(known) { tour in Text(tour.name) }
            ForEach(offered.filter { $0.isRound }, id: \.self) { kind in Text(kind.rawValue) }
            ForEach(Kind.round, id: \.self) { kind in Text(kind.rawValue) }
            ForEach(kinds, id: \.self) { kind in Text(kind.rawValue) }
        }
    }
}

// To compare a property of each element takes hardly longer than to show the rows, and few are selected.
struct Selection: View {
    let tours: [Tour]
    let selectedNames: Set<String>
    @State private var draft = ""

    private var later: [Tour] { tours.filter { $0.id > 3 && !$0.name.isEmpty } }
    private var names: [String] {
        Array(selectedNames).sorted { $0.localizedCompare($1) == .orderedAscending }
    }

    var body: some View {
        VStack {
            TextField("Draft", text: $draft)
            Text("\(draft.count)")
            ForEach(later) { tour in Text(tour.name) }
            ForEach(names, id: \.self) { name in Text(name) }
        }
    }
}

struct Folder: Identifiable {
    let id: Int
    let paths: [String]
}

struct Suggestions {
    var tours: [Tour] = []
}

final class Store: ObservableObject {
    @Published var tours: [Tour] = []
    @Published var plugins: [Tour] = []
    @Published var suggestions = Suggestions()
    @Published var folders: [Folder] = []
    @Published var folder: Folder?
}

// Suggestions, installed plugins and the texts of one row are a handful; what people have selected is searched
// quickly.
struct Handfuls: View {
    @ObservedObject var store: Store
    let selectedTours: [Tour.ID]
    @State private var draft = ""

    private var plugins: [Tour] {
        store.plugins.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
    }
    private var suggested: [Tour] {
        store.suggestions.tours.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
    }
    private var paths: [String] {
        guard let folder = store.folder else { return [] }
        return folder.paths.filter { $0.localizedCaseInsensitiveContains("a") }
    }
    private var others: [Tour] { store.tours.filter { !selectedTours.contains($0.id) } }
    private var all: [Tour] {
        store.tours.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
    }

    var body: some View {
        VStack {
            TextField("Draft", text: $draft)
            Text("\(draft.count)")
            ForEach(plugins) { tour in Text(tour.name) }
            ForEach(suggested) { tour in Text(tour.name) }
            ForEach(paths, id: \.self) { path in Text(path) }
            ForEach(others) { tour in Text(tour.name) }
            ForEach(all) { tour in Text(tour.name) }
            ForEach(store.folders) { folder in Text("\(folder.paths.count)") }
        }
    }
}
