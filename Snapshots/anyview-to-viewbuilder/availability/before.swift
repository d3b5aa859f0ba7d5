import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            badge()
        }
    }

    func badge() -> AnyView { if #available(iOS 17, macOS 14, *) { return AnyView(NoteRow(title: "new")) } else { return AnyView(Text("old")) } }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
