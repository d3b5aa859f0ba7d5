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

    func content() -> AnyView {
        if isLoading { return AnyView(ProgressView()) }
        // The list could not be read.
        if hasFailed { return AnyView(PhotoRow(name: "sad")) }
        return AnyView(NoteRow(title: title))
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
