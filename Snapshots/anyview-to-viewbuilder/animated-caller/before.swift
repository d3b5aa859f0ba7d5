import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            badge().transition(.opacity)
        }
    }

    func badge() -> AnyView {
        if isPinned {
            return AnyView(Image(systemName: "pin"))
        } else {
            return AnyView(Text(title))
        }
    }
}
