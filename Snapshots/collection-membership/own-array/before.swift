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
