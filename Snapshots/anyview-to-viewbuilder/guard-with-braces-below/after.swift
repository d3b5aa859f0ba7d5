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

    @ViewBuilder
    func content(_ note: String?) -> some View
    {
        if isLoading
        {
            ProgressView()
        }
        else if hasFailed
        {
            // There may be none.
            Text("Failed")
        }
        else if let note
        {
            NoteRow(title: note)
        }
        else
        {
            EmptyView()
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
