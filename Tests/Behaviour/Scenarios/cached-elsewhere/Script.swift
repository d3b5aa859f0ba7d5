// A cache that nothing observes answers before what was published is read.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Turn")
    await stage.tap("Rename")
  }
}
