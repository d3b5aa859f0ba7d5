import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
        }
    }

    func load() async throws -> String { title }

    @ViewBuilder
    func row() async throws -> some View {
        let text = try await load()
        if text.isEmpty {
            EmptyView()
        } else {
            NoteRow(title: text)
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
