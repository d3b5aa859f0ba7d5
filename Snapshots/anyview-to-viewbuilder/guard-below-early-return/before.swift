import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            detail(nil)
        }
    }

    func detail(_ note: String?) -> AnyView {
        if isLoading {
            return AnyView(ProgressView())
        }
        guard let note else {
            return AnyView(
                Text("Nothing here")
                    .italic()
            )
        }
        let mark = """
            §
            """
        return AnyView(NoteRow(title: note + mark))
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
