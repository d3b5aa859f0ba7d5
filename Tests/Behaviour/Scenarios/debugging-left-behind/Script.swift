// Calls that print what has changed, also where nothing else is in a branch; the counter keeps its state or not as before.
// safe: print-changes
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Add")
    await stage.tap("Add")
    await stage.toggle("Open")
    await stage.toggle("Open")
    await stage.tap("Add")
  }
}
