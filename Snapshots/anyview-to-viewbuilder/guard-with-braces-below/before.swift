import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            content(nil)
        }
    }

    func content(_ note: String?) -> AnyView
    {
        if isLoading
        {
            return AnyView(ProgressView())
        }
        // There may be none.
        if hasFailed
        {
            return AnyView(Text("Failed"))
        }
        guard let note else
        {
            return AnyView(EmptyView())
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
