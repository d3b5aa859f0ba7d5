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

    var badge: AnyView {
        return AnyView( // for now
            Text(title)
        )
    }

    func row(_ note: String?) -> AnyView {
        // Nothing to show.
        guard let note else { return AnyView(EmptyView()) /* yet */ }
        if isPinned { // pinned first
            return AnyView(Image(systemName: "pin")) // small
        } // end of pinned
        return AnyView(NoteRow(title: note)) // the row
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
