import SwiftUI

// The code in a comment may be used again.
struct Closing: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") {
            // dismiss()
        }
    }
}

struct Opening: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        // Link("Map", destination: url).environment(\.openURL, openURL)
        Text("Map")
    }
}

// A sentence is none, nor is a longer name.
struct Leaving: View {
    var body: some View {
        // The sheet has no undoManager, nor does it refresh.
        // refreshAll()
        Text("Leave")
    }
}
