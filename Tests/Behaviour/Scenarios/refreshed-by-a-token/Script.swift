// A property that nothing reads is there to refresh views.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("German")
  }
}
