// A static that nothing observes is the default of an argument with which a child is made.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Change")
  }
}
