import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            loaded()
        }
    }

    func load() throws -> String { title }

    func loaded() -> AnyView {
        do { return AnyView(NoteRow(title: try load())) } catch { return AnyView(PhotoRow(name: "error")) }
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
