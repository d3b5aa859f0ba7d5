// A router with a stack.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Go")
    await stage.tap("More")
    await stage.tap("Back")
    await stage.tap("Back")
  }
}
