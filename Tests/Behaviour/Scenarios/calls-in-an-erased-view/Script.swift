// Calls that give no view run at each evaluation, before and after.
// shows: PC201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Add")
    await stage.tap("Add")
  }
}
