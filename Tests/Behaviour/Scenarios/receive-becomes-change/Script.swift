// '.onReceive' of a published property hears equal values and the value at the start before it is shown.
// shows: OM207
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("a", into: "Query")
    await stage.type("a", into: "Query")
    await stage.type("ab", into: "Query")
  }
}
