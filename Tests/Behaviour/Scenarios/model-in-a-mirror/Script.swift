// A mirror shows what the macro adds to an object.
// shows: OM212
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(profile: Profile()))
  }
}
