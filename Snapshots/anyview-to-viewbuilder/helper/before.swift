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

    var icon: AnyView {
        if isPinned { return Image(systemName: "pin").eraseToAnyView() } else { return ProgressView().eraseToAnyView() }
    }

    var title2: AnyView {
        Text(title)
            .bold()
            .eraseToAnyView()
    }
}

extension View {
    func eraseToAnyView() -> AnyView { AnyView(self) }
}
