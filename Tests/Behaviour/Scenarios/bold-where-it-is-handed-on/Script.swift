// A view is made bold where a constant holds it.
// shows: TM204
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    
    await stage.tap("Flip")
    await stage.tap("Flip")
  }
}
