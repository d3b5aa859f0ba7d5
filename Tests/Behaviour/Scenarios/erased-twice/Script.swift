// An AnyView in an AnyView is the view in it.
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
