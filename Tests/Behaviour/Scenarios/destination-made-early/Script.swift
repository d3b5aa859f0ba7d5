// An object was made when its view was shown; with @State, when the link to it was.
// shows: OM201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Configure")
    await stage.tap("Open")
  }
}
