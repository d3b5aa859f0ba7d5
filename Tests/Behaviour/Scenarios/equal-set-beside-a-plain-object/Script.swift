// The view reads all that is published, and was refreshed by a value that equals the one before.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Switch")
    await stage.tap("Switch")
  }
}
