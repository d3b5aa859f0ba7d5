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
            isLoading ? AnyView(ProgressView()) : AnyView(Text(title))
        }
    }

    func wrap<Content: View>(_ content: Content) -> AnyView { isPinned ? AnyView(content) : AnyView(content.padding()) }

    var badge: AnyView {
        return title.isEmpty && isPinned
            ? AnyView(Image(systemName: "pin"))
            : AnyView(Text(title))
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
