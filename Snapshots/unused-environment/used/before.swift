import Observation
import SwiftUI

@Observable class Theme {
    var name = ""
    var tint = Color.red
}

struct Interpolated: View {
    @Environment(Theme.self) private var theme

    var body: some View { Text("\(theme.name)") }
}

struct Storage: View {
    @Environment(Theme.self) private var theme

    func use() { _ = _theme }

    var body: some View { Text("a") }
}

struct Extended: View {
    @Environment(Theme.self) private var theme

    var body: some View { Text("a") }
}

extension Extended {
    var color: Color { theme.tint }
}

struct OnMac: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Text("a") }

    #if os(macOS)
        func close() { dismiss() }
    #endif
}

struct Bindable: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Button("Close") { mode.wrappedValue.dismiss() }
    }
}
