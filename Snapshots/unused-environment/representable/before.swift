import SwiftUI

struct Screen: Scene {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup { Text("a") }
    }
}
