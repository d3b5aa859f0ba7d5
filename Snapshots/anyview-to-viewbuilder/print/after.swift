import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            badge()
            icon()
        }
    }

    func badge() -> some View { print("made"); return NoteRow(title: title) }

    @ViewBuilder
    func icon() -> some View {
        let _ = print("icon")
        if isPinned { Text(title) } else { Image(systemName: "pin") }
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
