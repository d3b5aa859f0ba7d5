// Two erased branches of one type were one view.
// shows: AV201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("kept?", into: "First")
    await stage.tap("Next")
  }
}
