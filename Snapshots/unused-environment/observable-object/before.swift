import Observation
import SwiftUI

@Observable class Theme {
    var name = ""
}

struct ThemedTitle: View {
    let title: String
    @Environment(Theme.self) private var theme
    @Environment(Theme.self) private var other: Theme?

    var body: some View {
        Text(verbatim: format(title))
    }

    private func format(_ text: String) -> String {
        text + String(describing: Date())
    }
}
