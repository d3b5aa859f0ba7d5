// Modifiers of one branch.
// safe: ternary-modifiers
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("B")
    await stage.tap("A")
    await stage.tap("B")
  }
}
