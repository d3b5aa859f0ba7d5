import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            row(nil)
            pick(1)
        }
    }

    func row(_ note: String?) -> AnyView { guard let note else { return AnyView(EmptyView()) }; return AnyView(NoteRow(title: note)) }

    func pick(_ number: Int) -> AnyView { if number == 0 { return AnyView(Text(title)) }; if number == 1 { return AnyView(PhotoRow(name: "one")) }; return AnyView(EmptyView()) }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
