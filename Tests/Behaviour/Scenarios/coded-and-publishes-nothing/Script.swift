// Without its conformance, a class that publishes nothing refreshes no view, as before, and has the same keys.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Rename")
    await stage.tap("Code")
  }
}
