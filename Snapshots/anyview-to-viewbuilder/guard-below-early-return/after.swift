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

    @ViewBuilder
    func detail(_ note: String?) -> some View {
        if isLoading {
            ProgressView()
        } else if let note {
            let mark = """
            §
            """
            NoteRow(title: note + mark)
        } else {
            Text("Nothing here")
                .italic()
        }
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
