import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            second()
        }
    }

    func first() -> AnyView { AnyView(NoteRow(title: title)) }
    func second() -> AnyView { AnyView(PhotoRow(name: "two")) }
    var tabs: [AnyView] { [AnyView(Text("zero")), first()] }
    var chosen: some View { isPinned ? second() : second() }
    var kept: AnyView? { nil }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
