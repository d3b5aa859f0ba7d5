// What was sent by hand refreshed views that show something else than what changed there.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Add")
  }
}
