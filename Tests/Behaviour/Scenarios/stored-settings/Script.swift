// A view shows what is stored elsewhere, and was refreshed by other changes.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    UserDefaults.standard.removeObject(forKey: "name")
    await stage.show(ContentView())
    await stage.tap("Rename")
  }
}
