import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isOpen = true
}

final class Store {
    var trails: [Trail] = []

    var open: [Trail] { trails.filter(\.isOpen) }
}

struct OfStore: View {
    let store: Store

    var body: some View {
        VStack {
            let open = store.open
            ForEach(open) { trail in
                Text(trail.name)
                if trail.id != open.last?.id { Divider() }
            }
        }
    }
}

struct Entry: Identifiable {
    let id = UUID()
    let name: String
}

struct Fresh: View {
    let names: [String]

    private var entries: [Entry] { names.map { Entry(name: $0) } }

    var body: some View {
        VStack {
            let entries = self.entries
            if entries.isEmpty { Text("None") }
            ForEach(entries) { entry in Text(entry.name) }
        }
    }
}
