// An object whose creation and end are seen: @State creates one more for each evaluation of the parent.
// shows: OM201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Add")
    await stage.type("abc", into: "Note")
    await stage.tap("Turn")
    await stage.tap("Hide")
    await stage.tap("Hide")
  }
}
