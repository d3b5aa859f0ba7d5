import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            padded()
        }
    }

    func padded() -> AnyView {
        var view = AnyView(Text(title))
        for _ in 0..<3 { view = AnyView(view.padding()) }
        return view
    }
}
