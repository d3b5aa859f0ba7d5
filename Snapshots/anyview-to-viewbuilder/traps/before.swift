import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            page(0)
        }
    }

    func page(_ number: Int) -> AnyView {
        switch number {
        case 0:
            return AnyView(NoteRow(title: title))
        case 1:
            return AnyView(PhotoRow(name: "one"))
        default:
            fatalError("there are two pages")
        }
    }
}

class Pages {
    func settings() -> AnyView {
        fatalError("settings() has not been written")
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
