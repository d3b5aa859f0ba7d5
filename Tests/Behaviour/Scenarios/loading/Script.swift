// A view of phases.
// safe: anyview-to-viewbuilder observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Start")
    await stage.tap("Bad")
    await stage.tap("Retry")
    await stage.tap("Good")
  }
}
