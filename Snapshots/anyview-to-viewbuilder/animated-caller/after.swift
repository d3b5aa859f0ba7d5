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

    @ViewBuilder
    func badge() -> some View {
        if isPinned {
            Image(systemName: "pin")
        } else {
            Text(title)
        }
    }
}
