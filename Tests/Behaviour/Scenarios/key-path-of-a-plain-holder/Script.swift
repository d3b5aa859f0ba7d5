// A view that holds the object without observing it was never refreshed by what its key path leads to.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Change")
  }
}
