import SwiftUI

struct Account {
    var name = ""
    var note: String?
}

final class Settings: ObservableObject {
    @Published var isOffline = false
    @Published var account = Account()
    var log: [Bool] = []

    @MainActor static let shared = Settings()
}

struct Preferences: View {
    @StateObject private var settings = Settings()
    @State private var isOn = false
    @State private var names: [String] = []
    @Binding var account: Account

    var body: some View {
        Toggle("Offline", isOn: Binding(get: { settings.isOffline }, set: { settings.isOffline = $0 }))
        Toggle("On", isOn: $isOn)
        Toggle("On", isOn: self.$isOn)
        TextField(
            "Name",
            text: $account.name
        )
        TextField("Name", text: Binding(get: { return settings.account.name }, set: { settings.account.name = $0 }))
    }
}

struct Silent: View {
    @StateObject private var settings = Settings()
    @State private var isOn = false
    @State private var other = false
    @State private var names: [String] = []
    @State private var note: String?

    var body: some View {
        Toggle("a", isOn: Binding(get: { isOn }, set: { other = $0 }))
        Toggle("b", isOn: Binding(get: { !isOn }, set: { isOn = !$0 }))
        Toggle("c", isOn: Binding(get: { isOn }, set: { isOn = $0; settings.log.append($0) }))
        Toggle("d", isOn: Binding(get: { Settings.shared.isOffline }, set: { Settings.shared.isOffline = $0 }))
        TextField("e", text: Binding(get: { names[0] }, set: { names[0] = $0 }))
        TextField("f", text: Binding(get: { note ?? "" }, set: { note = $0 }))
        Toggle("g", isOn: Binding(get: { isOn }, set: { _ in isOn = true }))
    }
}
