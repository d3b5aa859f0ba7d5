import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            wrap(Text("a"))
            badge
            if isLoading {
                ProgressView()
            } else {
                Text(title)
            }
        }
    }

    @ViewBuilder
    func wrap<Content: View>(_ content: Content) -> some View { if isPinned { content } else { content.padding() } }

    @ViewBuilder
    var badge: some View {
        if title.isEmpty && isPinned {
            Image(systemName: "pin")
        } else {
            Text(title)
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
