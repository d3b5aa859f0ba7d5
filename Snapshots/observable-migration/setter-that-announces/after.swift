import SwiftUI

// A setter announces its own property, which stores nothing: reading it is registered.
@Observable
final class Settings {
    var title = ""

    /// Whether the app is dark; one line.
    var isDim: Bool {
        get {
            access(keyPath: \.isDim)
            return UserDefaults.standard.bool(forKey: "dim")
        }
        set {
            // Views show it.
            withMutation(keyPath: \.isDim) {}
            UserDefaults.standard.set(newValue, forKey: "dim")
        }
    }

    var size: Int {
        get {
            access(keyPath: \.size)
            let stored = UserDefaults.standard.integer(forKey: "size")
            return stored == 0 ? 12 : stored
        }
        set {
            UserDefaults.standard.set(newValue, forKey: "size")
            self.withMutation(keyPath: \.size) {}
        }
    }

    var isDark: Bool {
        get {
            access(keyPath: \.isDark)
            return UserDefaults.standard.bool(forKey: "dark")
        }
        set {
            withMutation(keyPath: \.isDark) {}
            UserDefaults.standard.set(newValue, forKey: "dark")
        }
    }
}

struct Pane: View {
    var settings: Settings
    var item: LoginItem

    var body: some View { Text(settings.isDark && settings.isDim ? settings.title : "\(settings.size) \(item.isEnabled)").onTapGesture { settings.isDark.toggle() } }
}

// A function announces what is stored elsewhere.
@Observable @MainActor final class LoginItem {
    private let service = LoginService()

    var isEnabled: Bool {
        access(keyPath: \.isEnabled)
        return service.isEnabled
    }

    func enable() async {
        await service.enable()
        await MainActor.run { withMutation(keyPath: \.isEnabled) {} }
    }
}

@MainActor final class LoginService {
    private(set) var isEnabled = false
    func enable() async { isEnabled = true }
}
