// An object goes when the identity of its view changes, and not when its arguments do.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("n 1")
    await stage.tap("Next")
    await stage.tap("Reset")
  }
}
