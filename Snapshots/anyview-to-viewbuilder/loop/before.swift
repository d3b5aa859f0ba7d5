import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            stacked()
        }
    }

    func stacked() -> AnyView {
        for name in ["a", "b"] where name == title {
            return AnyView(PhotoRow(name: name))
        }
        return AnyView(NoteRow(title: title))
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
