// The view reads the user defaults.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    UserDefaults.standard.removeObject(forKey: "k")
    await stage.show(ContentView())
    await stage.tap("Change")
  }
}
