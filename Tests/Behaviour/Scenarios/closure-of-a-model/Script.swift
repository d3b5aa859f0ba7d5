// A view calls a function that its model holds.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(Root())
    await stage.tap("Change")
  }
}
