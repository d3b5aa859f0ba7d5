// Objects that @State throws away at once do what their 'deinit' does.
// shows: OM201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.toggle("Open")
    await stage.tap("Turn 0")
  }
}
