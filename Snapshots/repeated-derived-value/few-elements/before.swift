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
