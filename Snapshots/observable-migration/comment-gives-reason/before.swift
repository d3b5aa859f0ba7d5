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
final class Settings: ObservableObject {
    @Published var name = "" // must not be empty
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View { Text(settings.name) }
}
