import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            row(nil)
            pick(1)
        }
    }

    @ViewBuilder
    func row(_ note: String?) -> some View { if let note { NoteRow(title: note) } else { EmptyView() } }

    @ViewBuilder
    func pick(_ number: Int) -> some View { if number == 0 { Text(title) } else if number == 1 { PhotoRow(name: "one") } else { EmptyView() } }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
