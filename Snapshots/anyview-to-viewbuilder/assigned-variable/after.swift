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
        return Group {
            if isLoading {
                ProgressView()
            } else {
                Text(title)
            }
        }.padding()
    }
}
