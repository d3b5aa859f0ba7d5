// Rows appear as they scroll in.
// shows: LZ202
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.scroll(to: 10)
  }
}
