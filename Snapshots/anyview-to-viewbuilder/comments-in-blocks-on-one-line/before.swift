import SwiftUI

struct NotesScreen: View {
    var isLoading = false
    var hasFailed = false
    var note: String?

    var body: some View {
        VStack {
            content()
            lines()
            single
        }
    }

    func content() -> AnyView {
        if isLoading { return AnyView(ProgressView()) }
        // The list could not be read.
        if hasFailed { /* sad */ return AnyView(Image("sad")) }
        return AnyView(Text("Notes"))
    }

    func lines() -> AnyView {
        if isLoading { return AnyView(ProgressView()) }
        // The list could not be read.
        if hasFailed { // so say it
            return AnyView(Image("sad")) }
        return AnyView(Text("Notes"))
    }

    private var single: AnyView {
        guard let note else { return AnyView(EmptyView()) }; // there is one
        return AnyView(Text(note))
    }
}
