// The view shows objects of a list that it holds, which nothing observes.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(stops: [Stop()]))
    await stage.tap("Visit")
  }
}
