import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            content(nil)
        }
    }

    func content(_ note: String?) -> AnyView {
        if isLoading {
            if hasFailed { return AnyView(Text("Failed")) }
            return AnyView(ProgressView())
        }
        let heading = title.uppercased()
        if isPinned {
            return AnyView(Image(systemName: "pin"))
        }
        guard let note, !note.isEmpty else {
            return AnyView(EmptyView())
        }
        switch note {
        case "a":
            return AnyView(NoteRow(title: heading))
        default:
            guard note != "b" else { return AnyView(PhotoRow(name: note)) }
            return AnyView(Divider())
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
