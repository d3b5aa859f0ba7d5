import Combine
import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isOpen: Bool
}

enum Kind: CaseIterable { case open, closed }

@MainActor final class Model: ObservableObject {
    @Published var trails: [Trail] = []
    @Published var query = ""
    @Published var title = ""

    // Reported here, once, whichever views read it.
    var found: [Trail] {
        guard !query.isEmpty else { return trails }
        return trails.filter { $0.name.lowercased().contains(query) }
    }

    // No view reads it.
    var open: [Trail] { trails.filter(\.isOpen) }
}

struct FirstList: View {
    @ObservedObject var model: Model

    var body: some View { List(model.found) { trail in Text(trail.name) } }
}

struct SecondList: View {
    @ObservedObject var model: Model

    var body: some View { List(model.found) { trail in Text(trail.name) } }
}

struct Grouped: View {
    let trails: [Trail]

    private var groups: [Kind: [Trail]] {
        Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, found($0)) })
    }

    var body: some View {
        List { Text("\(groups.count)") }
    }

    private func found(_ kind: Kind) -> [Trail] {
        trails.filter { $0.isOpen == (kind == .open) }
    }
}
