// Two branches appear at each flip; one view doesn't.
// shows: TM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Faint")
  }
}
