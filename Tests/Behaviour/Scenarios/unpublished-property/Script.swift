// A view shows what was never published, and was refreshed by other changes.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Play")
    await stage.tap("Stop")
  }
}
