// A child takes in its initialiser what was never published, and was made anew with its parent.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Change")
  }
}
