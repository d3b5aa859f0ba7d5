// A cache that is dropped when what it was made of changes: whoever finds it full doesn't see what it was made of.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Add")
    await stage.tap("Add")
  }
}
