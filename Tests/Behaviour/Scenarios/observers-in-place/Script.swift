// Observers of values that are changed in place.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(model: Model()))
    await stage.tap("Change")
    await stage.tap("Empty")
  }
}
