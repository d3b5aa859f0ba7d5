import SwiftUI

enum Settings {
    struct Row: View {
        let title: String
        var body: some View { Text(title) }
    }

    struct Header: View {
        var body: some View { Text("Settings").bold() }
    }
}

struct Row: View {
    var body: some View { Text("row") }
}

struct Screen: View {
    let hasHeader: Bool

    var body: some View {
        VStack {
            top
            bottom
            both
        }
    }

    private var top: some View { Settings.Header() }

    @ViewBuilder
    private var bottom: some View {
        if hasHeader {
            Settings.Row(title: "a")
        } else {
            Row()
        }
    }

    private var both: AnyView {
        if hasHeader { return AnyView(Settings.Row(title: "b").padding()) }
        return AnyView(Settings.Row(title: "c"))
    }
}
