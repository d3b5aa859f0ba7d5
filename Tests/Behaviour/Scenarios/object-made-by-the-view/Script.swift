// An @ObservedObject that the view makes itself is another one after each evaluation of the parent; the unsafe
// fix keeps the first.
// shows: OM204
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("abc", into: "Draft")
    await stage.tap("Unread")
    await stage.tap("Turn")
  }
}
