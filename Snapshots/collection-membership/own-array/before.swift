import SwiftUI

struct Entry: Identifiable { let id: Int; let name: String }

struct Entries: View {
    let entries: [Entry]
    var likes: [Int]?
    let selected: [Int]
    let known: Set<Int>

    private func isLiked(_ entry: Entry) -> Bool {
        likes?.contains(where: { $0 == entry.id }) ?? false
    }

    var body: some View {
        List {
            ForEach(entries) { entry in
                Text(entry.name)
                    .bold(isLiked(entry))
                    .italic(selected.contains { $0 == entry.id })
                    .underline(known.contains(entry.id))
            }
        }
    }
}

// It searches what it shows, and for something that all rows have in common.
struct Pages: View {
    let pages: [Entry]
    let others: [Entry]
    @State private var current = 0

    private var name: String { others.first { $0.id == current }?.name ?? "" }

    var body: some View {
        ForEach(pages.map(\.id), id: \.self) { id in
            Text(pages.first { $0.id == id }?.name ?? name)
        }
    }
}

// These are few: the pages that are open, the first of a collection, and what isn't in a list.
struct Few: View {
    let entries: [Entry]
    let others: [Entry]
    @State private var opened: [Entry] = []
    @State private var path: [Page] = []

    struct Page: Hashable { let id: Int }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(entries) { entry in
                    Text(entry.name).bold(path.contains { $0.id == entry.id })
                }
                ForEach(entries.prefix(upTo: 3)) { entry in
                    Text(entry.name).bold(others.contains { $0.id == entry.id })
                }
            }
            ZStack {
                ForEach(entries) { entry in
                    Text(entry.name).bold(others.contains { $0.id == entry.id })
                }
            }
        }
    }
}
