// A key path sets a value that equals the one before.
// shows: OM209
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Rename")
    await stage.tap("Path")
  }
}
