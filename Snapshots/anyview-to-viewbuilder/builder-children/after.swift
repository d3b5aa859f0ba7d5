import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            // The one that counts.
            Text(title)
                .bold() // loud
            top
        }
    }

    var top: some View {
        Group { if isPinned { NoteRow(title: title) } else { PhotoRow(name: "top") } }
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
