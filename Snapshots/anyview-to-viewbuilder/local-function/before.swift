import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            decorated()
        }
    }

    func decorated() -> AnyView {
        func text() -> String { title }
        if isPinned { return AnyView(NoteRow(title: text())) }
        return AnyView(PhotoRow(name: text()))
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
