// A part of a value equals by its ID alone.
// shows: OM209
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("A")
    await stage.tap("B")
  }
}
