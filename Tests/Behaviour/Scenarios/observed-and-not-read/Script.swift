// What a view shows changes along with an object of which it reads nothing.
// shows: OR201
// flags: --only observed-not-read
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Count")
    await stage.tap("Count")
  }
}
