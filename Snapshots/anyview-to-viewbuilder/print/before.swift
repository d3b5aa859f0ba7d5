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

    func badge() -> AnyView { print("made"); return AnyView(NoteRow(title: title)) }

    func icon() -> AnyView {
        print("icon")
        if isPinned { return AnyView(Text(title)) } else { return AnyView(Image(systemName: "pin")) }
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
