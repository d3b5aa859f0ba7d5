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

    private var top: AnyView { AnyView(Settings.Header()) }

    private var bottom: AnyView {
        if hasHeader { return AnyView(Settings.Row(title: "a")) }
        return AnyView(Row())
    }

    private var both: AnyView {
        if hasHeader { return AnyView(Settings.Row(title: "b").padding()) }
        return AnyView(Settings.Row(title: "c"))
    }
}
