// A view shows a singleton, and is evaluated because the same object is in its environment.
// shows: UE202
// flags: --only unused-environment
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Rename")
  }
}
