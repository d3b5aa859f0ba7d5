// A static that nothing observes is the default of a property of a child.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Change")
  }
}
