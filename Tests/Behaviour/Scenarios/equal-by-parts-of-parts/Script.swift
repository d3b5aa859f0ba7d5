// A comparison that names all parts and compares only what is in them.
// shows: OM209
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Rename")
  }
}
