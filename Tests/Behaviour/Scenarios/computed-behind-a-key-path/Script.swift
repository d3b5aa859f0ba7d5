// A key path leads to what is made of a property that was never published.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Change")
  }
}
