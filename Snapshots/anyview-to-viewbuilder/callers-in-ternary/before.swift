import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            isPinned ? first() : second()
        }
    }

    func first() -> AnyView { AnyView(NoteRow(title: title)) }
    func second() -> AnyView { AnyView(PhotoRow(name: "two")) }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
