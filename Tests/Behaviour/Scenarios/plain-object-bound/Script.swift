// A control sets a property of a plain object, and with it the property that holds the object.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.toggle("On")
    await stage.toggle("On")
  }
}
