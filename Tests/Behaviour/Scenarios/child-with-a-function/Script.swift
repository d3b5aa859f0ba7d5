// A view that is given a function is evaluated with the view around it.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(plain: Plain()))
    await stage.tap("Go")
  }
}
