// Three branches that differ in one argument.
// safe: ternary-modifiers
// flags: --option ternary-modifiers.allow-nested
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Next")
    await stage.tap("Next")
  }
}
