// The model computes from an object of another module, which nothing observes.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Advance")
  }
}
