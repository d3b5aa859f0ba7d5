import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var isPinned = true
    var title = "Notes"

    var body: some View {
        VStack {
            pick(0)
        }
    }

    var stored: [AnyView] = []

    func pick(_ number: Int) -> AnyView {
        if number == 0 { return AnyView(Text(title)) }
        return stored[number]
    }
}
