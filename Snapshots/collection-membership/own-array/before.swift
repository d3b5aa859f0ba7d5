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
