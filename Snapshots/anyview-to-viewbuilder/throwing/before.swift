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

    func load() throws -> String { title }

    func row() throws -> AnyView { let text = try load(); if text.isEmpty { return AnyView(PhotoRow(name: "none")) }; return AnyView(Text(text)) }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
