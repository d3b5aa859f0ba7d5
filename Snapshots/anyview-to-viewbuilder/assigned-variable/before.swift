import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            content()
        }
    }

    func content() -> some View {
        let inner: AnyView
        if isLoading {
            inner = AnyView(ProgressView())
        } else {
            inner = AnyView(Text(title))
        }
        return inner.padding()
    }
}
