// A row has two properties of the environment that nothing uses.
// safe: unused-environment
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Count")
    await stage.tap("Theme")
    await stage.tap("Width")
    await stage.tap("Width")
    await stage.tap("Count")
  }
}
