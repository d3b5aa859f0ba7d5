import SwiftUI

// Only the wrapper tells views of changes.
@MainActor final class Settings: ObservableObject {
    static let shared = Settings()
    @AppStorage("large") var isLarge = false
    @AppStorage("steps") var steps = 12.0
}

struct SettingsPanel: View {
    @ObservedObject private var settings = Settings.shared

    var body: some View {
        Toggle("Large", isOn: $settings.isLarge)
        Slider(value: $settings.steps, in: 1...50)
        Text("\(settings.steps)").font(settings.isLarge ? .title : .body)
    }
}

// Some of it is published.
@Observable
final class Controller {
    var isRunning = false
    @ObservationIgnored @AppStorage("seed") var seed = 1
}

struct ControllerPanel: View {
    @State private var controller = Controller()

    var body: some View { Text("\(controller.seed) \(controller.isRunning)") }
}
