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

    @ViewBuilder
    func content(_ note: String?) -> some View {
        if isLoading {
            if hasFailed {
                Text("Failed")
            } else {
                ProgressView()
            }
        } else {
            let heading = title.uppercased()
            if isPinned {
                Image(systemName: "pin")
            } else if let note, !note.isEmpty {
                switch note {
                case "a":
                    NoteRow(title: heading)
                default:
                    if note != "b" {
                        Divider()
                    } else {
                        PhotoRow(name: note)
                    }
                }
            } else {
                EmptyView()
            }
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
