import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            icon
        }
    }

    var icon: AnyView {
        Image(systemName: "pin").framed()
    }
}

extension View {
    func framed() -> AnyView { AnyView(padding().border(Color.red)) }
}
