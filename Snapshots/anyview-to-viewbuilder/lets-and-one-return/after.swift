import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            row("a")
            banner()
        }
    }

    func row(_ text: String) -> some View { let upper = text.uppercased(); return Text(upper) }

    func banner() -> some View {
        var text = "Welcome"
        text += "!"
        return Text(text)
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
