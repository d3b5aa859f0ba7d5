import Combine
import SwiftUI

@MainActor final class Recorder: ObservableObject {
    @Published var level = 0.0

    func run() async {
        while !Task.isCancelled { level = await measure() }
    }

    func measure() async -> Double { 1 }
}

@MainActor final class Settings: ObservableObject {
    @Published var isDark = false
}

@main struct RecorderApp: App {
    @StateObject private var recorder = Recorder()
    @StateObject private var settings = Settings()

    var body: some Scene {
        WindowGroup {
            Text("a")
                .environmentObject(recorder)
                .environmentObject(settings)
        }
    }
}
