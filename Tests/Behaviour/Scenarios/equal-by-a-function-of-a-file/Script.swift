// A comparison at the level of a file.
// shows: OM209
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Rename")
  }
}
