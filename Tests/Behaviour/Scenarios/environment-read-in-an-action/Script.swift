// A view that reads its object only when a button is tapped shows what nothing observes.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Switch")
  }
}
