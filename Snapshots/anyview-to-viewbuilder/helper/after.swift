import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            icon
            title2
        }
    }

    @ViewBuilder
    var icon: some View {
        if isPinned { Image(systemName: "pin") } else { ProgressView() }
    }

    var title2: some View {
        Text(title)
            .bold()
    }
}

extension View {
    func eraseToAnyView() -> AnyView { AnyView(self) }
}
