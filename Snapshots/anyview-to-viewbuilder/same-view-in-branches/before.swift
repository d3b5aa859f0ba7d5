import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            cell()
        }
    }

    func cell() -> AnyView {
        if isPinned {
            return AnyView(NoteRow(title: title).bold())
        } else {
            return AnyView(NoteRow(title: title).italic())
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
