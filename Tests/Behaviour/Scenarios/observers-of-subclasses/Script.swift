// Observers while a subclass is created.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(model: Sub(z: "z")))
    await stage.tap("Change")
  }
}
