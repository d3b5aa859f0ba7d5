import SwiftUI

struct Row: View {
    @Environment(\.locale) private var locale

    var body: some View {
        Text("a")
            .environment(\.locale, Locale(identifier: "de"))
    }
}
