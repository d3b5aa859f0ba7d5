// Rows that scroll far away lose their state.
// shows: LZ201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("kept?", into: "row 1")
    await stage.scroll(to: 50)
    await stage.scroll(to: 0)
  }
}
