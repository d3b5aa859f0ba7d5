import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            detail(nil)
            pinned(nil)
        }
    }

    @ViewBuilder
    func detail(_ note: String?) -> some View {
        if let note {
            NoteRow(title: note)
        } else {
            EmptyView()
        }
    }

    @ViewBuilder
    func pinned(_ note: String?) -> some View {
        if let note,
           isPinned {
            NoteRow(title: note)
        } else {
            // Nothing is pinned.
            Text("None")
        }
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
