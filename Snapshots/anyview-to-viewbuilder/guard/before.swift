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

    func detail(_ note: String?) -> AnyView {
        guard let note else { return AnyView(EmptyView()) }
        return AnyView(NoteRow(title: note))
    }

    func pinned(_ note: String?) -> AnyView {
        guard let note,
              isPinned else {
            // Nothing is pinned.
            return AnyView(
                Text("None")
            )
        }

        return AnyView(NoteRow(title: note))
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
