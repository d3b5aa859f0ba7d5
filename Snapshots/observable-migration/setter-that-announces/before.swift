import SwiftUI

// The setter announces its own property, which stores nothing.
final class Settings: ObservableObject {
    @Published var title = ""

    var isDark: Bool {
        get { UserDefaults.standard.bool(forKey: "dark") }
        set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "dark")
        }
    }
}

struct Pane: View {
    @ObservedObject var settings: Settings

    var body: some View { Text(settings.title).onTapGesture { settings.isDark.toggle() } }
}
