import Combine
import SwiftUI

// must stay ObservableObject, the SDK reads objectWillChange
final class Store: ObservableObject {
    @Published var name = ""
}

struct StoreView: View {
    @StateObject private var store = Store()

    var body: some View { Text(store.name) }
}

/// The settings. They must be saved before the app quits.
@Observable
final class Settings {
    var name = "" // must not be empty
}

struct SettingsView: View {
    @State private var settings = Settings()

    var body: some View { Text(settings.name) }
}
