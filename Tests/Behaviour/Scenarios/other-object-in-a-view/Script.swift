// The view reads an object that it doesn't observe, and that stays an ObservableObject.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Switch")
  }
}
