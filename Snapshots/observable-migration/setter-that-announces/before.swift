import SwiftUI

// A setter announces its own property, which stores nothing: reading it is registered.
final class Settings: ObservableObject {
    @Published var title = ""

    /// Whether the app is dark; one line.
    var isDim: Bool {
        get { UserDefaults.standard.bool(forKey: "dim") }
        set {
            // Views show it.
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "dim")
        }
    }

    var size: Int {
        get {
            let stored = UserDefaults.standard.integer(forKey: "size")
            return stored == 0 ? 12 : stored
        }
        set {
            UserDefaults.standard.set(newValue, forKey: "size")
            self.objectWillChange.send()
        }
    }

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
    @ObservedObject var item: LoginItem

    var body: some View { Text(settings.isDark && settings.isDim ? settings.title : "\(settings.size) \(item.isEnabled)").onTapGesture { settings.isDark.toggle() } }
}

// A function announces what is stored elsewhere.
@MainActor final class LoginItem: ObservableObject {
    private let service = LoginService()

    var isEnabled: Bool { service.isEnabled }

    func enable() async {
        await service.enable()
        await MainActor.run { objectWillChange.send() }
    }
}

@MainActor final class LoginService {
    private(set) var isEnabled = false
    func enable() async { isEnabled = true }
}
