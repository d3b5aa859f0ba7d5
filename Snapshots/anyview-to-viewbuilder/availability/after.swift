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

    @ViewBuilder
    func badge() -> some View { if #available(iOS 17, macOS 14, *) { NoteRow(title: "new") } else { Text("old") } }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
