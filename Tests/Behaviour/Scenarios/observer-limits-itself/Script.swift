// An observer that sets its own published property is called again, before and after.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Louder")
    await stage.tap("Louder")
    await stage.tap("Set")
    await stage.tap("Tag")
    await stage.tap("Tag")
  }
}
