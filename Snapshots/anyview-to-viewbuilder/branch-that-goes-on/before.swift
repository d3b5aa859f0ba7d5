import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            content()
        }
    }

    func content() -> AnyView {
        var name = title
        if isPinned {
            if hasFailed { return AnyView(Text("Failed")) }
            name = "pinned"
        }
        return AnyView(NoteRow(title: name))
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
