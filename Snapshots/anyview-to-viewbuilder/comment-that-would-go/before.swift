import SwiftUI

struct NotesScreen: View {
    var isLoading = false

    var body: some View {
        VStack {
            content()
        }
    }

    func content() -> some View {
        let inner /* erased */: AnyView
        if isLoading {
            inner = AnyView(ProgressView())
        } else {
            inner = AnyView(Text("Notes"))
        }
        return inner.padding()
    }
}
