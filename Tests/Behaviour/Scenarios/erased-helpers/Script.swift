// Erased branches whose type only a helper tells.
// shows: AV201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("a 0")
    await stage.tap("Flip")
    await stage.tap("Flip")
  }
}
