// A computed property that is set through a binding.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.step("value")
    await stage.step("value", by: 0)
  }
}
