// The comparison of what a generic class is used with.
// shows: OM209
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(store: Store(AppState())))
    await stage.tap("Rename")
  }
}
