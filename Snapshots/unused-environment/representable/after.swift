import SwiftUI

struct Screen: Scene {
    var body: some Scene {
        WindowGroup { Text("a") }
    }
}
