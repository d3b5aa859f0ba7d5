// A part of an object does work when it goes.
// shows: OM201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Turn 0")
  }
}
