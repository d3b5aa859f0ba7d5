import Observation
import SwiftUI

@Observable class Theme {
    var name = ""
}

struct Row: View {
    @Environment(Theme.self) private var theme

    var body: some View {
        let theme = Theme()
        return Text(theme.name)
    }
}
