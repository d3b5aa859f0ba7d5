// Erased branches of different types were different views.
// safe: anyview-to-viewbuilder
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("Ada", into: "Name")
    await stage.tap("Next")
    await stage.tap("Next")
    await stage.tap("Next")
  }
}
