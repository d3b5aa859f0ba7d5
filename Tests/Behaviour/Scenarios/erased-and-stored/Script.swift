// A stored AnyView may be the view of the other branch.
// shows: AV201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("Ada", into: "Name")
    await stage.tap("Flip")
    await stage.tap("Flip")
  }
}
