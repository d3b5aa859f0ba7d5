import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            badge()
        }
    }

    func badge() -> AnyView {
        #if os(iOS)
        if isPinned { return AnyView(Text("phone")) }
        #endif
        return AnyView(Image(systemName: "desktopcomputer"))
    }
}
