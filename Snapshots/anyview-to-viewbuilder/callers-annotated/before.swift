import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            wrapped()
            local()
        }
    }

    func first() -> AnyView { AnyView(NoteRow(title: title)) }
    func wrapped() -> some View {
        let view: AnyView = first()
        return view.padding()
    }
    func local() -> some View {
        let view = second()
        return view.padding()
    }
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
