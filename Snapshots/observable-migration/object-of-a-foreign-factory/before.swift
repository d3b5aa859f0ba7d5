import Resolving
import SwiftUI

final class Theme: ObservableObject { @Published var accent = 0 }

// A name that the project doesn't declare has no type of the project as its result.
struct ThemeView: View {
    @StateObject private var watcher = FolderWatcher.watch("Documents", deep: false)!
    @StateObject private var theme = Theme()

    var body: some View { Text("\(theme.accent)") }
}

// Unless an argument brings the type.
final class Settings: ObservableObject { @Published var size = 0 }

struct SettingsView: View {
    @StateObject private var settings = Resolver.resolve(Settings.self)

    var body: some View { Text("\(settings.size)") }
}
