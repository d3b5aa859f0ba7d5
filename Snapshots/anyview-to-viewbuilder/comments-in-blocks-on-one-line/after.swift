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

    @ViewBuilder
    func content() -> some View {
        if isLoading {
            ProgressView()
        } else if hasFailed {
            // The list could not be read.
            /* sad */ Image("sad") } else {
            Text("Notes")
        }
    }

    @ViewBuilder
    func lines() -> some View {
        if isLoading {
            ProgressView()
        } else if hasFailed {
            // The list could not be read.
            // so say it
            Image("sad") } else {
            Text("Notes")
        }
    }

    @ViewBuilder
    private var single: some View {
        if let note { // there is one
            Text(note)
        } else {
            EmptyView()
        }
    }
}
