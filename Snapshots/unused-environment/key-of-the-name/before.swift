import SwiftUI

struct Row: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    var body: some View {
        Text("a")
            .environment(\.locale, Locale(identifier: "de"))
    }
}
