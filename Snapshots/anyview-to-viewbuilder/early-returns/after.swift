import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            content()
        }
    }

    @ViewBuilder
    func content() -> some View {
        if isLoading {
            ProgressView()
        } else if hasFailed {
            // The list could not be read.
            PhotoRow(name: "sad")
        } else {
            NoteRow(title: title)
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
