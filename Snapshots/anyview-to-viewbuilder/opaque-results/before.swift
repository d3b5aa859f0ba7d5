import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            badge
            one
            size()
        }
    }

    var badge: some View {
        guard isPinned else {
            return AnyView(EmptyView())
        }

        return AnyView(
            Image(systemName: "pin")
        )
    }

    var one: some View { AnyView(Text(title)) }

    func size() -> some View {
        let big: some View = if isPinned { AnyView(Text("b")) } else { AnyView(Image(systemName: "a")) }
        return big
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
