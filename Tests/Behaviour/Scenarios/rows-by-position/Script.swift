// A row follows its element, with its state.
// shows: FI201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.toggle("open a")
    await stage.tap("Drop first")
  }
}
