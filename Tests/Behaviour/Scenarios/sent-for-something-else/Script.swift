// A change that was sent by hand refreshed a view that reads something else.
// shows: OM208
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(language: Language()))
    await stage.tap("German")
  }
}
