import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            row("a")
            row(1)
        }
    }

    func row(_ text: String) -> AnyView { AnyView(NoteRow(title: text)) }
    func row(_ number: Int) -> AnyView { AnyView(Text(number, format: .number)) }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
