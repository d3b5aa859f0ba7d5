// A generic view reads what was never published.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(Screen(player: Player()))
    await stage.tap("Go")
  }
}
