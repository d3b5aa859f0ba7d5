// A flag that is switched off takes back what is set further out.
// shows: TM204
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Flip")
  }
}
