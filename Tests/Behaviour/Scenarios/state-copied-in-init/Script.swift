// A view copies a model's value to its own state.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Edit")
    await stage.type("b", into: "Draft")
    await stage.tap("Save")
    await stage.tap("Edit")
  }
}
