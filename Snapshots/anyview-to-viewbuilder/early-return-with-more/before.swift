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
        if isLoading {
            return AnyView(ProgressView())
        }

        // What the list is called.
        let heading = title.uppercased()
        return AnyView(
            HStack {
                Text(heading)
            } // the heading
        )
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
