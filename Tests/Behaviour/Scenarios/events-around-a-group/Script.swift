// What is applied to a group is applied to each of its branches.
// shows: TM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Flip")
  }
}
