// Elements of a list whose type is told by its value equal by their IDs alone.
// shows: OM209
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Rename")
  }
}
