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

    @ViewBuilder
    func row() throws -> some View { let text = try load(); if text.isEmpty { PhotoRow(name: "none") } else { Text(text) } }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
