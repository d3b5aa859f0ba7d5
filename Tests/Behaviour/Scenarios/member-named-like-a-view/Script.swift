// A function called Text gives a view with state.
// shows: TM202
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("Ada", into: "Name")
    await stage.tap("Faint")
  }
}
