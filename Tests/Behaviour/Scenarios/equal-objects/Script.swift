// An object is replaced by one that counts as equal.
// shows: OM209
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(store: Store()))
    await stage.tap("Replace")
  }
}
