import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            badge
            row(nil)
        }
    }

    var badge: some View {
        // for now
        return Text(title)
    }

    @ViewBuilder
    func row(_ note: String?) -> some View {
        // Nothing to show.
        if let note {
            if isPinned { // pinned first
                Image(systemName: "pin") // small
            } else { // end of pinned
                NoteRow(title: note) // the row
            }
        } else {
            EmptyView() /* yet */
        }
        // end of row
    }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
